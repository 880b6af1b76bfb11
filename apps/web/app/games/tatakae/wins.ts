import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/storage.ts';

const count = z.int().check(z.gte(0));
const winsSchema = z.object({ learner: count, rival: count, lastRun: z.optional(z.string()) });

/** How many battles each side has won on this device, and which run was counted last. */
export type Wins = z.infer<typeof winsSchema>;

const none: Wins = { learner: 0, rival: 0 };

/** Notes, once, that a side won a battle. */
export function countWin(side: 'learner' | 'rival', runId: string, store = browserStore()): void {
  const entry = entryOf(store);
  const wins = entry.read();
  if (wins.lastRun !== runId) entry.write({ ...wins, [side]: wins[side] + 1, lastRun: runId });
}

/** The wins on this device; none on the server and at hydration. */
export function useWins(): Wins {
  const subscribe = useCallback((listener: () => void) => browserStore().onChange(listener), []);
  return useSyncExternalStore(
    subscribe,
    () => entryOf(browserStore()).read(),
    () => none,
  );
}

const entryOf = (store: JsonStore) => store.entry(keys.wins, winsSchema, () => none);
