import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

export interface ShownResult {
  /** The high score of the level before the run; 0 for none. */
  readonly highScoreBefore: number;
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
        .delivery.deliver()
        .then(() => setTried(true)),
    [],
  );
  const subscribe = useCallback((listener: () => void) => browserPlayer().progress.subscribe(listener), []);
  const isWaiting = useSyncExternalStore(subscribe, () => browserPlayer().isWaiting(runId), unknown);
  return { highScoreBefore: browserPlayer().highScoreBefore(runId), waits: tried && isWaiting };
}
