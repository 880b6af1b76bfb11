import type { ReadingWords } from '@michi/games/jukugo/reading-words';
import type { TypedEntry } from '@michi/games/typed-prompts';
import { type DeckId, type DeckMeanings, joinDeck } from '@michi/kanji/decks';
import type { KanjiEntry, KanjiFacts, LookAlikes } from '@michi/kanji/kanji';
import type { BesideByLanguage } from '@michi/kanji/meanings-beside';
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

/** A deck whose meanings are typed. Whoever reads Japanese may say in English, too, what a kanji means. */
export async function loadTypedDeck(deck: DeckId, locale: Locale): Promise<TypedEntry[]> {
  const [own, beside, english] = await Promise.all([
    loadDeck(deck, locale),
    load<BesideByLanguage>(deck, 'beside'),
    locale === 'ja' ? loadDeck(deck, 'en') : [],
  ]);
  const taken = locale === 'ja' ? (['ja', 'en'] as const) : [locale];
  return own.map((entry, index) => ({
    ...entry,
    glosses: [...entry.glosses, ...(english[index]?.glosses ?? [])],
    beside: taken.flatMap((language) => beside[language][entry.kanji] ?? []),
  }));
}

/** Words in which the kanji of a deck have their on readings. */
export const loadReadingWords = (deck: DeckId): Promise<ReadingWords> => load(deck, 'words');

/** Which kanji look like those of a deck. */
export const loadLookAlikes = (deck: DeckId): Promise<LookAlikes> => load(deck, 'look-alikes');
