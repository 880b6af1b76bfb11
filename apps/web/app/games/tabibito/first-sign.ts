import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import type { State } from '@michi/games/tabibito/rules';

/** What a hint tells of a reading that is to be typed. */
export function firstSign({ setup }: State, { kanji }: ModuleQuestion): string {
  const reading = setup.prompts.find((prompt) => prompt.kanji === kanji)?.readings[0] ?? '';
  return [...reading][0] ?? '';
}
