import type { KanjiEntry, KanjiFacts, Meaning } from './kanji.ts';

/**
 * Decks in the order in which a learner meets them, which is that of Tabibito's lessons: the kanji of Mitsukete's levels (1 to 3), those that the paths of
 * Tabibito add (4 and 5), those that only the words of Jukugo have (6 to 9). A page loads only the decks and the
 * language it shows.
 */
export const deckIds = [
  'deck-1',
  'deck-2',
  'deck-3',
  'deck-4',
  'deck-5',
  'deck-6',
  'deck-7',
  'deck-8',
  'deck-9',
] as const;
export type DeckId = (typeof deckIds)[number];

/** So many kanji come first of which about N5 asks, then up to about N4: the first deck, and the first three. */
export const stretchEnds = [79, 245] as const;

/** What the kanji of one deck mean in one language. */
export type DeckMeanings = Readonly<Record<string, Meaning>>;

/** Joins facts and meanings. Throws when a kanji has no meaning, so that a gap is found by the first test. */
export function joinDeck(facts: readonly KanjiFacts[], meanings: DeckMeanings): KanjiEntry[] {
  return facts.map((fact) => {
    const meaning = meanings[fact.kanji];
    if (!meaning) throw new Error(`no meaning for ${fact.kanji}`);
    return { ...fact, ...meaning };
  });
}
