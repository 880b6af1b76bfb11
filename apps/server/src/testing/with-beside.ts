import type { TypedPrompt } from '@michi/games/typed-prompts';
import { deckOf } from '@michi/kanji/taught-kanji';
import { loadKanjiLibrary } from '../content/kanji-library.ts';

const library = await loadKanjiLibrary();

/** Prompts in German with the meanings of other kanji that lie beside theirs, as a device sends them. */
export const withBeside = <Prompt extends TypedPrompt>(prompts: readonly Prompt[]): Prompt[] =>
  prompts.map((prompt) => ({
    ...prompt,
    beside: deckOf(prompt.kanji) ? [...library.beside(prompt.kanji, 'de')] : [],
  }));
