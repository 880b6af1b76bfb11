import { type Meaning, meaningInOneLine } from '@michi/kanji/kanji';

/**
 * What cards say of each of these kanji: its gloss, as short as a card is small, with the note only where another card
 * would say the same.
 */
export function cardMeanings(meanings: ReadonlyMap<string, Meaning>): Map<string, string> {
  const sharing = Map.groupBy(meanings.values(), ({ glosses: [shown] }) => shown.toLowerCase());
  return new Map(
    [...meanings].map(([kanji, meaning]) => {
      const [shown] = meaning.glosses;
      const alone = sharing.get(shown.toLowerCase())?.length === 1;
      return [kanji, alone ? shown : meaningInOneLine(meaning)];
    }),
  );
}
