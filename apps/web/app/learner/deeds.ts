import type * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import type { Bodies } from './bodies.ts';
import {
  type Deed,
  type DeedKind,
  type DeedOf,
  isKnown,
  isWhole,
  movedRun,
  type NewDeed,
  refusedDeed,
  storedDeed,
  undelivered,
  type WholeDeed,
} from './deed.ts';
import { keys } from './keys.ts';
import { forgetRefusals, noteRefusal } from './refusals.ts';

const maxRuns = 200;
const maxRefused = 10;
/** Characters of runs that stay where they are written at once; older ones make room. */
const roomForRuns = 1_000_000;

/**
 * What the learner did and the server does not know yet; one key each, so that tabs never collide. It is written at
 * once, where there is little room; the moves of older runs go on to `bodies`.
 */
export class Deeds {
  readonly #store: JsonStore;
  readonly #bodies: Bodies | null;
  readonly #dropListeners = new Set<() => void>();
  /** Runs that are being moved; one after the other. */
  #moving: Promise<void> = Promise.resolve();

  constructor(store: JsonStore, bodies: Bodies | null = null) {
    this.#store = store;
    this.#bodies = bodies;
  }

  /** Tells that a run which nobody won made room. */
  onDropped(listener: () => void): () => void {
    this.#dropListeners.add(listener);
    return () => this.#dropListeners.delete(listener);
  }

  /** Keeps a deed until it is delivered; the same one again changes nothing. A run that was left is replaced by its end. */
  add(done: NewDeed): void {
    const before = this.get(done.id);
    const isEnd = done.kind === 'run' && !done.body.left;
    if (before && !(isEnd && before.kind === 'run' && before.body.left)) return;
    this.#entry(done.id).write({ ...done, ...undelivered, v: 1 } as Deed);
    if (done.kind !== 'run') return;
    this.#boundRuns();
    void this.makeRoom();
  }

  get(id: string): Deed | null {
    const kept = this.#entry(id).read();
    if (kept === null) return this.#moved(id).read();
    return isKnown(kept) ? kept : null;
  }

