import type { Move } from '@michi/games/otoawase/rules';
import type { Setup } from '@michi/games/otoawase/setup';
import type { State } from '@michi/games/otoawase/state';
import type { RunSession } from '../../play/session.ts';

/** A song that is being played. */
export type SongSession = RunSession<Setup, State, Move>;
