import type { KanjiFacts, Reading } from './kanji.ts';
import { toHiragana } from './romaji.ts';

/**
 * What is right when the reading of a kanji is typed: the first reading, then all others, with and without okurigana. One
 * sound alone (あ of 明) is left over of too many words to say that one of them is known.
 */
export function acceptedReadings({ first, readings }: Pick<KanjiFacts, 'first' | 'readings'>): string[] {
  return [...new Set([toHiragana(first.kana), ...readings.flatMap(formsOf)])];
}

/** How one reading may be typed. */
export function formsOf({ kana }: Pick<Reading, 'kana'>): string[] {
  const [stem = '', okurigana = ''] = toHiragana(kana).split('.');
  return okurigana !== '' && stem.length > 1 ? [stem + okurigana, stem] : [stem + okurigana];
}
