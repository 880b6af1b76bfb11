import type { Move } from '@michi/games/otoawase/rules';
import type { Setup } from '@michi/games/otoawase/setup';
import type { State } from '@michi/games/otoawase/state';
import type { LiveRun } from '../../play/live-run.ts';

/** A song that is being played. */
export type LiveSong = LiveRun<Setup, State, Move>;
