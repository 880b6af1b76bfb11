import type { Random } from '@michi/game-kit/random';
import { lastEasyLevel, lastMediumLevel } from './constants.ts';
import type { Setup } from './level.ts';
import { type Difficulty, type PuzzleId, puzzles } from './puzzles.ts';

/** The difficulty whose puzzles come first in a level. */
export function difficultyOf(level: number): Difficulty {
  if (level <= lastEasyLevel) return 'easy';
  return level <= lastMediumLevel ? 'medium' : 'hard';
}

/**
 * One of the puzzles that are open, of the level's difficulty as long as there are any: by chance, or in a tutorial in
 * their own order. `open` holds at least one.
 */
export function choose({ mode, level }: Setup, open: readonly PuzzleId[], random: Random): PuzzleId {
  const all = puzzles.filter(({ id }) => open.includes(id));
  const fitting = all.filter(({ difficulty }) => difficulty === difficultyOf(level));
  const candidates = fitting.length > 0 ? fitting : all;
  const chosen = mode === 'tutorial' ? candidates[0] : random.pick(candidates);
  if (!chosen) throw new RangeError('no puzzle is open');
  return chosen.id;
}
