import { judge, type Verdict } from '@michi/kanji/judge';
import type { Language } from '@michi/kanji/languages';
import { askedOf } from '../typed-prompts.ts';
import type { Prompt, QuestionKind } from './setup.ts';

/** Judges what was typed, or the form that was chosen. */
export function judgeAnswer(kind: QuestionKind, prompt: Prompt, language: Language, text: string): Verdict {
  if (kind === 'writing') return text === prompt.kanji ? 'right' : 'wrong';
  return judge(kind, askedOf(prompt, language), text);
}
