import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import type { CreationKind } from '../creation.ts';
import { panelsSchema, titleSchema } from './story.ts';
import { templateIds } from './templates.ts';

const percent = z.int().check(z.gte(0), z.lte(100));

/** A story as it is drawn, and once it is published. */
export const story = z.object({
  template: z.enum(templateIds),
  /** The learner's own; '' for that of the template. */
  title: titleSchema,
  panels: panelsSchema,
  /** The run by which it was published last, and what it came to; null for a draft. */
  published: z.nullable(
    z.object({
      run: uuid,
      score: z.int(),
      kanjiPercent: percent,
      creativity: percent,
      coherence: percent,
    }),
  ),
});
export type Story = z.infer<typeof story>;

export const creations = { story: { format: 1, schema: story } } satisfies Record<
  string,
  CreationKind<Story>
>;
