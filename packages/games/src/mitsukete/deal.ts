import type { Random } from '@michi/game-kit/random';
import { pickOptions } from '@michi/kanji/pick-options';
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
 * every board can be won. No kanji shares a meaning or a reading with a target, as far as the level
 * has others.
 */
export function deal(setup: Setup, random: Random): Dealt {
  const order = random.shuffle(setup.kanji);
  const targets = targetsIn(order, setup);
  const others = order.filter((kanji) => !targets.includes(kanji));
  const clear = others.filter((kanji) => !targets.some((target) => areApart(setup, kanji, target)));
  const drawn = (clear.length > 0 ? clear : others).slice(0, setup.kanjiCount - setup.targetCount);

  const cards: BoardCard[] = targets.flatMap((kanji) => copies(kanji, true));
  const size = setup.rows * setup.cols;
  // A kanji that finds no room for its set of three stays out, unless the room holds no set at all.
  const fullSets = Math.max(1, Math.floor((size - cards.length) / copiesPerTarget));
  const fillers = drawn.slice(0, fullSets);
  for (let set = 0; cards.length < size; set++) {
    const kanji = fillers[set % fillers.length] as string;
    cards.push(...copies(kanji, false).slice(0, size - cards.length));
  }
  return { cards: random.shuffle(cards), targets };
}

function targetsIn(order: readonly string[], setup: Setup): string[] {
  const [first = '', ...others] = order;
  const clash = (one: string, other: string) => areApart(setup, one, other);
  const clear = pickOptions(first, others, setup.targetCount, clash);
  const rest = others.filter((kanji) => !clear.includes(kanji));
  return [...clear, ...rest].slice(0, setup.targetCount);
}

const areApart = ({ apart = [] }: Setup, one: string, other: string) =>
  apart.includes(one + other) || apart.includes(other + one);

const copies = (kanji: string, isTarget: boolean): BoardCard[] =>
  Array.from({ length: copiesPerTarget }, () => ({ kanji, isTarget }));
