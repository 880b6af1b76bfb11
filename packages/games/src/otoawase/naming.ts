import { judgeMeaning, judgeReading } from '../typed-answer.ts';
import type { Prompt } from './setup.ts';

/** By what a typed answer names a kanji; null when it does not. A slip is no answer here. */
export function namedBy(
  typed: string,
  { kanji, readings, glosses }: Prompt,
): 'kanji' | 'reading' | 'meaning' | null {
  if (typed.normalize('NFKC').trim() === kanji) return 'kanji';
  if (judgeReading(readings, typed) === 'right') return 'reading';
  return judgeMeaning(glosses, typed) === 'right' ? 'meaning' : null;
}
