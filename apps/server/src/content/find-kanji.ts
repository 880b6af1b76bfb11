import type { FindKanji } from '@michi/games/typed-prompts';
import { locales } from '@michi/messages/locales';
import type { KanjiLibrary } from './kanji-library.ts';

/** Finds what is right of a kanji in any language; null for one that is in no deck. */
export function findKanjiIn(library: KanjiLibrary): FindKanji {
  const known = new Set(library.decks.flat());
  return (kanji) => {
    if (!known.has(kanji)) return null;
    const [entry, ...others] = locales.map((locale) => library.entry(kanji, locale));
    return entry ? { ...entry, glosses: [entry, ...others].flatMap(({ glosses }) => glosses) } : null;
  };
}
