import type { LevelProgress } from '@michi/contracts/progress';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

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
      void browserPlayer()
        .deliver()
        .then(() => setTried(true)),
    [],
  );
  const subscribe = useCallback((listener: () => void) => browserPlayer().progress.subscribe(listener), []);
  const isWaiting = useSyncExternalStore(subscribe, () => browserPlayer().isWaiting(runId), unknown);
  return { before: browserPlayer().reachedBefore(runId), waits: tried && isWaiting };
}
