import { timeBonusStepMs } from '@michi/games/jukugo/constants';
import { type State, soughtAt } from '@michi/games/jukugo/rules';
import type { TimeBonusClock } from '../time-bonus.tsx';

/** How the time bonus of the word that is sought falls. */
export function bonusClock(state: State): TimeBonusClock {
  const { setup, phase, lastAnswerAt } = state;
  const isSought = phase === 'playing' || phase === 'wrong';
  return {
    mode: setup.mode,
    stepMs: timeBonusStepMs,
    since: soughtAt(state),
    until: isSought ? null : lastAnswerAt,
  };
}
