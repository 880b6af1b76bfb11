import type { DeckId } from '@michi/kanji/decks';
import type { KanjiEntry } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

/** The decks that know every kanji of the story; a test compares them. */
const storyDecks: readonly DeckId[] = ['deck-1', 'deck-2', 'deck-3', 'deck-4', 'deck-5'];

export type StoryKanji = ReadonlyMap<string, KanjiEntry>;

const loaded = new Map<Locale, StoryKanji>();

async function load(locale: Locale): Promise<StoryKanji> {
  const decks = await Promise.all(storyDecks.map((deck) => loadDeck(deck, locale)));
  const kanji = new Map(decks.flat().map((entry) => [entry.kanji, entry]));
  loaded.set(locale, kanji);
  return kanji;
}

/** What kanji mean, once it is wanted: null until it is there; `failed` when it cannot be had, `retry` tries again. */
export function useStoryKanji(wanted = true) {
  const locale = useLocale();
  const [kanji, setKanji] = useState(loaded.get(locale) ?? null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);
  useEffect(() => {
    if (!wanted || failed || kanji) return;
    let left = false;
    load(locale).then(
      (now) => {
        if (!left) setKanji(now);
      },
      (error: unknown) => {
        logFailure(error, 'loading the kanji of the story');
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [locale, wanted, failed, kanji]);
  return { kanji, failed, retry };
}
