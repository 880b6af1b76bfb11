import { formsOf } from './accepted-readings.ts';
import type { Reading } from './kanji.ts';
import type { Language } from './languages.ts';
import { acceptedForms, formKeys, meaningKeys, plainKey } from './meaning-key.ts';
import { isReadable, romajiKeys, spellingOf } from './reading-key.ts';
import { isTypo } from './typo.ts';

/**
 * How a typed answer is judged. A typo is right, and said. An answer of another kind than was asked (the
 * kanji itself, a meaning where a reading is asked) counts for nothing.
 */
export type Verdict = 'right' | 'typo' | 'wrong' | 'otherKind';

/** What is accepted as the meaning of a kanji in one language. */
export interface Meanings {
  readonly language: Language;
  readonly glosses: readonly string[];
  /** Meanings of other kanji that could be taken for one of these: see `meaningsBeside`. */
  readonly beside: readonly string[];
}

/** What is asked about. */
export interface Asked {
  readonly kanji: string;
  /** In hiragana, each of them right. */
  readonly readings: readonly string[];
  /** Where they are not known, a meaning that is given for a reading is wrong. */
  readonly meanings?: Meanings;
}

/** Judges what was typed where a reading or a meaning of a kanji, or of a word, is asked. */
export function judge(
  kind: 'reading' | 'meaning',
  { kanji, readings, meanings }: Asked,
  text: string,
): Verdict {
  const typed = text.normalize('NFKC').trim();
  if (kind === 'reading') {
    if (/\p{Script=Han}/u.test(typed)) return 'otherKind';
    const verdict = judgeReading(readings, text);
    if (verdict !== 'wrong' || !meanings) return verdict;
    return judgeMeaning(meanings, text) === 'right' ? 'otherKind' : 'wrong';
  }
  if (typed.includes(kanji)) return 'otherKind';
  const verdict = meanings ? judgeMeaning(meanings, text) : 'wrong';
  if (verdict !== 'wrong') return verdict;
  const isJapanese =
    meanings?.language !== 'ja' && /^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(typed);
  return isJapanese || judgeReading(readings, text) === 'right' ? 'otherKind' : 'wrong';
}

/** Whether there is anything in a text to be judged. */
export const isAnswer = (text: string): boolean => plainKey(text) !== '';

/**
 * Judges a reading. In kana it is a spelling, in romaji any usual way to write what is heard; what can be read as another
 * word is no typo.
 */
export function judgeReading(readings: readonly string[], text: string): Exclude<Verdict, 'otherKind'> {
  if (isTooLong(text)) return 'wrong';
  const spelling = spellingOf(text);
  if (spelling !== null) return readings.some((each) => spellingOf(each) === spelling) ? 'right' : 'wrong';
  const typed = romajiKeys(text);
  const keys = readings.flatMap(romajiKeys);
  if (typed.some((key) => keys.includes(key))) return 'right';
  const isMeant = (key: string) => !isReadable(key) && keys.some((known) => isTypoInSounds(known, key));
  return [plainKey(text), ...typed].some(isMeant) ? 'typo' : 'wrong';
}

/** Which of its readings a kanji was answered by. */
export const readingMeant = (readings: readonly Reading[], text: string): Reading | undefined =>
  readings.find((reading) => judgeReading(formsOf(reading), text) !== 'wrong');

/** Shorter readings forgive no typo: one letter makes another word. */
const forgivenFrom = 6;

/** Long vowels are one letter each there, which is no Latin one. */
const isTypoInSounds = (word: string, typed: string) =>
  word.length >= forgivenFrom && isTypo(withLatin(word), withLatin(typed));
const withLatin = (key: string) =>
  key.replace(/[āūō]/gu, (long) => ({ ā: 'q', ū: 'x', ō: 'l' })[long] ?? long);

/** Judges a meaning, in any number and gender; what is exactly a meaning of another kanji is that, and no typo. */
export function judgeMeaning(meanings: Meanings, text: string): Exclude<Verdict, 'otherKind'> {
  if (isTooLong(text)) return 'wrong';
  const { language, beside } = meanings;
  const { keys, forms } = acceptedIn(meanings);
  const typed = typedKeys(text, language);
  if (typed.some((key) => keys.has(key))) return 'right';
  if (typed.some((key) => beside.includes(key))) return 'wrong';
  if (formKeys(text, language).some((form) => forms().has(form))) return 'right';
  return typed.some((key) => [...keys].some((known) => isTypo(known, key))) ? 'typo' : 'wrong';
}

/** One character may stand for eighteen: what is compared with many meanings has a bound as it is compared. */
const longestTyped = 80;
const isTooLong = (text: string) => text.normalize('NFKC').length > longestTyped;

/** One text is compared with the meanings of many kanji in a row. */
let typedLast: { readonly text: string; readonly language: Language; readonly keys: string[] } | null = null;

function typedKeys(text: string, language: Language): readonly string[] {
  if (typedLast?.text !== text || typedLast.language !== language)
    typedLast = { text, language, keys: meaningKeys(text, language) };
  return typedLast.keys;
}

interface Accepted {
  readonly keys: ReadonlySet<string>;
  readonly forms: () => ReadonlySet<string>;
}

/** What was once compared is compared again with the next answer. */
const known = new WeakMap<readonly string[], Partial<Record<Language, Accepted>>>();

function acceptedIn({ language, glosses }: Meanings): Accepted {
  const byLanguage = known.get(glosses) ?? {};
  known.set(glosses, byLanguage);
  let forms: ReadonlySet<string> | undefined;
  byLanguage[language] ??= {
    keys: new Set(glosses.flatMap((gloss) => meaningKeys(gloss, language))),
    forms() {
      forms ??= new Set(glosses.flatMap((gloss) => acceptedForms(gloss, language)));
      return forms;
    },
  };
  return byLanguage[language];
}
