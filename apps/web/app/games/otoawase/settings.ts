import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserStore } from '../../lib/device/storage.ts';

/** How far the sound can be moved. */
export const mostDelayMs = 200;

const key = 'kanji-no-michi:otoawase:settings';
const schema = z.object({
  /** How much later than its time the learner hears the sound of this device. */
  delayMs: z.int().check(z.gte(-mostDelayMs), z.lte(mostDelayMs)),
  /** Whether the song waits at each note; null as long as nobody has chosen. */
  stepwise: z.nullable(z.boolean()),
});
type Settings = z.infer<typeof schema>;

const unset: Settings = { delayMs: 0, stepwise: null };
const entry = () => browserStore().entry(key, schema, () => unset);
const subscribe = (listener: () => void) =>
  browserStore().onChange((changed) => {
    if (changed === null || changed === key) listener();
  });

const calm = '(prefers-reduced-motion: reduce)';
function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(calm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export interface SongSettings {
  readonly delayMs: number;
  readonly stepwise: boolean;
  change(change: Partial<Settings>): void;
}

/** How songs are played on this device: until somebody chooses, in steps where little motion is wanted. */
export function useSongSettings(): SongSettings {
  const { delayMs, stepwise } = useSyncExternalStore(
    subscribe,
    () => entry().read(),
    () => unset,
  );
  const isCalm = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(calm).matches,
    () => false,
  );
  const change = (change: Partial<Settings>) => void entry().write({ ...entry().read(), ...change });
  return { delayMs, stepwise: stepwise ?? isCalm, change };
}
