/** Where what is too large for the storage of text lies: moves by the id of their run. */
export interface Bodies {
  /** Undefined when they are not there, or not any longer. */
  get(id: string): Promise<unknown>;
  set(id: string, moves: readonly unknown[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** In the browser's database, which is opened when it is needed for the first time. */
export function browserBodies(): Bodies {
  const opened = async () => {
    const { createStore, del, get, set } = await import('idb-keyval');
    return { store: createStore('kanji-no-michi', 'moves'), del, get, set };
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
    async get(id) {
      const { get, store } = await database();
      return get(id, store);
    },
    async set(id, moves) {
      const { set, store } = await database();
      await set(id, moves, store);
    },
    async remove(id) {
      const { del, store } = await database();
      await del(id, store);
    },
  };
}
