import { type Look, lookSchema, plainLook } from '@michi/games/look';
import { useSyncExternalStore } from 'react';
import { keys } from '../../learner/keys.ts';
import { showLook } from '../../lib/device/look.ts';
import { browserStore } from '../../lib/device/storage.ts';

const entry = () => browserStore().entry(keys.look, lookSchema, () => plainLook);
const subscribe = (listener: () => void) =>
  browserStore().onChange((key) => {
    if (key === null || key === keys.look) listener();
  });

/** The ink, the seal and the desk that the learner has chosen, and how to choose others: they show at once. */
export function useLook() {
  const look = useSyncExternalStore(
    subscribe,
    () => entry().read(),
    () => plainLook,
  );
  const choose = (change: Partial<Look>) => {
    entry().write({ ...entry().read(), ...change });
    showLook();
  };
  return { look, choose };
}
