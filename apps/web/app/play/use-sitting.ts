import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStore } from '../lib/device/storage.ts';
import { browserPlayer } from './browser-player.ts';
import { type Reached, type SittingKind, SittingStore } from './sitting.ts';

const nothing = () => null;

/** What other devices have reached is not waited for longer than this. */
const patienceMs = 1_500;

/**
 * What the next level of one mode begins with, as this device keeps it, once it has heard what other devices of the
 * account have reached; null until then, so on the server and at hydration too.
 */
export function useSitting<T extends Reached>(kind: SittingKind<T>, mode: string): T | null {
  const kept = useMemo(() => {
    const store = () => new SittingStore(browserStore(), kind, mode);
    return {
      subscribe: (listener: () => void) => store().subscribe(listener),
      sitting: () => store().sitting,
    };
  }, [kind, mode]);
  const sitting = useSyncExternalStore(kept.subscribe, kept.sitting, nothing);
  return useHeardOthers() ? sitting : null;
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
