import type { Card } from '@michi/progress/memory';
import { useEffect, useSyncExternalStore } from 'react';
import { browserMemories } from './browser-memories.ts';

const subscribe = (listener: () => void) => browserMemories().subscribe(listener);

/**
 * What the learner remembers, a card for each kanji and skill in no order, as this device knows it; asks the server once a
 * page. Null on the server, at hydration, and until it is known what the device has kept.
 */
export function useCards(): readonly Card[] | null {
  useEffect(() => void browserMemories().load(), []);
  return useSyncExternalStore(
    subscribe,
    () => browserMemories().shown(),
    () => null,
  );
}
