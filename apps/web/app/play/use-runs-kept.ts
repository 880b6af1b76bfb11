import { useCallback, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

/** Whether the device still takes what is played, so that a run that is left can be gone on with. */
export function useRunsKept(): boolean {
  const subscribe = useCallback((listener: () => void) => browserPlayer().savedRuns.subscribe(listener), []);
  return useSyncExternalStore(
    subscribe,
    () => browserPlayer().savedRuns.areKept,
    () => true,
  );
}
