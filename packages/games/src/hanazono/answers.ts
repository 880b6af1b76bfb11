import { readingKey } from '@michi/kanji/reading-key';
import { type Judgement, judgeMeaning, judgeReading, meaningKey } from '../typed-answer.ts';
import type { Prompt, QuestionKind } from './setup.ts';

/** Judges what was typed, or the form that was chosen. */
export function judge(kind: QuestionKind, prompt: Prompt, text: string): Judgement {
  if (kind === 'writing') return text === prompt.kanji ? 'right' : 'wrong';
  return kind === 'reading' ? judgeReading(prompt.readings, text) : judgeMeaning(prompt.glosses, text);
}

/** Whether there is anything in it to be judged. */
export const isAnswer = (kind: QuestionKind, text: string): boolean =>
  (kind === 'reading' ? readingKey(text) : meaningKey(text)) !== '';
