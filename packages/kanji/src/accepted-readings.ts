import type { KanjiFacts } from './kanji.ts';
import { toHiragana } from './romaji.ts';

/**
 * What is right when the reading of a kanji is typed: the first reading, then all others, with and without okurigana. One
 * sound alone (あ of 明) is left over of too many words to say that one of them is known.
 */
export function acceptedReadings({ first, readings }: Pick<KanjiFacts, 'first' | 'readings'>): string[] {
  const others = readings.flatMap(({ kana }) => {
    const [stem = '', okurigana] = kana.split('.');
    if (okurigana === undefined) return [stem];
    return stem.length > 1 ? [stem + okurigana, stem] : [stem + okurigana];
  });
  return [...new Set([first.kana, ...others].map(toHiragana))];
}
