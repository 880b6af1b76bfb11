import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';

/** The eras with their first years, the latest first. Every page shows one: the browser's own calendar would cost it more. */
const eras = [
  ['令和', 2019],
  ['平成', 1989],
] as const;

/** A year as Japan counts it, by the era of its last day: 2026 is 令和八年. Throws RangeError before 1989. */
export function eraYear(year: number): string {
  const era = eras.find(([, first]) => first <= year);
  if (!era) throw new RangeError(`no era of ${year}`);
  const [name, first] = era;
  return `${name}${year === first ? '元' : kanjiNumeral(year - first + 1)}年`;
}
