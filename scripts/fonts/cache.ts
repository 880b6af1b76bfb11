import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Remembers, from one build to the next, what came out for each input. */
export class Cache<Entry> {
  readonly #path: string;
  readonly #known: Record<string, Entry>;
  readonly #used: Record<string, Entry> = {};

  /** `path` is a JSON file; a missing one is an empty memory. */
  constructor(path: string) {
    this.#path = path;
    this.#known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>) : {};
  }

  /** The entry for a key, if it was saved before and `isIntact` says that it still holds; else a new one. */
  async get(key: string, isIntact: (entry: Entry) => boolean, make: () => Promise<Entry>): Promise<Entry> {
    const known = this.#known[key];
    const entry = known !== undefined && isIntact(known) ? known : await make();
    this.#used[key] = entry;
    return entry;
  }

  /** Saves the entries used in this build and forgets the rest. */
  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#used));
  }
}

/** Sixteen hex digits that stand for any JSON value or bytes. */
export function hashOf(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : JSON.stringify(value);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
