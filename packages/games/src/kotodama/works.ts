import * as z from 'zod/mini';
import type { WorkKind } from '../work.ts';

export const modes = ['create', 'complete', 'hunt'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** A word of the list by its kanji, or kana that the learner has put between the words. */
const piece = z.union([
  z.object({ word: z.string().check(z.maxLength(8)) }),
  z.object({ kana: z.string().check(z.maxLength(8)) }),
]);

const line = z.array(piece).check(z.maxLength(12));

/** A poem as it is written, and once it is finished. */
export const haiku = z.object({
  mode: z.enum(modes),
  season: z.enum(seasons),
  lines: z.tuple([line, line, line]),
  /** The classic that is completed, or the hidden one that is sought; null for one of the learner's own. */
  poem: z.nullable(z.string().check(z.maxLength(40))),
  /** The run by which it was handed in; null for a draft. */
  handedIn: z.nullable(z.uuid()),
});
export type Haiku = z.infer<typeof haiku>;

export const works = { haiku: { format: 1, schema: haiku } } satisfies Record<string, WorkKind<Haiku>>;
