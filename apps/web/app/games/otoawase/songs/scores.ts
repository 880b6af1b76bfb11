import type { SongId } from '@michi/games/otoawase/songs';
import type { Score } from '../../../audio/synthesis/score.ts';
import { moon } from './moon.ts';
import { rain } from './rain.ts';
import { sakura } from './sakura.ts';

/** What is played in each song, and how much of it makes −16 LUFS. */
export const scores: Readonly<Record<SongId, { readonly score: Score; readonly level: number }>> = {
  sakura: { score: sakura, level: 0.9 },
  rain: { score: rain, level: 0.81 },
  moon: { score: moon, level: 0.9 },
};
