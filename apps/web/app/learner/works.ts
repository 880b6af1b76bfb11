import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import type { Schedule } from './delivery.ts';
import { deviceId, knownDeviceId } from './device.ts';
import { keptSecrets } from './kept-secrets.ts';
import type { KeptWorks } from './kept-works.ts';
import { keys } from './keys.ts';
import { type Locks, withLock } from './locks.ts';
import {
  idOf,
  isStored,
  type KeptWork,
  keptWork,
  keyOf,
  kindOf,
  nothingStored,
  type Work,
  workName,
} from './work.ts';

const lockName = 'kanji-no-michi:works';
/** Who writes on is not interrupted: the server hears of it after so long without a change. */
const restMs = 5_000;

export interface WorksEnvironment {
  readonly store: JsonStore;
  readonly kept: KeptWorks;
  readonly locks: Locks | null;
  readonly schedule: Schedule;
  /** Tells other tabs of this browser, and hears of them. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** The wall clock in epoch ms. */
  now(): number;
  newId(): string;
  /** Tells the server what it does not have. */
  deliver(): void;
}

const isUnsent = (work: KeptWork): boolean => !isStored(work) && work.refused === null;

/** Where a change was kept. */
export interface Written {
  readonly name: string;
  readonly edition: string;
  /** Whether somebody else had changed the work meanwhile, so that this is now another one beside it. */
  readonly isCopy: boolean;
}

/**
 * What learners make on this device: drafts as they are typed, and what is finished. A work knows the edition that the
 * device and the server have in common; what was changed twice at once stands twice (decision 54).
 */
export class Works {
  readonly #environment: WorksEnvironment;
  readonly #listeners = new Set<() => void>();
  #callOff: () => void = () => {};

