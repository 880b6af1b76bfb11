import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserStore } from '../../lib/device/storage.ts';

const key = 'kanji-no-michi:tabibito:romaji';
const entry = () => browserStore().entry(key, z.boolean());
const subscribe = (listener: () => void) =>
  browserStore().onChange((changed) => {
    if (changed === null || changed === key) listener();
  });

/** Whether this device shows romaji beside readings. Without a choice, only for beginners. */
export function useRomaji(difficulty: Difficulty): [shown: boolean, choose: (shown: boolean) => void] {
  const chosen = useSyncExternalStore(
    subscribe,
    () => entry().read(),
    () => null,
  );
  return [chosen ?? difficulty === 'beginner', (shown) => void entry().write(shown)];
}