  /** A deed with what of it lies elsewhere; null when that is gone. */
  async whole(deed: Deed): Promise<WholeDeed | null> {
    if (isWhole(deed)) return deed;
    if (this.#bodies === null) throw new Error('the moves of a run cannot be reached');
    const moves = await this.#bodies.get(deed.id);
    if (Array.isArray(moves)) return { ...deed, body: { ...deed.body, moves } };
    console.warn(`the moves of ${deed.id} are gone`);
    return null;
  }

  /** In the order in which they were done; what may have been counted comes first, whatever the clock said. */
  all(): Deed[] {
    const ids = [keys.deed, keys.movedDeed].flatMap((prefix) =>
      this.#store.keys(prefix).map((key) => key.slice(prefix.length)),
    );
    const deeds = [...new Set(ids)].map((id) => this.get(id));
    return deeds
      .filter((deed) => deed !== null)
      .sort(
        (one, other) =>
          Number(other.sent) - Number(one.sent) || one.at - other.at || (one.id < other.id ? -1 : 1),
      );
  }

  /** Those of one kind, done under a secret. */
  of<Kind extends DeedKind>(kind: Kind, owner: string | null): DeedOf<Kind>[] {
    return this.all().filter((deed): deed is DeedOf<Kind> => deed.kind === kind && deed.owner === owner);
  }

  /** Notes what has become of a deed; of one that is gone, nothing. */
  update<Kind extends DeedKind>(
    { id }: DeedOf<Kind>,
    change: Partial<Omit<DeedOf<Kind>, 'kind' | 'v'>>,
  ): void {
    const now = this.get(id);
    if (now === null || isPartOf(change, now)) return;
    const changed = { ...now, ...change } as Deed;
    if (changed.kind === 'run' && !isWhole(changed)) this.#moved(id).write(changed);
    else this.#entry(id).write(changed);
  }

  /** Tells of all that becomes of deeds in `work` at its end. */
  together(work: () => void): void {
    this.#store.together(work);
  }

  remove(id: string): void {
    const moved = this.#moved(id);
    if (moved.read()) this.#bodies?.remove(id).catch(() => {}); // it is in nobody's way
    moved.remove();
    this.#entry(id).remove();
  }

  /** Takes out of the way what the server will never take, for the reason it gave; the learner is told. */
  refuse(refused: Deed, status: number, message: string): void {
    const { id } = refused;
    noteRefusal(this.#store, refused, status, message);
    if (isWhole(refused))
      this.#store.entry(keys.refusedDeed + id, refusedDeed).write({ deed: refused, status, message });
    this.remove(id);
    const all = this.#store.keys(keys.refusedDeed).sort();
    for (const key of all.slice(0, -maxRefused)) this.#store.entry(key, refusedDeed).remove();
  }

  /** Forgets what was done under a secret, delivered or not. */
  forget(owner: string): void {
    for (const deed of this.all()) if (deed.owner === owner) this.remove(deed.id);
    forgetRefusals(this.#store, owner);
    for (const key of this.#store.keys(keys.refusedDeed)) {
      const refused = this.#store.entry(key, refusedDeed);
      if (refused.read()?.deed.owner === owner) refused.remove();
    }
  }

  /** Whether a change of this key may have changed a deed. */
  isOwnKey(key: string | null): boolean {
    return key === null || key.startsWith(keys.deed) || key.startsWith(keys.movedDeed);
  }

  /** Moves on what of older runs has no room here. Where that does not work, they stay. */
  makeRoom(): Promise<void> {
    const bodies = this.#bodies;
    if (bodies === null) return Promise.resolve();
    this.#moving = this.#moving.then(async () => {
      let room = roomForRuns;
      for (const deed of this.all().reverse()) {
        if (deed.kind !== 'run' || !isWhole(deed) || !this.#entry(deed.id).read()) continue;
        room -= JSON.stringify(deed.body).length;
        if (room < 0) await this.#moveOn(deed, bodies);
      }
    });
    this.#moving = this.#moving.catch((error: unknown) => console.warn('old runs could not be moved', error));
    return this.#moving;
  }

  async #moveOn({ id, body }: Extract<WholeDeed, { kind: 'run' }>, bodies: Bodies): Promise<void> {
    await bodies.set(id, body.moves);
    const now = this.#entry(id).read(); // it may have been delivered meanwhile
    if (now === null || !isKnown(now) || now.kind !== 'run') return bodies.remove(id);
    const { moves: _moved, ...rest } = now.body;
    this.together(() => {
      if (this.#moved(id).write({ ...now, body: rest })) this.#entry(id).remove();
      else this.#moved(id).remove();
    });
  }

  /** Beyond the bound, runs that were left go first, then lost ones; never one that was won, or may have been counted. */
  #boundRuns(): void {
    const runs = this.all().filter((deed) => deed.kind === 'run');
    const spare = runs
      .filter(({ sent, body }) => !sent && !body.won)
      .sort((one, other) => Number(other.body.left ?? false) - Number(one.body.left ?? false));
    for (const { id } of spare.slice(0, Math.max(0, runs.length - maxRuns))) {
      console.warn(`${keys.deed}${id} was dropped: too many runs wait`);
      this.remove(id);
      for (const listener of this.#dropListeners) listener();
    }
  }

  #entry(id: string): Entry<z.infer<typeof storedDeed> | null> {
    return this.#store.entry(keys.deed + id, storedDeed);
  }

  #moved(id: string): Entry<z.infer<typeof movedRun> | null> {
    return this.#store.entry(keys.movedDeed + id, movedRun);
  }
}

const isPartOf = (change: object, whole: object): boolean =>
  Object.entries(change).every(([name, value]) => (whole as Record<string, unknown>)[name] === value);
