import { meaningKey } from '@michi/kanji/meaning-key';
import { readingKey } from '@michi/kanji/reading-key';

/** What is right when a kanji is to be named. */
export interface Nameable {
  readonly kanji: string;
  /** In hiragana. */
  readonly readings: readonly string[];
  /** In the learner's language. */
  readonly meanings: readonly string[];
}

/** By what a typed answer names a kanji; null when it does not. */
export function namedBy(
  typed: string,
  { kanji, readings, meanings }: Nameable,
): 'kanji' | 'reading' | 'meaning' | null {
  if (typed.normalize('NFKC').trim() === kanji) return 'kanji';
  const reading = readingKey(typed);
  if (reading !== '' && readings.some((each) => readingKey(each) === reading)) return 'reading';
  const meaning = meaningKey(typed);
  if (meaning !== '' && meanings.some((each) => meaningKey(each) === meaning)) return 'meaning';
  return null;
}
