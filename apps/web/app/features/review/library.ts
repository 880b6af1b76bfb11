import { deckIds } from '@michi/kanji/decks';
import type { KanjiEntry } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

export type Entries = ReadonlyMap<string, KanjiEntry>;

/** Every kanji that the games teach, in one language. */
async function loadEntries(locale: Locale): Promise<Entries> {
  const decks = await Promise.all(deckIds.map((deck) => loadDeck(deck, locale)));
  return new Map(decks.flat().map((entry) => [entry.kanji, entry]));
}

/** The same, null until it is loaded; `failed` when it could not be had. */
export function useEntries(locale: Locale): Entries | 'failed' | null {
  const [loaded, setLoaded] = useState<{ locale: Locale; entries: Entries | 'failed' } | null>(null);
  useEffect(() => {
    let left = false;
    loadEntries(locale)
      .catch((error: unknown) => {
        logFailure(error, 'loading the kanji of a review');
        return 'failed' as const;
      })
      .then((entries) => !left && setLoaded({ locale, entries }));
    return () => {
      left = true;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.entries : null;
}
