/** Where this device keeps what the server said last of the learner's memory: more than the storage of text takes. */
export interface KeptMemory {
  /** Undefined when nothing is kept. */
  get(): Promise<unknown>;
  set(value: unknown): Promise<void>;
  remove(): Promise<void>;
}

const key = 'heard';

/** In a database of the browser, which is opened when it is needed for the first time. */
export function browserKeptMemory(): KeptMemory {
  const opened = async () => {
    const { createStore, del, get, set } = await import('idb-keyval');
    return { store: createStore('kanji-no-michi-memory', 'memory'), del, get, set };
  };
  let opening: ReturnType<typeof opened> | null = null;
  const database = () => {
    opening ??= opened();
    return opening;
  };
  return {
    async get() {
      const { get, store } = await database();
      return get(key, store);
    },
    async set(value) {
      const { set, store } = await database();
      await set(key, value, store);
    },
    async remove() {
      const { del, store } = await database();
      await del(key, store);
    },
  };
}
