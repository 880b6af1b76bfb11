import type { LevelProgress } from '@michi/contracts/progress';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { browserLearner } from '../learner/browser-learner.ts';
import { browserRuns } from './browser-runs.ts';

export interface ShownResult {
  /** What was reached in the level before the run. */
  readonly before: LevelProgress;
  /** The server was asked to take the result, and could not yet. */
  readonly waits: boolean;
}

const unknown = () => false;

/** What became of a finished run of this page. In the browser only. */
export function useResult(runId: string): ShownResult {
  const [tried, setTried] = useState(false);
  useEffect(
    () =>
      void browserLearner()
        .deliver()
        .then(() => setTried(true)),
    [],
  );
  const subscribe = useCallback((listener: () => void) => browserLearner().store.onChange(listener), []);
  const isWaiting = useSyncExternalStore(subscribe, () => browserLearner().isWaiting(runId), unknown);
  return { before: browserRuns().reachedBefore(runId), waits: tried && isWaiting };
}
