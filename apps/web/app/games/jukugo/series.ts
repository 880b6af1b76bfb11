import { emptyTotals, totalsSchema } from '@michi/games/jukugo/level';
import { type State, unknownWords } from '@michi/games/jukugo/rules';
import { grade, type Mode } from '@michi/games/series';
import { locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { JsonStore } from '../../lib/device/storage.ts';
import { type SeriesKind, SeriesStore } from '../../play/series.ts';
import { shownWord } from './words.ts';

/** The words of a level, with texts in one language. */
const batch = z.object({ locale: z.enum(locales), words: z.array(shownWord) });
export type Batch = z.infer<typeof batch>;

const seriesSchema = z.object({
  /** The level that is played, or comes next. */
  level: grade,
  /** What the levels before it have brought. */
  totals: totalsSchema,
  /** Null until its words are drawn. */
  batch: z.nullable(batch),
  /** Words that were missed or hinted, which a later level brings again. */
  returning: z.array(z.string()),
});
export type Series = z.infer<typeof seriesSchema>;

export const jukugoSeries: SeriesKind<Series> = {
  game: 'jukugo',
  schema: seriesSchema,
  first: { level: 1, totals: emptyTotals, batch: null, returning: [] },
};

/** What a later level brings again once this one has ended so: what waited before, and what was not known now. */
export const returningAfter = ({ returning }: Pick<Series, 'returning'>, ended: State): string[] => [
  ...new Set([...returning, ...unknownWords(ended)]),
];

/** Keeps the words drawn for a level, unless it has some by now, or the learner is elsewhere. */
export function storeWords(store: JsonStore, mode: Mode, level: number, words: Batch): void {
  const series = new SeriesStore(store, jukugoSeries, mode);
  const now = series.value;
  if (now.level !== level || now.batch !== null) return;
  const returning = now.returning.filter((wanted) => words.words.every(({ jukugo }) => jukugo !== wanted));
  series.keep({ ...now, batch: words, returning });
}
