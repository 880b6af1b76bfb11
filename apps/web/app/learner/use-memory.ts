import type { Card } from '@michi/progress/memory';
import { useEffect, useSyncExternalStore } from 'react';
import { browserLearner } from './browser-learner.ts';
import { type MemoryProjection, makeMemory } from './projections/memory.ts';

/** What is remembered, as this page knows it, made when first asked for; in the browser only. */
export const browserMemory = (): MemoryProjection => browserLearner().memoryMadeBy(makeMemory);

/** The kanji that the learner has met, as this device knows it after at most so long; asks the server once a page. */
export async function metKanji(mostMs: number): Promise<ReadonlySet<string>> {
  const memory = browserMemory();
  await Promise.race([memory.load(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  return new Set(memory.shown()?.map(({ kanji }) => kanji));
}

const subscribe = (listener: () => void) => browserMemory().subscribe(listener);

/**
 * What the learner remembers, a card for each kanji and skill in no order, as this device knows it; asks the server once a
 * page. Null on the server, at hydration, and until it is known what the device has kept.
 */
export function useCards(): readonly Card[] | null {
  useEffect(() => void browserMemory().load(), []);
  return useSyncExternalStore(
    subscribe,
    () => browserMemory().shown(),
    () => null,
  );
}
