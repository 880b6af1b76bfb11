import type { Meaning } from '@michi/kanji/kanji';

/**
 * What cards say of each of these kanji, the most important first: its gloss. A card has no room for a note: where its
 * gloss is already said, a kanji that would need one says the next of its glosses that no other card says.
 */
export function cardMeanings(meanings: ReadonlyMap<string, Meaning>): Map<string, string> {
  const said = new Set<string>();
  const cards = new Map<string, string>();
  const say = (kanji: string, { glosses }: Meaning) => {
    const free = glosses.find((gloss) => !said.has(gloss.toLowerCase())) ?? glosses[0];
    said.add(free.toLowerCase());
    cards.set(kanji, free);
  };
  const all = [...meanings];
  for (const [kanji, meaning] of all) if (meaning.note === undefined) say(kanji, meaning);
  for (const [kanji, meaning] of all) if (meaning.note !== undefined) say(kanji, meaning);
  return cards;
}
