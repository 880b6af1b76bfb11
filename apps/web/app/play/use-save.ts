import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStore } from '../lib/device/storage.ts';
import { browserPlayer } from './browser-player.ts';
import { type SaveKind, SaveStore } from './save-store.ts';

const nothing = () => null;

/** What other devices have reached is not waited for longer than this. */
const patienceMs = 1_500;

/**
 * What is carried from run to run of a game, as this device keeps it, once it has heard what other devices of the account
 * have kept; null until then, so on the server and at hydration too. `kind` has to stay the same object.
 */
export function useSave<T>(kind: SaveKind<T>): T | null {
  const kept = useMemo(() => {
    const store = () => new SaveStore(browserStore(), kind);
    return {
      subscribe: (listener: () => void) => store().subscribe(listener),
      value: () => store().value,
    };
  }, [kind]);
  const value = useSyncExternalStore(kept.subscribe, kept.value, nothing);
  return useHeardOthers() ? value : null;
}

/** Whether this device has asked what others of its account have reached; a guest has no others. */
function useHeardOthers(): boolean {
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const player = browserPlayer();
    const done = () => setHeard(true);
    const stopWaiting = player.schedule(done, patienceMs);
    void player.syncSaves().then(done);
    return stopWaiting;
  }, []);
  return heard;
}
