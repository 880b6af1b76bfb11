import * as z from 'zod/mini';
import { count, grade } from '../series.ts';

/** What has been reached in a series: levels follow each other, and carry it on. */
export const totalsSchema = z.object({
  score: count,
  completedKanji: count,
  /** Kanji completed without a hint. */
  perfectCombos: count,
  hintsUsed: count,
  /** Kanji completed in a row. */
  combo: count,
});
export type Totals = z.infer<typeof totalsSchema>;

/** Which level comes next, and what the levels before it have brought. */
export const seriesSchema = z.object({
  level: grade,
  totals: totalsSchema,
});
export type Series = z.infer<typeof seriesSchema>;

export const firstSeries: Series = {
  level: 1,
  totals: { score: 0, completedKanji: 0, perfectCombos: 0, hintsUsed: 0, combo: 0 },
};
