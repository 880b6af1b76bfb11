import type { Random } from '@michi/game-kit/random';
import { lastEasyLevel, lastMediumLevel } from './constants.ts';
import { type Difficulty, difficulties } from './puzzle.ts';
import type { PuzzleId } from './puzzles.ts';
import { puzzlesOf, type Setup } from './setup.ts';

/** The difficulty whose puzzles come first in a level. */
export function difficultyOf(level: number): Difficulty {
  if (level <= lastEasyLevel) return 'easy';
  return level <= lastMediumLevel ? 'medium' : 'hard';
}

/**
 * One of the puzzles that are open, of the level's difficulty as long as there are any, then the easiest: by chance,
 * those of kanji that are due before the others; or in a tutorial in their own order. `open` holds at least one.
 */
export function choose(setup: Setup, open: readonly PuzzleId[], random: Random): PuzzleId {
  const { mode, level, due = [] } = setup;
  const all = puzzlesOf(setup).filter(({ id }) => open.includes(id));
  const next =
    [difficultyOf(level), ...difficulties]
      .map((wanted) => all.filter(({ difficulty }) => difficulty === wanted))
      .find((fitting) => fitting.length > 0) ?? [];
  const dueNext = next.filter(({ kanji }) => due.includes(kanji));
  const chosen = mode === 'tutorial' ? next[0] : random.pick(dueNext.length > 0 ? dueNext : next);
  if (!chosen) throw new RangeError('no puzzle is open');
  return chosen.id;
}
