import * as z from 'zod/mini';
import { classicOf, hiddenPoemOf } from './poems.ts';

const level = z.int().check(z.gte(1), z.lte(1_000));

/** A poem of the learner's own, or one that goes on from the first line of a classic. */
const written = z.strictObject({
  mode: z.enum(['create', 'complete']),
  /** The classic that is completed; null in a poem of one's own. */
  poem: z.nullable(z.string().check(z.maxLength(20))),
  /** The learner's level, as the device says: it decides which words there are. */
  level,
});
export type WrittenSetup = z.infer<typeof written>;

/** A hidden poem that is sought. */
const hunted = z.strictObject({
  mode: z.literal('hunt'),
  poem: z.string().check(z.maxLength(20)),
  level,
});
export type HuntSetup = z.infer<typeof hunted>;

export const setupSchema = z.union([written, hunted]);
export type Setup = z.infer<typeof setupSchema>;

/** The level of a run, by which its best result is known. */
export const levelOf = ({ mode, poem }: Setup): string => (poem === null ? mode : `${mode}-${poem}`);

/** Whether there is such a poem. */
export function isPossible(setup: Setup): boolean {
  if (setup.mode === 'hunt') return hiddenPoemOf(setup.poem) !== null;
  if (setup.poem === null) return setup.mode === 'create';
  return setup.mode === 'complete' && classicOf(setup.poem) !== null;
}
