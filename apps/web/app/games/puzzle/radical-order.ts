import { type RadicalId, radicals } from '@michi/games/puzzle/radicals';
import { puzzlesOf, type Setup } from '@michi/games/puzzle/setup';

export interface OrderedRadical {
  readonly radical: (typeof radicals)[number];
  /** No puzzle of the level needs it. */
  readonly spare: boolean;
}

/** All radicals: first those that puzzles of the level need, then the rest, each by their place in a kanji. */
export function radicalOrder(setup: Pick<Setup, 'set'>): OrderedRadical[] {
  const needed = new Set<RadicalId>(
    puzzlesOf(setup).flatMap(({ parts }) => parts.map(({ radical }) => radical)),
  );
  return radicals
    .map((radical) => ({ radical, spare: !needed.has(radical.id) }))
    .toSorted((one, other) => Number(one.spare) - Number(other.spare));
}
