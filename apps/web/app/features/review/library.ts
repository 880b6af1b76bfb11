import { deckIds } from '@michi/kanji/decks';
import type { KanjiEntry } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

export type Entries = ReadonlyMap<string, KanjiEntry>;

/** Every kanji that the games teach, in one language. */
async function loadEntries(locale: Locale): Promise<Entries> {
  const decks = await Promise.all(deckIds.map((deck) => loadDeck(deck, locale)));
  return new Map(decks.flat().map((entry) => [entry.kanji, entry]));
}

interface Outcome {
  readonly locale: Locale;
  /** How often they were asked for until then. */
  readonly tries: number;
  /** Null when they could not be had. */
  readonly entries: Entries | null;
}

interface TriedEntries {
  /** Null until they are loaded. */
  readonly entries: Entries | null;
  /** They could not be had. It stays while they are asked for once more. */
  readonly failed: boolean;
  readonly trying: boolean;
  /** Whether they were asked for more than once. */
  readonly retried: boolean;
  retry(): void;
}

/** The same, as they come. */
export function useEntries(locale: Locale): TriedEntries {
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let left = false;
    loadEntries(locale)
      .catch((error: unknown) => {
        logFailure(error, 'loading the kanji of a review');
        return null;
      })
      .then((entries) => !left && setOutcome({ locale, tries, entries }));
    return () => {
      left = true;
    };
  }, [locale, tries]);
  const known = outcome?.locale === locale ? outcome : null;
  return {
    entries: known?.entries ?? null,
    failed: known?.entries === null,
    trying: known?.tries !== tries,
    retried: tries > 1,
    retry: useCallback(() => setTries((before) => before + 1), []),
  };
}
