import type { GameEvent } from '@michi/game-kit/events';
import type { Ms } from '@michi/game-kit/time';
import { byHand, quickestStrokeMs, timesOfRight } from '../by-hand.ts';
import { maxPicked } from './constants.ts';

/** No match can be made in less by who looks for the cards. */
export const quickestMatchMs: Ms = maxPicked * quickestStrokeMs;

/** Whether a finished run, told by its events, was played no faster than a hand can: active time per match. */
export const playedByHand = (events: readonly GameEvent[]): boolean =>
  byHand(timesOfRight(events), quickestMatchMs);
