import { toHiragana } from '@michi/kanji/romaji';
import * as z from 'zod/mini';
import type { KnownKanji } from './setup.ts';

const text = z.string().check(z.minLength(1));

const wordSchema = z.strictObject({
  /** How the kanji is read in it: on readings in katakana, kun readings in hiragana. */
  reading: z.string().check(z.regex(/^(?:[ァ-ヶー]+|[ぁ-ゖー]+)$/u)),
  word: text,
  kana: z.string().check(z.regex(/^[ぁ-ゖー]+$/u)),
  /** By language. */
  meaning: z.record(z.string(), text),
});
type Word = z.infer<typeof wordSchema>;

/** The words by which lessons teach readings. A kanji that is no word `alone` begins with one of them. */
export const lessonWordsSchema = z.record(
  z.string().check(z.regex(/^\p{Script=Han}$/u)),
  z.strictObject({ alone: z.boolean(), words: z.array(wordSchema).check(z.minLength(1)) }),
);
type LessonWords = z.infer<typeof lessonWordsSchema>;

/** The words of a kanji, each for another reading if it can be; the kanji itself first. Without meaning it means what the kanji means. */
export function wordsOf(
  kanji: string,
  { first, readings }: Pick<KnownKanji, 'first' | 'readings'>,
  all: LessonWords,
): readonly (Omit<Word, 'meaning'> & Partial<Pick<Word, 'meaning'>>)[] {
  const { alone, words } = all[kanji] ?? { alone: true, words: [] };
  if (!alone) return words;
  const kun = readings.find(({ kana, type }) => type === 'kun' && kana.replace('.', '') === first.kana);
  const on = readings.find(({ kana, type }) => type === 'on' && toHiragana(kana) === first.kana);
  const [stem = first.kana, okurigana = ''] = kun ? kun.kana.split('.') : [on?.kana];
  return [{ reading: stem, word: kanji + okurigana, kana: first.kana }, ...words];
}
