import { setupOf } from '@michi/games/tatakae/setup';
import type { LevelSource } from './service.ts';

/**
 * A battle of Tatakae needs nothing but its rules, so the server fixes it whole. None is ranked: by the classic rules
 * accuracy is drawn by lot, and whoever hands in single dots would lead every list.
 */
export const battleToPlay: LevelSource = async (level) => {
  const setup = setupOf(level);
  return setup && { setup, ranked: false };
};
