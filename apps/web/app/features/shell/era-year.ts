import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';

const japaneseYear = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  era: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A year as Japan counts it, by the era of its last day: 2026 is 令和八年. */
export function eraYear(year: number): string {
  return japaneseYear.format(Date.UTC(year, 11, 31)).replace(/\d+/, (digits) => kanjiNumeral(Number(digits)));
}
