import type { GameEvent } from '@michi/game-kit/events';
import type { Rules } from '@michi/game-kit/rules';
import type { PlayableGame } from './catalogue.ts';
import { jukugo } from './jukugo/rules.ts';
import { playedByHand as mitsuketeByHand } from './mitsukete/by-hand.ts';
import { mitsukete } from './mitsukete/rules.ts';
import { puzzle } from './puzzle/rules.ts';
import { tabibito } from './tabibito/rules.ts';
import { tatakae } from './tatakae/rules.ts';

/** The rules of every playable game; a game without rules does not compile. */
export const rulesOf = { mitsukete, tatakae, jukugo, puzzle, tabibito } satisfies Record<
  PlayableGame,
  Rules<unknown, unknown, unknown>
>;

/**
 * Whether a finished run, told by its events, was played no faster than a hand can: what a game needs so that its runs
 * may be ranked.
 */
export const playedByHand: Readonly<
  Partial<Record<PlayableGame, (events: readonly GameEvent[]) => boolean>>
> = { mitsukete: mitsuketeByHand };
