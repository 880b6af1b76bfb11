import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStore } from '../lib/device/storage.ts';
import { browserLearner } from './browser-learner.ts';
import { type SaveKind, SaveStore } from './documents/save-store.ts';

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
  return useKnowsOthers() ? value : null;
}

/** Whether this device has asked what others of its account have reached; a guest has no others. */
function useKnowsOthers(): boolean {
  const [knows, setKnows] = useState(false);
  useEffect(() => {
    const learner = browserLearner();
    const done = () => setKnows(true);
    const stopWaiting = learner.schedule(done, patienceMs);
    void learner.syncSaves().then(done);
    return stopWaiting;
  }, []);
  return knows;
}
