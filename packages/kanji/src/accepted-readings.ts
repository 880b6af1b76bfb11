import type { KanjiFacts } from './kanji.ts';
import { toHiragana } from './romaji.ts';

/** What is right when the reading of a kanji is typed: the first reading, then all others, with and without okurigana. */
export function acceptedReadings({ first, readings }: Pick<KanjiFacts, 'first' | 'readings'>): string[] {
  const others = readings.flatMap(({ kana }) => [kana.replace('.', ''), stem(kana)]);
  return [...new Set([first.kana, ...others].map(toHiragana))];
}

const stem = (reading: string) => reading.replace(/\..*/, '');
