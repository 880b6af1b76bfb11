import { deckIds } from '@michi/kanji/decks';
import { meaningInOneLine, meaningsInOneLine } from '@michi/kanji/kanji';
import type { About } from '@michi/progress/memory-export';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

/** Meaning and readings of a kanji, in the language of the page; undefined while they are loaded and for those not in a deck. */
export type AboutKanji = (kanji: string) => About | undefined;

/** Loads every deck. Without them the kanji stand alone. */
export function useKanjiAbout(): AboutKanji {
  const locale = useLocale();
  const [known, setKnown] = useState<ReadonlyMap<string, About>>(new Map());
  useEffect(() => {
    let over = false;
    Promise.all(deckIds.map((deck) => loadDeck(deck, locale))).then(
      (decks) => {
        if (over) return;
        setKnown(
          new Map(
            decks.flat().map((entry) => [
              entry.kanji,
              {
                meaning: meaningInOneLine(entry),
                meanings: meaningsInOneLine(entry),
                readings: entry.readings.map(({ kana }) => kana).join('、'),
              },
            ]),
          ),
        );
      },
      (error: unknown) => logFailure(error, 'loading the decks'),
    );
    return () => {
      over = true;
    };
  }, [locale]);
  return (kanji) => known.get(kanji);
}
