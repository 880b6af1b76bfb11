import type { FindKanji, TypedEntry } from '@michi/games/typed-prompts';
import type { KanjiLibrary } from './kanji-library.ts';

/** Finds what is right of a kanji in a language; null for one that is in no deck. */
export function findKanjiIn(library: KanjiLibrary): FindKanji {
  const known = new Set(library.decks.flat());
  return (kanji, language) => {
    if (!known.has(kanji)) return null;
    const own: TypedEntry = { ...library.entry(kanji, language), beside: library.beside(kanji, language) };
    if (language !== 'ja') return own;
    // who reads Japanese may say in English, too, what a kanji means
    const { glosses } = library.entry(kanji, 'en');
    return {
      ...own,
      glosses: [...own.glosses, ...glosses],
      beside: [...own.beside, ...library.beside(kanji, 'en')],
    };
  };
}
