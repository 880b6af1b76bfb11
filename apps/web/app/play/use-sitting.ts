import { useMemo, useSyncExternalStore } from 'react';
import { browserStore } from '../lib/storage.ts';
import { type Reached, type SittingKind, SittingStore } from './sitting.ts';

const nothing = () => null;

/** What the next level of one mode begins with, as this device keeps it; null on the server and at hydration. */
export function useSitting<T extends Reached>(kind: SittingKind<T>, mode: string): T | null {
  const kept = useMemo(() => {
    const store = () => new SittingStore(browserStore(), kind, mode);
    return {
      subscribe: (listener: () => void) => store().subscribe(listener),
      sitting: () => store().sitting,
    };
  }, [kind, mode]);
  return useSyncExternalStore(kept.subscribe, kept.sitting, nothing);
}
