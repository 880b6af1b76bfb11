import type { KanjiEntry } from '@michi/kanji/kanji';
import { deckOf } from '@michi/kanji/taught-kanji';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../calls/log-failure.ts';
import { loadDeck } from './kanji-deck.ts';

const none: ReadonlyMap<string, KanjiEntry> = new Map();

/** What these kanji mean and how they are read, as far as it is loaded. */
export function useEntriesOf(kanji: readonly string[]): ReadonlyMap<string, KanjiEntry> {
  const locale = useLocale();
  const [entries, setEntries] = useState(none);
  const decks = [...new Set(kanji.flatMap((each) => deckOf(each) ?? []))].sort().join(' ');
  useEffect(() => {
    let left = false;
    const wanted = decks.split(' ').filter((deck) => deck !== '') as Parameters<typeof loadDeck>[0][];
    Promise.all(wanted.map((deck) => loadDeck(deck, locale))).then(
      (all) => !left && setEntries(new Map(all.flat().map((entry) => [entry.kanji, entry]))),
      (error: unknown) => logFailure(error, 'loading what kanji mean'),
    );
    return () => {
      left = true;
    };
  }, [decks, locale]);
  return entries;
}
