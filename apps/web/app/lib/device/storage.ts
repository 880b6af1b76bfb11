import * as z from 'zod/mini';
import '../calls/schemas.ts';

/** Where strings are kept: the browser's local storage, or a stand-in. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** One key of the store and the shape of its value. Values are shared: never change one that was read. */
export interface Entry<T> {
  /** The stored value, or the entry's fallback when there is none or it is corrupt. */
  read(): T;
  /** Whether the value will survive this visit; until then it is read back either way. */
  write(value: T): boolean;
  remove(): void;
  /** Takes a value that cannot be used out of the way, where support can still find it. */
  setAside(reason: string): void;
}

const corruptSuffix = ':corrupt';

/** A value as it was read, and what each schema has made of it. */
interface Parsed {
  readonly raw: string;
  readonly values: WeakMap<z.ZodMiniType, unknown>;
}

/**
 * JSON values by key. It never throws: a corrupt value is set aside under `<key>:corrupt` and reported
 * once, and what a full or forbidden storage does not take is remembered for this visit.
 */
export class JsonStore {
  readonly #area: StorageArea | null;
  /** What the area would not take. */
  readonly #unkept = new Map<string, string>();
  /** The values read last, so that an unchanged one is neither parsed again nor a new object. */
  readonly #parsed = new Map<string, Parsed>();
  readonly #warned = new Set<string>();
  readonly #listeners = new Set<(key: string | null) => void>();
  readonly #unkeptListeners = new Set<(key: string) => void>();
  /** The keys whose corrupt value found no room aside: it stays where it is, and what is written lasts for the visit. */
  readonly #stuck = new Set<string>();
  /** What changes while it is told of together. */
  #changes: Set<string | null> | null = null;

  constructor(area: StorageArea | null) {
    this.#area = area;
  }

  entry<T>(key: string, schema: z.ZodMiniType<T>, fallback: () => NoInfer<T>): Entry<T>;
  entry<T>(key: string, schema: z.ZodMiniType<T>): Entry<T | null>;
  entry<T>(key: string, schema: z.ZodMiniType<T>, fallback: () => T | null = () => null): Entry<T | null> {
    return {
      read: () => this.#read(key, schema) ?? fallback(),
      write: (value) => this.#write(key, JSON.stringify(value)),
      remove: () => this.#remove(key),
      setAside: (reason) => {
        this.#setAside(key, reason);
        this.changed(key);
      },
    };
  }

  /** The keys that begin with `prefix`, values set aside not among them. */
  keys(prefix: string): string[] {
    const keys = new Set(this.#unkept.keys());
    for (let index = 0; index < (this.#area?.length ?? 0); index++) keys.add(this.#area?.key(index) ?? '');
    return [...keys].filter((key) => key.startsWith(prefix) && !key.endsWith(corruptSuffix));
  }

  /** Whether a value of this key was set aside. */
  hasSetAside(key: string): boolean {
    return this.#stuck.has(key) || (this.#area?.getItem(key + corruptSuffix) ?? null) !== null;
  }

  /** Forgets the values that were set aside, of whatever key. */
  forgetSetAside(): void {
    const keys = Array.from({ length: this.#area?.length ?? 0 }, (_, index) => this.#area?.key(index) ?? '');
    for (const key of keys) if (key.endsWith(corruptSuffix)) this.#area?.removeItem(key);
    for (const key of this.#stuck) this.#forget(key);
  }

  /** Tells of every change with its key; null means that everything may have changed. */
  onChange(listener: (key: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells each key whose value the area would not take, those before as well. */
  onUnkept(listener: (key: string) => void): void {
    this.#unkeptListeners.add(listener);
    for (const key of this.#unkept.keys()) listener(key);
  }

  /** Reports a change made elsewhere, in another tab. */
  changed(key: string | null): void {
    if (this.#changes) this.#changes.add(key);
    else for (const listener of this.#listeners) listener(key);
  }

  /** Tells of all that `work` changes at its end, so that listeners look once. */
  together(work: () => void): void {
    const outer = this.#changes;
    const changes = outer ?? new Set();
    this.#changes = changes;
    try {
      work();
    } finally {
      this.#changes = outer;
      const [first = null] = changes;
      if (!outer && changes.size > 0) this.changed(changes.size === 1 ? first : null);
    }
  }

  #raw(key: string): string | null {
    const kept = this.#stuck.has(key) ? null : this.#area?.getItem(key);
    return this.#unkept.get(key) ?? kept ?? null;
  }

  #read<T>(key: string, schema: z.ZodMiniType<T>): T | null {
    const raw = this.#raw(key);
    if (raw === null) return null;
    const known = this.#parsed.get(key);
    if (known?.raw === raw && known.values.has(schema)) return known.values.get(schema) as T;
    const parsed = z.safeParse(schema, parseJson(raw));
    if (!parsed.success) {
      this.#setAside(key, 'it is corrupt');
      return null;
    }
    const values = known?.raw === raw ? known.values : new WeakMap();
    this.#parsed.set(key, { raw, values: values.set(schema, parsed.data) });
    return parsed.data;
  }

  #write(key: string, raw: string): boolean {
    const kept = this.#keep(key, raw);
    if (kept) this.#unkept.delete(key);
    else this.#unkept.set(key, raw);
    if (!kept) for (const listener of this.#unkeptListeners) listener(key);
    this.changed(key);
    return kept;
  }

  #keep(key: string, raw: string): boolean {
    if (this.#stuck.has(key)) return false;
    try {
      this.#area?.setItem(key, raw);
      return this.#area !== null;
    } catch {
      return false; // full
    }
  }

  #remove(key: string): void {
    this.#forget(key);
    for (const [other, raw] of this.#unkept) if (this.#keep(other, raw)) this.#unkept.delete(other); // there may be room now
    this.changed(key);
  }

  #forget(key: string): void {
    this.#unkept.delete(key);
    this.#parsed.delete(key);
    this.#stuck.delete(key);
    this.#area?.removeItem(key);
  }

  #setAside(key: string, reason: string): void {
    const raw = this.#raw(key);
    this.#forget(key); // first: a full area has room for it only then
    if (raw !== null && !this.#keep(key + corruptSuffix, raw) && this.#keep(key, raw)) this.#stuck.add(key);
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    console.warn(`${key} was set aside: ${reason}`);
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The local storage of this browser, null where it is forbidden. */
function browserArea(): StorageArea | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

let shared: JsonStore | null = null;

/** The store of this device, one for the page; it hears what other tabs change. */
export function browserStore(): JsonStore {
  if (shared) return shared;
  const store = new JsonStore(browserArea());
  window.addEventListener('storage', (event) => store.changed(event.key));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.changed(null); // a page taken from the cache has missed what others changed
  });
  shared = store;
  return store;
}
