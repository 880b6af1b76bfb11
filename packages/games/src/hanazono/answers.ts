import { readingKey } from '@michi/kanji/reading-key';
import { type Judgement, judgeMeaning, judgeReading, meaningKey } from '../typed-answer.ts';
import type { Card, QuestionKind } from './setup.ts';

/** Judges what was typed, or the form that was chosen. */
export function judge(kind: QuestionKind, card: Card, text: string): Judgement {
  if (kind === 'writing') return text === card.kanji ? 'right' : 'wrong';
  return kind === 'reading' ? judgeReading(card.readings, text) : judgeMeaning(card.glosses, text);
}

/** Whether there is anything in it to be judged. */
export const isAnswer = (kind: QuestionKind, text: string): boolean =>
  (kind === 'reading' ? readingKey(text) : meaningKey(text)) !== '';
