import { useCallback, useSyncExternalStore } from 'react';
import { browserLearner } from '../../learner/browser-learner.ts';

/** How many battles each side has won. */
export interface Wins {
  readonly learner: number;
  readonly rival: number;
}

const none: Wins = { learner: 0, rival: 0 };
let shown = none;

/** The learner's wins and losses; none on the server and at hydration. */
export function useWins(): Wins {
  const subscribe = useCallback(
    (listener: () => void) => browserLearner().statistics.subscribe(listener),
    [],
  );
  return useSyncExternalStore(subscribe, wins, () => none);
}

/** The same object until something changed. */
function wins(): Wins {
  const { levels, lost } = browserLearner().statistics.shown().statistics;
  const learner = Object.values(levels.tatakae ?? {}).reduce((sum, times) => sum + times, 0);
  const rival = lost.tatakae ?? 0;
  if (learner !== shown.learner || rival !== shown.rival) shown = { learner, rival };
  return shown;
}