  constructor(environment: WorksEnvironment) {
    this.#environment = environment;
    environment.channel?.addEventListener('message', () => this.#tell());
  }

  /** The learner's works of a kind, the one changed last first. Rejects where they cannot be read. */
  async of(kind: string): Promise<Work[]> {
    const works = await this.ofOwner(knownDeviceId(this.#environment.store));
    return works
      .filter(({ name, content }) => kindOf(name) === kind && content !== null)
      .sort((one, other) => other.changedAt - one.changedAt || (one.name < other.name ? 1 : -1));
  }

  /** Null when there is none. */
  async find(name: string): Promise<Work | null> {
    const owner = knownDeviceId(this.#environment.store);
    const work = owner === null ? null : await this.#read(owner, name);
    return work?.content === null ? null : work;
  }

  /** A name for a new work. */
  newName(kind: string): string {
    return workName(kind, this.#environment.newId());
  }

  /**
   * Keeps a work as it is now, made from `before`, null for a new one. If another tab or device has changed it since then,
   * both are kept. Rejects where there is no room.
   */
  async write(name: string, format: number, content: unknown, before: string | null): Promise<Written> {
    const { store, newId, now } = this.#environment;
    const owner = deviceId(store);
    const written = await this.locked(async () => {
      const found = await this.#read(owner, name);
      const isCopy = found !== null && found.edition !== before;
      const work: KeptWork = {
        ...(found ?? { v: 1, owner, copyOf: null, stored: nothingStored, sent: [] }),
        ...(isCopy && { stored: nothingStored, sent: [], copyOf: idOf(name) }),
        ...{ name: isCopy ? this.newName(kindOf(name)) : name, format, content },
        ...{ edition: newId(), changedAt: now(), refused: null },
      };
      await this.put([work]);
      return { name: work.name, edition: work.edition, isCopy };
    });
    this.#deliverSoon();
    return written;
  }

  /** Removes a work. Answers how to bring it back. */
  async remove(name: string): Promise<() => Promise<void>> {
    const owner = deviceId(this.#environment.store);
    const removed = await this.locked(async () => {
      const found = await this.#read(owner, name);
      if (found?.stored.version === 0 && found.sent.length === 0) await this.drop([found]);
      else if (found)
        await this.put([
          { ...found, content: null, edition: this.#environment.newId(), refused: null },
          ...(await this.#refusedBeside(owner, name)), // now there may be room for them
        ]);
      return found;
    });
    this.#deliverSoon();
    return async () => {
      if (removed === null) return;
      const now = await this.#read(owner, name);
      await this.write(name, removed.format, removed.content, now?.edition ?? null);
    };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whoever played under this secret plays here no more: what the server has goes, and with `forget` the rest too. */
  async leave(owner: string, forget: boolean): Promise<void> {
    await this.locked(async () => {
      const works = await this.ofOwner(owner);
      await this.drop(forget ? works : works.filter(isStored));
    });
  }

  /** Takes over what was made under former secrets of the learner. */
  async adopt(secrets: readonly string[]): Promise<void> {
    const owner = deviceId(this.#environment.store);
    await this.locked(async () => {
      const works = (await this.all()).filter((work) => secrets.includes(work.owner));
      await this.put(works.map((work) => ({ ...work, owner })));
      await this.drop(works.filter((work) => work.owner !== owner));
    });
    this.#environment.deliver();
  }

  /** Forgets what belongs to nobody who may come back. */
  async prune(): Promise<void> {
    const { store } = this.#environment;
    const known = [knownDeviceId(store), ...keptSecrets(store)];
    await this.locked(async () => {
      await this.drop((await this.all()).filter(({ owner }) => !known.includes(owner)));
    });
  }

  /** Works one after the other with every tab. */
  locked<T>(work: () => Promise<T>): Promise<T> {
    return withLock(this.#environment.locks, lockName, work);
  }

  /** Every work of this device that can be read, removed ones among them. */
  async all(): Promise<KeptWork[]> {
    const works = await this.#environment.kept.all();
    return works.flatMap((work) => z.safeParse(keptWork, work).data ?? []);
  }

  async ofOwner(owner: string | null): Promise<KeptWork[]> {
    return (await this.all()).filter((work) => work.owner === owner);
  }

  /** Keeps works, all or none, and notes whether the server lacks any. Within `locked`. */
  async put(works: readonly KeptWork[]): Promise<void> {
    if (works.length === 0) return;
    await this.#environment.kept.set(works.map((work) => [keyOf(work), work]));
    if (works.some(isUnsent)) this.#tellThat({ isAny: true, isAnyUnsent: true });
    else await this.#note();
  }

  /** Within `locked`. */
  async drop(works: readonly KeptWork[]): Promise<void> {
    if (works.length === 0) return;
    await this.#environment.kept.remove(works.map(keyOf));
    await this.#note();
  }

  async #read(owner: string, name: string): Promise<KeptWork | null> {
    const { success, data } = z.safeParse(keptWork, await this.#environment.kept.get(keyOf({ owner, name })));
    return success ? data : null;
  }

  /** What the server would not take, as it is sent once more. */
  async #refusedBeside(owner: string, name: string): Promise<KeptWork[]> {
    const works = await this.ofOwner(owner);
    return works
      .filter((work) => work.refused !== null && work.name !== name)
      .map((work) => ({ ...work, refused: null }));
  }

  async #note(): Promise<void> {
    const works = await this.all();
    this.#tellThat({ isAny: works.length > 0, isAnyUnsent: works.some(isUnsent) });
  }

  /** Other pages know by these keys whether there is anything to do, without opening the database. */
  #tellThat({ isAny, isAnyUnsent }: { readonly isAny: boolean; readonly isAnyUnsent: boolean }): void {
    for (const [entry, is] of [
      [this.#entry(keys.works), isAny],
      [this.#entry(keys.unsentWorks), isAnyUnsent],
    ] as const)
      if (!is) entry.remove();
      else if (!entry.read()) entry.write(true); // while one types it is
    this.#environment.channel?.postMessage(null);
    this.#tell();
  }

  #entry(key: string): Entry<true | null> {
    return this.#environment.store.entry(key, z.literal(true));
  }

  #deliverSoon(): void {
    this.#callOff();
    this.#callOff = this.#environment.schedule(() => this.#environment.deliver(), restMs);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
