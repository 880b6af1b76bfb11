import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import type { CreationKind } from '../creation.ts';
import { hintsAtFirst } from './constants.ts';
import { linesSchema } from './lines.ts';
import { seasons } from './words.ts';

/** A poem as it is written, and once it is finished. */
export const haiku = z.object({
  mode: z.enum(['create', 'complete']),
  season: z.enum(seasons),
  lines: linesSchema,
  /** The classic that is completed; null in one of the learner's own. */
  poem: z.nullable(z.string().check(z.maxLength(20))),
  hintsLeft: z.int().check(z.gte(0), z.lte(hintsAtFirst)),
  /** The run by which it was handed in, and its points; null for a draft. */
  handedIn: z.nullable(z.object({ run: uuid, points: z.int() })),
});
export type Haiku = z.infer<typeof haiku>;

export const creations = { haiku: { format: 1, schema: haiku } } satisfies Record<
  string,
  CreationKind<Haiku>
>;
