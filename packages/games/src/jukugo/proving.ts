import { byHand, quickestStrokeMs, timesOfRight } from '../by-hand.ts';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { maxPicked, newWordMs } from './constants.ts';
import { jukugo } from './rules.ts';

export const proving: Proving = {
  rules: jukugo,
  fastestAnswerMs: simpleReactionMs,
  playedByHand: (events) => byHand(timesOfRight(events, newWordMs), maxPicked * quickestStrokeMs),
};
