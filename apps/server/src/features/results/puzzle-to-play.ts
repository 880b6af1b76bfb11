import { setupSchema } from '@michi/games/puzzle/level';
import { isReachable } from '@michi/games/puzzle/reachable';
import { proposedSetup } from '@michi/games/sitting';
import type { LevelSource } from './service.ts';

/** A level of Kanji Puzzle is played as the device proposes, if it can have come to it; for that reason none ranks. */
export const puzzleToPlay: LevelSource = async (level, proposed) => {
  const setup = proposedSetup(setupSchema, level, proposed);
  return setup && isReachable(setup) ? { setup, ranked: false } : null;
};
