import type { Glosses, KanjiEntry, KanjiFacts } from './kanji.ts';

/** Decks in the order in which a learner meets them. A page loads only the decks and the language it shows. */
export const deckIds = ['n5-1', 'n4-1', 'n4-2', 'n3-1', 'n3-2', 'n2-1'] as const;
export type DeckId = (typeof deckIds)[number];

/** The glosses of one deck in one language, by kanji. */
export type DeckGlosses = Readonly<Record<string, Glosses>>;

/** Joins facts and glosses. Throws when a kanji has no gloss, so that a gap is found by the first test. */
export function joinDeck(facts: readonly KanjiFacts[], glosses: DeckGlosses): KanjiEntry[] {
  return facts.map((fact) => {
    const own = glosses[fact.kanji];
    if (!own) throw new Error(`no gloss for ${fact.kanji}`);
    return { ...fact, glosses: own };
  });
}
