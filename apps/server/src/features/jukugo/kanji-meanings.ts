import type { Locale } from '@michi/messages/locales';
import type { KanjiLibrary } from '../../kanji-library.ts';

/** What a kanji means on its own; in Japanese how it is read, for there its meaning says nothing new. */
export type KanjiMeaning = (kanji: string, locale: Locale) => string;

/** Knows the kanji of all words: those of the decks, and the others by glosses of the game. */
export async function loadKanjiMeanings(library: KanjiLibrary): Promise<KanjiMeaning> {
  const { default: glosses }: { default: Readonly<Record<string, Readonly<Record<Locale, string>>>> } =
    await import('@michi/games/jukugo/kanji-glosses.json', { with: { type: 'json' } });
  return (kanji, locale) => {
    const own = glosses[kanji];
    if (own) return own[locale];
    const { first, glosses: ofDeck } = library.entry(kanji, locale);
    return locale === 'ja' ? first.kana : ofDeck[0];
  };
}
