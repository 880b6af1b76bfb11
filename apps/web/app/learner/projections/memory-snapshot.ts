import { type KanjiImport, kanjiImport, type RememberedItem } from '@michi/contracts/memory';
import type { ItemMemory } from '@michi/progress/memory';
import * as z from 'zod/mini';
import type { JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, guest } from '../account/device.ts';
import type { Table } from '../database.ts';
import { snapshotKey } from '../keys.ts';
import type { Snapshot, SnapshotPlace } from './projection.ts';

/** What the server said of what is remembered, up to its cursor. */
export interface Remembered {
  /** Whose it is: `guest`, or the id of an account. */
  readonly owner: string;
  readonly cursor: string;
  readonly cards: ReadonlyMap<string, ItemMemory>;
  readonly imports: readonly KanjiImport[];
}

export const nothingRemembered: Remembered = { owner: guest, cursor: '', cards: new Map(), imports: [] };

/** Looked at in one go, as there may be ten thousand. */
const tuples = z.custom<readonly RememberedItem[]>(
  (value) =>
    Array.isArray(value) &&
    value.every(
      (each) =>
        Array.isArray(each) &&
        each.length === 5 &&
        typeof each[0] === 'string' &&
        typeof each[1] === 'string',
    ),
);

const storedSnapshot = z.object({
  v: z.literal(1),
  asked: z.int(),
  owner: z.string(),
  cursor: z.string(),
  memories: tuples,
  imports: z.array(kanjiImport),
});

/** The snapshot of the memory: in the database, and for this page in memory. Null until it was loaded. */
export class MemorySnapshot implements SnapshotPlace<Remembered> {
  readonly #store: JsonStore;
  readonly #table: Pick<Table, 'get' | 'set'> | null;
  #snapshot: Snapshot<Remembered> | null = null;

  constructor(store: JsonStore, table: Pick<Table, 'get' | 'set'> | null) {
    this.#store = store;
    this.#table = table;
  }

  get isLoaded(): boolean {
    return this.#snapshot !== null;
  }

  /** What was stored, by whichever tab. Never rejects. */
  async load(): Promise<void> {
    const stored = await this.#stored();
    if (this.#snapshot === null || (stored && stored.asked > this.#snapshot.asked))
      this.#snapshot = stored ?? { asked: 0, value: nothingRemembered };
  }

  /** That of who plays now; the guest of this device is whoever signs in on it. */
  read(): Snapshot<Remembered> | null {
    const isOwn = [guest, currentOwner(this.#store)].includes(this.#snapshot?.value.owner ?? guest);
    return isOwn ? this.#snapshot : null;
  }

  /** Resolves when it is stored, or cannot be. */
  async write({ asked, value }: Snapshot<Remembered>): Promise<void> {
    this.#snapshot = { asked, value };
    const { cards, ...rest } = value;
    const stored = { v: 1, asked, ...rest, memories: [...cards.values()].map(asTuple) };
    try {
      await this.#table?.set([[snapshotKey, stored]]);
    } catch (error) {
      console.warn('what is remembered could not be stored on this device', error);
    }
  }

  /** It stays: it is shown to nobody else. */
  remove(): void {}

  async #stored(): Promise<Snapshot<Remembered> | null> {
    try {
      const { success, data } = z.safeParse(storedSnapshot, await this.#table?.get(snapshotKey));
      if (!success) return null;
      const { memories, asked, ...rest } = data;
      return { asked, value: { ...rest, cards: withChanges(new Map(), memories) } };
    } catch (error) {
      console.warn('what was remembered on this device cannot be read', error);
      return null;
    }
  }
}

export const cardKey = ({ item, skill }: Pick<ItemMemory, 'item' | 'skill'>) => `${skill} ${item}`;

/** The same map where nothing has changed. */
export function withChanges(
  before: ReadonlyMap<string, ItemMemory>,
  changes: readonly RememberedItem[],
): ReadonlyMap<string, ItemMemory> {
  if (changes.length === 0) return before;
  const cards = new Map(before);
  for (const [item, skill, stability, difficulty, day] of changes) {
    const key = cardKey({ item, skill });
    if (stability === null || difficulty === null || day === null) cards.delete(key);
    else cards.set(key, { item, skill, stability, difficulty, day });
  }
  return cards;
}

const asTuple = ({ item, skill, stability, difficulty, day }: ItemMemory): RememberedItem => [
  item,
  skill,
  stability,
  difficulty,
  day,
];
