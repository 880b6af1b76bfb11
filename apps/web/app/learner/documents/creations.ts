import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, deviceId } from '../account/device.ts';
import type { Table } from '../database.ts';
import { keys } from '../keys.ts';
import { type Locks, withLock } from '../locks.ts';
import type { Schedule } from '../retry.ts';
import {
  type Creation,
  creationName,
  idOf,
  isStored,
  keyOf,
  kindOf,
  type LocalCreation,
  localCreation,
  nothingStored,
} from './creation.ts';

/** Held by whoever writes creations, in whichever tab. */
export const creationsLock = 'kanji-no-michi:creations';
/** Who writes on is not interrupted: the server hears of it after so long without a change. */
const restMs = 5_000;

export interface CreationsEnvironment {
  readonly store: JsonStore;
  readonly table: Table;
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

const isUnsent = (creation: LocalCreation): boolean => !isStored(creation) && creation.refused === null;

/** Where a change was kept. */
export interface Written {
  readonly name: string;
  readonly edition: string;
  /** Whether somebody else had changed the creation meanwhile, so that this is now another one beside it. */
  readonly isCopy: boolean;
}

/**
 * What learners make on this device: drafts as they are typed, and what is finished. A creation knows the edition that the
 * device and the server have in common; what was changed twice at once stands twice (decision 54).
 */
export class Creations {
  readonly #environment: CreationsEnvironment;
  readonly #listeners = new Set<() => void>();
  #callOff: () => void = () => {};
  /** Resolves when what a guest has made is the account's. */
  #handedOver: Promise<unknown> = Promise.resolve();

  constructor(environment: CreationsEnvironment) {
    this.#environment = environment;
    environment.channel?.addEventListener('message', () => this.#tell());
  }

  /** The learner's creations of a kind, the one changed last first. Rejects where they cannot be read. */
  async of(kind: string): Promise<Creation[]> {
    await this.#handedOver;
    const creations = await this.ofOwner(currentOwner(this.#environment.store));
    return creations
      .filter(({ name, content }) => kindOf(name) === kind && content !== null)
      .sort((one, other) => other.changedAt - one.changedAt || (one.name < other.name ? 1 : -1));
  }

  /** Null when there is none. */
  async find(name: string): Promise<Creation | null> {
    await this.#handedOver;
    const creation = await this.#read(currentOwner(this.#environment.store), name);
    return creation?.content === null ? null : creation;
  }

  /** A name for a new creation. */
  newName(kind: string): string {
    return creationName(kind, this.#environment.newId());
  }

  /**
   * Keeps a creation as it is now, made from `before`, null for a new one. If another tab or device has changed it since then,
   * both are kept. Rejects where there is no room.
   */
  async write(name: string, format: number, content: unknown, before: string | null): Promise<Written> {
    const { store, newId, now } = this.#environment;
    await this.#handedOver;
    deviceId(store); // made, so that what is made here may join an account
    const owner = currentOwner(store);
    const written = await this.locked(async () => {
      const found = await this.#read(owner, name);
      const isCopy = found !== null && found.edition !== before;
      const creation: LocalCreation = {
        ...(found ?? { v: 1, owner, copyOf: null, stored: nothingStored, sent: [] }),
        ...(isCopy && { stored: nothingStored, sent: [], copyOf: idOf(name) }),
        ...{ name: isCopy ? this.newName(kindOf(name)) : name, format, content },
        ...{ edition: newId(), changedAt: now(), refused: null },
      };
      await this.put([creation]);
      return { name: creation.name, edition: creation.edition, isCopy };
    });
    this.#deliverSoon();
    return written;
  }

  /** Removes a creation. Answers how to bring it back. */
  async remove(name: string): Promise<() => Promise<void>> {
    await this.#handedOver;
    const owner = currentOwner(this.#environment.store);
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

  /** An owner leaves: what the server has goes, and with `forget` the rest too. */
  async leave(owner: string, forget: boolean): Promise<void> {
    await this.locked(async () => {
      const creations = await this.ofOwner(owner);
      await this.drop(forget ? creations : creations.filter(isStored));
    });
  }

  /** What an owner has made is another's from now on; what is written meanwhile waits for that. */
  handOver(from: string, to: string): Promise<void> {
    const handingOver = this.locked(async () => {
      const creations = await this.ofOwner(from);
      await this.put(creations.map((creation) => ({ ...creation, owner: to })));
      await this.drop(creations);
      return creations.length > 0;
    });
    this.#handedOver = handingOver.catch(() => {}); // the next login hands it over
    return handingOver.then((isAny) => {
      if (isAny) this.#environment.deliver();
    });
  }

  /** Forgets what belongs to none of these. */
  async prune(owners: readonly string[]): Promise<void> {
    await this.locked(async () => {
      await this.drop((await this.all()).filter(({ owner }) => !owners.includes(owner)));
    });
  }

  /** How many of the learner's creations the server has still to be told of. */
  async unsent(): Promise<number> {
    const own = await this.ofOwner(currentOwner(this.#environment.store));
    return own.filter(isUnsent).length;
  }

  /** Works one after the other with every tab. */
  locked<T>(creation: () => Promise<T>): Promise<T> {
    return withLock(this.#environment.locks, creationsLock, creation);
  }

  /** Every creation of this device that can be read, removed ones among them. */
  async all(): Promise<LocalCreation[]> {
    const creations = await this.#environment.table.all();
    return creations.flatMap((creation) => z.safeParse(localCreation, creation).data ?? []);
  }

  async ofOwner(owner: string): Promise<LocalCreation[]> {
    return (await this.all()).filter((creation) => creation.owner === owner);
  }

  /** Keeps creations, all or none, and notes whether the server lacks any. Within `locked`. */
  async put(creations: readonly LocalCreation[]): Promise<void> {
    if (creations.length === 0) return;
    await this.#environment.table.set(creations.map((creation) => [keyOf(creation), creation]));
    if (creations.some(isUnsent)) this.#tellThat({ isAny: true, isAnyUnsent: true });
    else await this.#note();
  }

  /** Within `locked`. */
  async drop(creations: readonly LocalCreation[]): Promise<void> {
    if (creations.length === 0) return;
    await this.#environment.table.remove(creations.map(keyOf));
    await this.#note();
  }

  async #read(owner: string, name: string): Promise<LocalCreation | null> {
    const { success, data } = z.safeParse(
      localCreation,
      await this.#environment.table.get(keyOf({ owner, name })),
    );
    return success ? data : null;
  }

  /** What the server would not take, as it is sent once more. */
  async #refusedBeside(owner: string, name: string): Promise<LocalCreation[]> {
    const creations = await this.ofOwner(owner);
    return creations
      .filter((creation) => creation.refused !== null && creation.name !== name)
      .map((creation) => ({ ...creation, refused: null }));
  }

  async #note(): Promise<void> {
    const creations = await this.all();
    this.#tellThat({ isAny: creations.length > 0, isAnyUnsent: creations.some(isUnsent) });
  }

  /** Other pages know by these keys whether there is anything to do, without opening the database. */
  #tellThat({ isAny, isAnyUnsent }: { readonly isAny: boolean; readonly isAnyUnsent: boolean }): void {
    for (const [entry, is] of [
      [this.#entry(keys.creations), isAny],
      [this.#entry(keys.unsentCreations), isAnyUnsent],
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
