import type { Random } from '@michi/game-kit/random';
import { distractors, sides } from './constants.ts';
import type { JukugoWord } from './level.ts';

export interface Dealt {
  /** Cards in a row and in a column of the grid. */
  readonly side: number;
  /** Kanji by place, each once; the last places stay empty when the distractors run out. */
  readonly cards: readonly string[];
}

/** Lays every kanji of the words on a grid, fills it with distractors, and shuffles. */
export function deal(words: readonly JukugoWord[], random: Random): Dealt {
  const sought = new Set(words.flatMap(({ jukugo }) => [...jukugo]));
  const side = sideFor(sought.size);
  const others = random.shuffle(distractors.filter((kanji) => !sought.has(kanji)));
  const cards = [...sought, ...others.slice(0, side ** 2 - sought.size)];
  return { side, cards: random.shuffle(cards) };
}

function sideFor(cards: number): number {
  return sides.find((side) => cards <= side ** 2) ?? Math.ceil(Math.sqrt(cards));
}
