import { type DeckMeanings, deckIds, joinDeck } from '@michi/kanji/decks';
import type { KanjiEntry, KanjiFacts } from '@michi/kanji/kanji';
import type { BesideByLanguage } from '@michi/kanji/meanings-beside';
import { defaultLocale, type Locale, locales } from '@michi/messages/locales';

/** Every kanji of every deck in every language. */
export interface KanjiLibrary {
  /** The kanji of each deck, in the order in which a learner meets them. */
  readonly decks: readonly (readonly string[])[];
  /** Throws for a kanji of no deck: content may only name kanji that the library has. */
  entry(kanji: string, locale: Locale): KanjiEntry;
  /** The meanings of other kanji that could be taken for its own. */
  beside(kanji: string, locale: Locale): readonly string[];
}

/** Reads all decks. The server calls this once. */
export async function loadKanjiLibrary(): Promise<KanjiLibrary> {
  const byLocale = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await loadDecks(locale)] as const)),
  );
  const entries = new Map(
    [...byLocale].map(([locale, decks]) => [
      locale,
      new Map(decks.flat().map((entry) => [entry.kanji, entry])),
    ]),
  );
  const beside: readonly BesideByLanguage[] = await Promise.all(
    deckIds.map((deck) => readJson(`${deck}/beside`)),
  );
  return {
    decks: (byLocale.get(defaultLocale) ?? []).map((deck) => deck.map(({ kanji }) => kanji)),
    entry(kanji, locale) {
      const found = entries.get(locale)?.get(kanji);
      if (!found) throw new Error(`${kanji} is in no deck`);
      return found;
    },
    beside: (kanji, locale) => beside.flatMap((deck) => deck[locale][kanji] ?? []),
  };
}

function loadDecks(locale: Locale): Promise<KanjiEntry[][]> {
  return Promise.all(
    deckIds.map(async (deck) => {
      const facts: readonly KanjiFacts[] = await readJson(`${deck}/facts`);
      const meanings: DeckMeanings = await readJson(`${deck}/${locale}`);
      return joinDeck(facts, meanings);
    }),
  );
}

async function readJson(name: string) {
  const { default: content } = await import(`@michi/kanji/${name}.json`, { with: { type: 'json' } });
  return content;
}
