import { byHand, quickestStrokeMs, timesOfRight } from '../by-hand.ts';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { isNothing, rankedLevelOf } from '../ranked.ts';
import { proposedSetup } from '../series.ts';
import { rightFeedbackMs } from './constants.ts';
import { isReachable } from './reachable.ts';
import { puzzle } from './rules.ts';
import { setupSchema } from './setup.ts';

/** No kanji is built of fewer radicals. */
const fewestParts = 2;

export const proving: Proving = {
  rules: puzzle,
  fastestAnswerMs: simpleReactionMs,
  playedByHand: (events) => byHand(timesOfRight(events, rightFeedbackMs), fewestParts * quickestStrokeMs),
  setupFor(level, proposed) {
    const setup = proposedSetup(setupSchema, level, proposed);
    if (setup === null) return null;
    const possible = rankedLevelOf(level) === null ? isReachable(setup) : isNothing(setup.totals);
    return possible ? setup : null;
  },
};
