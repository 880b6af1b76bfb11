import type { Rules } from '@michi/game-kit/rules';
import type { PlayableGame } from './game-id.ts';
import { mitsukete } from './mitsukete/rules.ts';

/** The rules of every playable game; a game without rules does not compile. */
export const rulesOf = { mitsukete } satisfies Record<PlayableGame, Rules<unknown, unknown, unknown>>;
