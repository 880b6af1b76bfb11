import { judge } from '@michi/kanji/judge';
import type { Language } from '@michi/kanji/languages';
import { askedOf, type TypedPrompt } from '../typed-prompts.ts';

/** By what a typed answer names a kanji, typos included; null when it does not. */
export function namedBy(
  typed: string,
  prompt: TypedPrompt,
  language: Language,
): 'kanji' | 'reading' | 'meaning' | null {
  if (typed.normalize('NFKC').trim() === prompt.kanji) return 'kanji';
  const asked = askedOf(prompt, language);
  const names = (kind: 'reading' | 'meaning') => ['right', 'typo'].includes(judge(kind, asked, typed));
  return names('reading') ? 'reading' : names('meaning') ? 'meaning' : null;
}
