import type { Random } from '@michi/game-kit/random';
import { copiesPerTarget } from './constants.ts';
import type { Setup } from './level.ts';

export interface BoardCard {
  readonly kanji: string;
  readonly isTarget: boolean;
}

export interface Dealt {
  readonly cards: readonly BoardCard[];
  readonly targets: readonly string[];
}

/**
 * Deals a board: three copies of every target, fillers in sets of three, and what is left of the grid
 * filled by repeats of the fillers. As every target keeps its three cards until they are matched,
 * every board can be won.
 */
export function deal(setup: Setup, random: Random): Dealt {
  const drawn = random.shuffle(setup.kanji).slice(0, setup.kanjiCount);
  const targets = drawn.slice(0, setup.targetCount);

  const cards: BoardCard[] = targets.flatMap((kanji) => copies(kanji, true));
  const size = setup.rows * setup.cols;
  // A kanji that finds no room for its set of three stays out, unless the room holds no set at all.
  const fullSets = Math.max(1, Math.floor((size - cards.length) / copiesPerTarget));
  const fillers = drawn.slice(setup.targetCount, setup.targetCount + fullSets);
  for (let set = 0; cards.length < size; set++) {
    const kanji = fillers[set % fillers.length] as string;
    cards.push(...copies(kanji, false).slice(0, size - cards.length));
  }
  return { cards: random.shuffle(cards), targets };
}

const copies = (kanji: string, isTarget: boolean): BoardCard[] =>
  Array.from({ length: copiesPerTarget }, () => ({ kanji, isTarget }));
