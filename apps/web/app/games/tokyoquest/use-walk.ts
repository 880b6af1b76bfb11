import { firstWalk, type StoredWalk, storedWalkSchema } from '@michi/games/tokyoquest/walk';
import { useSyncExternalStore } from 'react';
import { type SaveKind, SaveStore } from '../../learner/documents/save-store.ts';
import { useSave } from '../../learner/use-save.ts';
import { browserStore } from '../../lib/device/storage.ts';

const walkKind: SaveKind<StoredWalk> = {
  game: 'tokyoquest',
  name: 'walk',
  schema: storedWalkSchema,
  first: firstWalk,
};

/** The traveller’s walk; null until it is known, so on the server and at hydration too. */
export const useWalk = (): StoredWalk | null => useSave(walkKind);

/** Changes the walk from what it is by now, whatever other tab has changed it. */
export function changeWalk(change: (walk: StoredWalk) => StoredWalk): void {
  const store = new SaveStore(browserStore(), walkKind);
  const { value } = store;
  const next = change(value);
  if (next !== value) store.keep(next);
}

/** Whether a walk that could not be read was set aside on this device, and nothing has been done since. */
export const useSetAside = (): boolean =>
  useSyncExternalStore(
    browserStoreChanges,
    () => {
      const store = new SaveStore(browserStore(), walkKind);
      return store.isSetAside && store.value.done.length === 0;
    },
    () => false,
  );

const browserStoreChanges = (listener: () => void) => browserStore().onChange(listener);
