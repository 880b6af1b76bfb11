/** As many kanji as the sheet has cells. */
export const cellCount = 9;

/** A number from 0 to below 1, as `Math.random` gives it. */
type Chance = () => number;

/**
 * Which of `size` kanji the sheet shows next, by their places in the list: all different, and as few of the
 * present ones as possible.
 */
export function dealCells(size: number, shown: readonly number[], chance: Chance): number[] {
  const all = Array.from({ length: size }, (_, place) => place);
  const fresh = all.filter((place) => !shown.includes(place));
  const seen = all.filter((place) => shown.includes(place));
  return [...shuffled(fresh, chance), ...shuffled(seen, chance)].slice(0, cellCount);
}

function shuffled(places: readonly number[], chance: Chance): number[] {
  const deck = [...places];
  for (let left = deck.length; left > 1; left--) {
    const [taken] = deck.splice(Math.floor(chance() * left), 1);
    if (taken !== undefined) deck.push(taken);
  }
  return deck;
}
