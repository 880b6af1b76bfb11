import type { SongId } from '@michi/games/otoawase/songs';
import type { Composition } from '../../../audio/synthesis/composition.ts';
import { moon } from './moon.ts';
import { rain } from './rain.ts';
import { sakura } from './sakura.ts';

/** What is played in each song, and how much of it makes −16 LUFS. */
export const compositions: Readonly<
  Record<SongId, { readonly composition: Composition; readonly level: number }>
> = {
  sakura: { composition: sakura, level: 0.9 },
  rain: { composition: rain, level: 0.81 },
  moon: { composition: moon, level: 0.9 },
};
