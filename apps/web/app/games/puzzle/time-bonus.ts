import { timeBonusStepMs } from '@michi/games/puzzle/constants';
import { openedAt, type State } from '@michi/games/puzzle/rules';
import type { TimeBonusClock } from '../time-bonus.tsx';

/** How the time bonus of the puzzle that lies open falls. */
export function bonusClock(state: State): TimeBonusClock {
  const { setup, phase, lastAnswerAt } = state;
  const isBuilt = phase === 'right' || phase === 'done';
  return {
    mode: setup.mode,
    stepMs: timeBonusStepMs,
    since: openedAt(state),
    until: isBuilt ? lastAnswerAt : null,
  };
}
