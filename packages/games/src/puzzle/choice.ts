import type { Random } from '@michi/game-kit/random';
import { lastEasyLevel, lastMediumLevel } from './constants.ts';
import type { Difficulty } from './puzzle.ts';
import type { PuzzleId } from './puzzles.ts';
import { puzzlesOf, type Setup } from './setup.ts';

/** The difficulty whose puzzles come first in a level. */
export function difficultyOf(level: number): Difficulty {
  if (level <= lastEasyLevel) return 'easy';
  return level <= lastMediumLevel ? 'medium' : 'hard';
}

/**
 * One of the puzzles that are open, of the level's difficulty as long as there are any: by chance, those of kanji that
 * are due before the others; or in a tutorial in their own order. `open` holds at least one.
 */
export function choose(setup: Setup, open: readonly PuzzleId[], random: Random): PuzzleId {
  const { mode, level, due = [] } = setup;
  const all = puzzlesOf(setup).filter(({ id }) => open.includes(id));
  const fitting = all.filter(({ difficulty }) => difficulty === difficultyOf(level));
  const next = fitting.length > 0 ? fitting : all;
  const dueNext = next.filter(({ kanji }) => due.includes(kanji));
  const chosen = mode === 'tutorial' ? next[0] : random.pick(dueNext.length > 0 ? dueNext : next);
  if (!chosen) throw new RangeError('no puzzle is open');
  return chosen.id;
}
