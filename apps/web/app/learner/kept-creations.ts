import { missRoom } from '../lib/device/no-room.ts';

/** Where this device keeps what the learner makes: more than the storage of text takes. */
export interface KeptCreations {
  all(): Promise<unknown[]>;
  /** Undefined when there is none. */
  get(key: string): Promise<unknown>;
  /** Keeps all of them or none. Rejects where there is no room. */
  set(creations: readonly (readonly [key: string, creation: unknown])[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** In a database of the browser, which is opened when it is needed for the first time. */
export function browserKeptCreations(): KeptCreations {
  const opened = async () => {
    const { createStore, delMany, get, setMany, values } = await import('idb-keyval');
    return { store: createStore('kanji-no-michi-creations', 'creations'), delMany, get, setMany, values };
  };
  let opening: ReturnType<typeof opened> | null = null;
  const database = () => {
    opening ??= opened();
    opening.catch(() => {
      opening = null; // the next call tries again
    });
    return opening;
  };
  return {
    async all() {
      const { values, store } = await database();
      return values(store);
    },
    async get(key) {
      const { get, store } = await database();
      return get(key, store);
    },
    async set(creations) {
      const { setMany, store } = await database();
      await setMany(
        creations.map(([key, creation]) => [key, creation]),
        store,
      );
    },
    async remove(keys) {
      const { delMany, store } = await database();
      await delMany([...keys], store);
    },
  };
}

/** For the visit alone, where the browser has no database; the learner is told so. */
export function visitKeptCreations(): KeptCreations {
  const creations = new Map<string, unknown>();
  return {
    all: async () => [...creations.values()],
    get: async (key) => creations.get(key),
    async set(changed) {
      for (const [key, creation] of changed) creations.set(key, creation);
      missRoom();
    },
    async remove(keys) {
      for (const key of keys) creations.delete(key);
    },
  };
}
