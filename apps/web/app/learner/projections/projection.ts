import type * as z from 'zod/mini';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, deviceId, isOwnerKey, knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import { containedIn, contentKey, isConfirmed, type OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** What the server said last of a part of the learner's data. */
export interface Snapshot<Value> {
  /** The number of the request that it answers (see `Sequence`). */
  readonly asked: number;
  readonly value: Value;
}

/** Where a snapshot is stored. */
export interface SnapshotPlace<Value> {
  /** The same object until another one was written; null when there is none. */
  read(): Snapshot<Value> | null;
  /** Reads it back at once. Resolves when it is stored, or cannot be. */
  write(snapshot: Snapshot<Value>): Promise<void>;
  remove(): void;
}

export interface ProjectionParts<Value, Shown> {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  /** By this name `containedIn` says which outbox entries it will contain. */
  readonly name: string;
  readonly place: SnapshotPlace<Value>;
  /** What holds before the server has said anything. */
  readonly nothing: Value;
  /** What is shown: a snapshot, and outbox entries of the learner that it does not contain, in the order of their making. */
  fold(value: Value, entries: readonly OutboxEntry[]): Shown;
  /** Asks the server; answers the same object as before where nothing has changed. Rejects as `call` does. */
  ask(deviceId: string): Promise<Value>;
}

/** Whether a snapshot was taken in, or left as it may or may not contain an outbox entry, or could not be had. */
export type Refreshed = 'taken' | 'crossed' | 'failed';

/** What a projection has folded last, and from what. */
interface Folded<Value, Shown> {
  readonly snapshot: Snapshot<Value>;
  readonly contents: string;
  readonly shown: Shown;
}

/**
 * What a screen shows of a learner: a snapshot, and the outbox entries that it does not contain. An entry stays in the outbox
 * from the act until a snapshot that was asked for after its confirmation has arrived. So each entry counts in one of the two,
 * however answers are lost, late or out of order, and whichever tab hears them.
 */
export class Projection<Value, Shown> {
  readonly #parts: ProjectionParts<Value, Shown>;
  readonly #listeners = new Set<() => void>();
  readonly #none: Snapshot<Value>;
  #folded: Folded<Value, Shown> | null = null;
  /** Whether that is still so. */
  #isCurrent = false;
  /** The request that was made last, until it is answered. */
  #underWay: { readonly asked: number; readonly outcome: Promise<Refreshed> } | null = null;

  constructor(parts: ProjectionParts<Value, Shown>) {
    this.#parts = parts;
    this.#none = { asked: 0, value: parts.nothing };
    parts.store.onChange((key) => {
      if (isOwnerKey(key)) this.#folded = null;
      if (isOwnerKey(key) || key === keys.snapshot + parts.name || parts.outbox.isOwnKey(key)) this.changed();
    });
  }

  /** The same object until something changed. */
  shown(): Shown {
    if (!this.#isCurrent || this.#folded === null) this.#folded = this.#fold();
    this.#isCurrent = true;
    return this.#folded.shown;
  }

  /** What the server said last. */
  get value(): Value {
    return this.#snapshot.value;
  }

  /** What would be shown without an outbox entry. */
  without(id: string): Shown {
    return this.#parts.fold(
      this.#snapshot.value,
      this.uncontained().filter((entry) => entry.id !== id),
    );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something that is shown may have changed. */
  changed(): void {
    this.#isCurrent = false;
    for (const listener of this.#listeners) listener();
  }

  /** The learner's outbox entries that the snapshot does not contain. */
  uncontained(): readonly OutboxEntry[] {
    const { asked } = this.#snapshot;
    return this.#entries().filter(({ confirmed }) => confirmed === null || confirmed >= asked);
  }

  /** Whether a confirmed outbox entry waits for a snapshot that nobody has asked for yet. */
  isBehind(): boolean {
    const asked = Math.max(this.#snapshot.asked, this.#underWay?.asked ?? 0);
    return this.#entries().some(({ confirmed }) => confirmed !== null && confirmed >= asked);
  }

  /** Whether another tab has a later snapshot, and what that contains may be in the outbox no more. */
  isOvertaken(): boolean {
    const { outbox, name } = this.#parts;
    return outbox.sequence.taken(name) > this.#snapshot.asked;
  }

  /** Asks for a snapshot, also for what other devices have done. A failure is only logged. */
  refresh(): Promise<Refreshed> {
    if (this.#underWay && !this.isBehind()) return this.#underWay.outcome;
    const asked = this.#parts.outbox.sequence.next(this.#snapshot.asked);
    const outcome = this.#ask(asked).finally(() => {
      if (this.#underWay?.asked === asked) this.#underWay = null;
    });
    this.#underWay = { asked, outcome };
    return outcome;
  }

  /** Another learner plays now. */
  forget(): void {
    this.#parts.place.remove();
  }

  async #ask(asked: number): Promise<Refreshed> {
    const { store, outbox, name, place } = this.#parts;
    const device = deviceId(store);
    try {
      const value = await this.#parts.ask(device);
      if (knownDeviceId(store) !== device || !this.#isCertain(asked)) return 'crossed';
      const isNeeded = this.isOvertaken() || this.uncontained().some(isConfirmed);
      if (value === this.value && !isNeeded) return 'taken';
      const written = place.write({ asked, value });
      this.changed();
      await written;
      outbox.noteTaken(name, asked);
      return 'taken';
    } catch (error) {
      logFailure(error, `asking for ${name}`);
      return 'failed';
    }
  }

  /** Whether it is certain which outbox entries an answer contains, and no later one has arrived. */
  #isCertain(asked: number): boolean {
    const isClear = ({ sent, confirmed }: OutboxEntry) => (confirmed === null ? !sent : confirmed < asked);
    const { sequence } = this.#parts.outbox;
    const latest = Math.max(this.#snapshot.asked, sequence.taken(this.#parts.name));
    return asked > latest && this.#entries().every(isClear);
  }

  #fold(): Folded<Value, Shown> {
    const snapshot = this.#snapshot;
    const entries = this.uncontained();
    const contents = entries.map(contentKey).join();
    if (this.#folded?.snapshot === snapshot && this.#folded.contents === contents) return this.#folded;
    return { snapshot, contents, shown: this.#parts.fold(snapshot.value, entries) };
  }

  /** The learner's, in the order of their making. */
  #entries(): OutboxEntry[] {
    const { store, outbox, name } = this.#parts;
    const owner = currentOwner(store);
    return outbox.all().filter((entry) => entry.owner === owner && containedIn(entry).includes(name));
  }

  get #snapshot(): Snapshot<Value> {
    return this.#parts.place.read() ?? this.#none;
  }
}

/** Stores a snapshot under a key of its own. */
export function snapshotPlace<Value>(
  store: JsonStore,
  name: string,
  schema: z.ZodMiniType<Snapshot<Value>>,
): SnapshotPlace<Value> {
  const entry = store.entry(keys.snapshot + name, schema);
  return {
    read: () => entry.read(),
    write: async (snapshot) => void entry.write(snapshot),
    remove: () => entry.remove(),
  };
}
