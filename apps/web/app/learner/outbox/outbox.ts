import type * as z from 'zod/mini';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import type { Table } from '../database.ts';
import { keys } from '../keys.ts';
import {
  containedIn,
  type EntryKind,
  type EntryOf,
  isKnown,
  isWhole,
  movedRun,
  type NewEntry,
  type OutboxEntry,
  refusedEntry,
  storedEntry,
  undelivered,
  type WholeEntry,
} from './entry.ts';
import { forgetRefusals, handOverRefusals, noteRefusal } from './refusals.ts';
import { Sequence } from './sequence.ts';

const maxRuns = 200;
const maxRefused = 10;
/** Characters of runs that stay where they are written at once; older ones make room. */
const roomForRuns = 1_000_000;

const ownKeys = [keys.entry, keys.movedEntry, keys.confirmedEntry];
/** The most confirmed entries that are kept. There are more only after snapshots have failed for a long time. */
const maxConfirmed = 200;

/**
 * What the learner did, until the server has confirmed it and all snapshots contain it that ever will; one key each, so that
 * tabs never collide. It is written at once, where there is little room; the moves of older runs go on to the database, and with
 * the confirmation they go.
 */
export class Outbox {
  readonly sequence: Sequence;
  readonly #store: JsonStore;
  readonly #moves: Table | null;
  readonly #dropListeners = new Set<() => void>();
  /** Runs that are being moved; one after the other. */
  #moving: Promise<void> = Promise.resolve();

  constructor(store: JsonStore, moves: Table | null = null) {
    this.#store = store;
    this.#moves = moves;
    this.sequence = new Sequence(store);
  }

  /** Tells that a run which nobody won made room. */
  onDropped(listener: () => void): () => void {
    this.#dropListeners.add(listener);
    return () => this.#dropListeners.delete(listener);
  }

  /** Keeps an outbox entry until it is delivered; the same one again changes nothing. A run that was left is replaced by its end. */
  add(done: NewEntry): void {
    const before = this.get(done.id);
    const isEnd = done.kind === 'run' && !done.body.abandoned;
    if (before && !(isEnd && before.kind === 'run' && before.body.abandoned)) return;
    if (before) this.#confirmed(done.id).remove();
    this.#entry(done.id).write({ ...done, ...undelivered, v: 1 } as OutboxEntry);
    if (done.kind !== 'run') return;
    this.#boundRuns();
    void this.makeRoom();
  }

  get(id: string): OutboxEntry | null {
    const kept = this.#confirmed(id).read() ?? this.#entry(id).read();
    if (kept === null) return this.#moved(id).read();
    return isKnown(kept) ? kept : null;
  }

