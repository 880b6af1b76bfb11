import * as z from 'zod/mini';
import { modes } from '../series.ts';
import { seriesSchema } from './level.ts';
import { puzzlesPerSet, sets } from './puzzles.ts';

/** One level: all puzzles of a set once, as a part of a series. */
export const setupSchema = z.extend(seriesSchema, {
  mode: z.enum(modes),
  /** Kanji that the learner should see again: of each difficulty they come first. */
  due: z.optional(z.array(z.string().check(z.maxLength(2))).check(z.maxLength(puzzlesPerSet))),
  /** The number of the set. */
  set: z.int().check(z.gte(1), z.lte(sets.length)),
});
export type Setup = z.infer<typeof setupSchema>;

/** The number of the set that a new level plays: each level another one, until all have been built. */
export const setOf = (level: number): number => ((level - 1) % sets.length) + 1;

/** The puzzles of a level. */
export function puzzlesOf({ set }: Pick<Setup, 'set'>): (typeof sets)[number] {
  const puzzles = sets[set - 1];
  if (!puzzles) throw new RangeError(`there is no set ${set}`);
  return puzzles;
}
