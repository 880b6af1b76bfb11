import { type DeckGlosses, deckIds, joinDeck } from '@michi/kanji/decks';
import type { KanjiEntry, KanjiFacts } from '@michi/kanji/kanji';
import { defaultLocale, type Locale, locales } from '@michi/messages/locales';

/** Every kanji of every deck in every language. */
export interface KanjiLibrary {
  /** All kanji, in the order of the decks. */
  readonly kanji: readonly string[];
  /** Throws for a kanji of no deck: content may only name kanji that the library has. */
  entry(kanji: string, locale: Locale): KanjiEntry;
}

/** Reads all decks; the server does so once. */
export async function loadKanjiLibrary(): Promise<KanjiLibrary> {
  const byLocale = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
  );
  return {
    kanji: [...(byLocale.get(defaultLocale)?.keys() ?? [])],
    entry(kanji, locale) {
      const found = byLocale.get(locale)?.get(kanji);
      if (!found) throw new Error(`${kanji} is in no deck`);
      return found;
    },
  };
}

async function load(locale: Locale): Promise<Map<string, KanjiEntry>> {
  const decks = await Promise.all(
    deckIds.map(async (deck) => {
      const facts: readonly KanjiFacts[] = await readJson(`${deck}/facts`);
      const glosses: DeckGlosses = await readJson(`${deck}/${locale}`);
      return joinDeck(facts, glosses);
    }),
  );
  return new Map(decks.flat().map((entry) => [entry.kanji, entry]));
}

async function readJson(name: string) {
  const { default: content } = await import(`@michi/kanji/${name}.json`, { with: { type: 'json' } });
  return content;
}
