/** A part of the browser's database: where lies what is more than the storage of text takes. */
export interface Table {
  all(): Promise<unknown[]>;
  /** Undefined when there is none. */
  get(key: string): Promise<unknown>;
  /** Stores all of them or none. Rejects where there is no room. */
  set(values: readonly (readonly [key: string, value: unknown])[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** What the database holds: the moves of runs that wait, what the server said last of the memory, and creations. */
export type TableName = 'moves' | 'memory' | 'creations';

const opened = async () => {
  const { createStore, delMany, get, getMany, keys, setMany } = await import('idb-keyval');
  return { store: createStore('kanji-no-michi', 'values'), delMany, get, getMany, keys, setMany };
};
let opening: ReturnType<typeof opened> | null = null;

function database(): ReturnType<typeof opened> {
  opening ??= opened();
  opening.catch(() => {
    opening = null; // the next call tries again
  });
  return opening;
}

/** The database is opened when it is needed for the first time. */
export function browserTable(name: TableName): Table {
  const prefix = `${name}:`;
  return {
    async all() {
      const { keys, getMany, store } = await database();
      const all = await keys<string>(store);
      return getMany(
        all.filter((key) => key.startsWith(prefix)),
        store,
      );
    },
    async get(key) {
      const { get, store } = await database();
      return get(prefix + key, store);
    },
    async set(values) {
      const { setMany, store } = await database();
      await setMany(
        values.map(([key, value]) => [prefix + key, value]),
        store,
      );
    },
    async remove(keys) {
      const { delMany, store } = await database();
      await delMany(
        keys.map((key) => prefix + key),
        store,
      );
    },
  };
}

/** For the visit alone, where the browser has no database; `onSet` tells the learner so. */
export function visitTable(onSet: () => void = () => {}): Table {
  const stored = new Map<string, unknown>();
  return {
    all: async () => [...stored.values()],
    get: async (key) => stored.get(key),
    async set(values) {
      for (const [key, value] of values) stored.set(key, value);
      onSet();
    },
    async remove(keys) {
      for (const key of keys) stored.delete(key);
    },
  };
}
