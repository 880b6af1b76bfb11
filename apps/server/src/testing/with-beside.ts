import type { TypedPrompt } from '@michi/games/typed-prompts';
import { deckOf } from '@michi/kanji/taught-kanji';
import { loadKanjiLibrary } from '../content/kanji-library.ts';

const library = await loadKanjiLibrary();

/** German prompts as a device sends them: with the meanings of other kanji that are easily confused with theirs. */
export const withBeside = <Prompt extends TypedPrompt>(prompts: readonly Prompt[]): Prompt[] =>
  prompts.map((prompt) => ({
    ...prompt,
    beside: deckOf(prompt.kanji) ? [...library.beside(prompt.kanji, 'de')] : [],
  }));
