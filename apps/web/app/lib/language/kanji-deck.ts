import { type DeckId, type DeckMeanings, joinDeck } from '@michi/kanji/decks';
import type { KanjiEntry, KanjiFacts, LookAlikes } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';

const files = import.meta.glob('../../../../../packages/kanji/data/*/*.json', { import: 'default' });

const load = async <T>(deck: DeckId, name: string): Promise<T> => {
  const file = files[`../../../../../packages/kanji/data/${deck}/${name}.json`];
  if (!file) throw new Error(`no deck file: ${deck}/${name}`);
  return (await file()) as T;
};

/** One deck in one language; nothing else of the kanji data is loaded. */
export async function loadDeck(deck: DeckId, locale: Locale): Promise<KanjiEntry[]> {
  const [facts, meanings] = await Promise.all([
    load<KanjiFacts[]>(deck, 'facts'),
    load<DeckMeanings>(deck, locale),
  ]);
  return joinDeck(facts, meanings);
}

/** Which kanji look like those of a deck. */
export const loadLookAlikes = (deck: DeckId): Promise<LookAlikes> => load(deck, 'look-alikes');