  /** An outbox entry with what of it lies elsewhere; null when that is gone. */
  async whole(entry: OutboxEntry): Promise<WholeEntry | null> {
    if (isWhole(entry)) return entry;
    if (this.#moves === null) throw new Error('the moves of a run cannot be reached');
    const moves = await this.#moves.get(entry.id);
    if (Array.isArray(moves)) return { ...entry, body: { ...entry.body, moves } };
    console.warn(`the moves of ${entry.id} are gone`);
    return null;
  }

  /** In the order in which they were done; what may have been counted comes first, whatever the clock said. */
  all(): OutboxEntry[] {
    const ids = ownKeys.flatMap((prefix) => this.#store.keys(prefix).map((key) => key.slice(prefix.length)));
    const outbox = [...new Set(ids)].map((id) => this.get(id));
    return outbox
      .filter((entry) => entry !== null)
      .sort(
        (one, other) =>
          Number(other.sent) - Number(one.sent) || one.at - other.at || (one.id < other.id ? -1 : 1),
      );
  }

  /** Those that the server has not confirmed, in the same order. */
  waiting(): OutboxEntry[] {
    return this.all().filter(({ confirmed }) => confirmed === null);
  }

  /** Those of one kind, of an owner. */
  of<Kind extends EntryKind>(kind: Kind, owner: string): EntryOf<Kind>[] {
    return this.all().filter((entry): entry is EntryOf<Kind> => entry.kind === kind && entry.owner === owner);
  }

  /** Notes what has become of an outbox entry; of one that is gone, nothing. */
  update<Kind extends EntryKind>(
    { id }: EntryOf<Kind>,
    change: Partial<Omit<EntryOf<Kind>, 'kind' | 'v'>>,
  ): void {
    const now = this.get(id);
    if (now === null || isPartOf(change, now)) return;
    const changed = { ...now, ...change } as OutboxEntry;
    if (changed.kind === 'run' && !isWhole(changed)) this.#moved(id).write(changed);
    else this.#entry(id).write(changed);
  }

  /** The server has accepted an outbox entry as it was sent: it stays, without what only the server needs. */
  confirm(sent: OutboxEntry): void {
    const now = this.get(sent.id);
    const isSame = now?.kind !== 'run' || sent.kind !== 'run' || now.body.abandoned === sent.body.abandoned;
    if (now === null || now.confirmed !== null || !isSame) return;
    const slim = now.kind === 'run' ? { ...now, body: { ...now.body, setup: null, moves: [] } } : now;
    const confirmed = { ...slim, unproved: false, confirmed: this.sequence.next() } as WholeEntry;
    this.together(() => {
      this.#confirmed(sent.id).write(confirmed);
      this.#removeUnconfirmed(sent.id);
    });
  }

  /** A snapshot has arrived: what every snapshot contains by now is needed no more. */
  noteTaken(name: string, asked: number): void {
    const confirmed = this.#allConfirmed();
    if (!confirmed.some((entry) => entry.confirmed < asked && containedIn(entry).includes(name))) return;
    this.together(() => {
      this.sequence.noteTaken(name, asked);
      for (const [index, entry] of confirmed.entries()) {
        const isContained = containedIn(entry).every((each) => entry.confirmed < this.sequence.taken(each));
        if (isContained || index < confirmed.length - maxConfirmed) this.remove(entry.id);
      }
    });
  }

  /** How many confirmed entries wait for snapshots. */
  get confirmedCount(): number {
    return this.#store.keys(keys.confirmedEntry).length;
  }

  /** Tells of all that becomes of outbox entries in `work` at its end. */
  together(work: () => void): void {
    this.#store.together(work);
  }

  remove(id: string): void {
    this.#confirmed(id).remove();
    this.#removeUnconfirmed(id);
  }

  #removeUnconfirmed(id: string): void {
    const moved = this.#moved(id);
    if (moved.read()) this.#moves?.remove([id]).catch(() => {}); // it is in nobody's way
    moved.remove();
    this.#entry(id).remove();
  }

  /** Takes out of the way what the server will never take, for the reason it gave; the learner is told. */
  refuse(refused: OutboxEntry, status: number, message: string): void {
    const { id } = refused;
    noteRefusal(this.#store, refused, status, message);
    if (isWhole(refused))
      this.#store.entry(keys.refusedEntry + id, refusedEntry).write({ entry: refused, status, message });
    this.remove(id);
    const all = this.#store.keys(keys.refusedEntry).sort();
    for (const key of all.slice(0, -maxRefused)) this.#store.entry(key, refusedEntry).remove();
  }

  /** What an owner has is another's from now on. */
  handOver(from: string, to: string): void {
    this.together(() => {
      for (const entry of this.all()) if (entry.owner === from) this.update(entry, { owner: to });
      handOverRefusals(this.#store, from, to);
    });
  }

  /** Forgets what belongs to none of these. */
  prune(owners: readonly string[]): void {
    const others = this.all().filter(({ owner }) => !owners.includes(owner));
    for (const owner of new Set(others.map(({ owner }) => owner))) this.forget(owner);
  }

  /** Forgets what the server has, with the snapshots: whoever plays next asks for their own. */
  forgetConfirmed(): void {
    for (const { id } of this.#allConfirmed()) this.remove(id);
    this.sequence.forget();
  }

  /** Forgets what an owner has, delivered or not. */
  forget(owner: string): void {
    for (const entry of this.all()) if (entry.owner === owner) this.remove(entry.id);
    forgetRefusals(this.#store, owner);
    for (const key of this.#store.keys(keys.refusedEntry)) {
      const refused = this.#store.entry(key, refusedEntry);
      if (refused.read()?.entry.owner === owner) refused.remove();
    }
  }

  /** Whether a change of this key may have changed an outbox entry. */
  isOwnKey(key: string | null): boolean {
    return key === null || ownKeys.some((prefix) => key.startsWith(prefix));
  }

  /** Moves on what of older runs has no room here. Where that does not work, they stay. */
  makeRoom(): Promise<void> {
    const table = this.#moves;
    if (table === null) return Promise.resolve();
    this.#moving = this.#moving.then(async () => {
      let room = roomForRuns;
      for (const entry of this.waiting().reverse()) {
        if (entry.kind !== 'run' || !isWhole(entry) || !this.#entry(entry.id).read()) continue;
        room -= JSON.stringify(entry.body).length;
        if (room < 0) await this.#moveOn(entry, table);
      }
    });
    this.#moving = this.#moving.catch((error: unknown) => console.warn('old runs could not be moved', error));
    return this.#moving;
  }

  async #moveOn({ id, body }: Extract<WholeEntry, { kind: 'run' }>, table: Table): Promise<void> {
    await table.set([[id, body.moves]]);
    const now = this.#entry(id).read(); // it may have been delivered meanwhile
    if (now === null || !isKnown(now) || now.kind !== 'run') return table.remove([id]);
    const { moves: _moved, ...rest } = now.body;
    this.together(() => {
      if (this.#moved(id).write({ ...now, body: rest })) this.#entry(id).remove();
      else this.#moved(id).remove();
    });
  }

  /** Beyond the bound, runs that were left go first, then lost ones; never one that was won, or may have been counted. */
  #boundRuns(): void {
    const runs = this.waiting().filter((entry) => entry.kind === 'run');
    const spare = runs
      .filter(({ sent, body }) => !sent && !body.won)
      .sort((one, other) => Number(other.body.abandoned ?? false) - Number(one.body.abandoned ?? false));
    for (const { id } of spare.slice(0, Math.max(0, runs.length - maxRuns))) {
      console.warn(`${keys.entry}${id} was dropped: too many runs wait`);
      this.remove(id);
      for (const listener of this.#dropListeners) listener();
    }
  }

  #entry(id: string): Entry<z.infer<typeof storedEntry> | null> {
    return this.#store.entry(keys.entry + id, storedEntry);
  }

  #confirmed(id: string): Entry<z.infer<typeof storedEntry> | null> {
    return this.#store.entry(keys.confirmedEntry + id, storedEntry);
  }

  /** The one confirmed first at first. */
  #allConfirmed() {
    return this.all()
      .flatMap(({ confirmed, ...entry }) =>
        confirmed === null ? [] : { ...(entry as OutboxEntry), confirmed },
      )
      .sort((one, other) => one.confirmed - other.confirmed);
  }

  #moved(id: string): Entry<z.infer<typeof movedRun> | null> {
    return this.#store.entry(keys.movedEntry + id, movedRun);
  }
}

const isPartOf = (change: object, whole: object): boolean =>
  Object.entries(change).every(([name, value]) => (whole as Record<string, unknown>)[name] === value);
