import { useCallback, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserStore } from '../../lib/device/storage.ts';

/** By what the targets of a level are shown: themselves, or hidden behind their meaning or reading until found. */
export const clues = ['kanji', 'meaning', 'reading'] as const;
export type Clue = (typeof clues)[number];

const key = 'kanji-no-michi:mitsukete:clue';
const entry = () => browserStore().entry(key, z.enum(clues), () => 'kanji' as const);

/** The learner's choice on this device, and how to change it; `kanji` on the server and at hydration. */
export function useClue(): readonly [Clue, (clue: Clue) => void] {
  const subscribe = useCallback(
    (listener: () => void) => browserStore().onChange((changed) => (changed ?? key) === key && listener()),
    [],
  );
  const clue = useSyncExternalStore<Clue>(
    subscribe,
    () => entry().read(),
    () => 'kanji',
  );
  return [clue, (chosen) => void entry().write(chosen)];
}

/** The choice as it was when the screen opened: a run keeps its clue to the end. On the server nothing is played. */
export function useClueOfRun(): Clue {
  const [clue] = useState<Clue>(() => (typeof window === 'undefined' ? 'kanji' : entry().read()));
  return clue;
}
