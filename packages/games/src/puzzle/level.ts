import * as z from 'zod/mini';
import { count, grade } from '../sitting.ts';

/** What has been reached in a sitting: levels follow each other, and carry it on. */
export const tallySchema = z.object({
  score: count,
  completedKanji: count,
  /** Kanji completed without a hint. */
  perfectCombos: count,
  hintsUsed: count,
  /** Kanji completed in a row. */
  combo: count,
});
export type Tally = z.infer<typeof tallySchema>;

/** Which level comes next, and what the levels before it have brought. */
export const sittingSchema = z.object({
  level: grade,
  tally: tallySchema,
});
export type Sitting = z.infer<typeof sittingSchema>;

export const firstSitting: Sitting = {
  level: 1,
  tally: { score: 0, completedKanji: 0, perfectCombos: 0, hintsUsed: 0, combo: 0 },
};
