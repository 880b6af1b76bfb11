import type * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/storage.ts';
import {
  type Deed,
  type DeedKind,
  type DeedOf,
  isKnown,
  type NewDeed,
  refusedDeed,
  storedDeed,
  undelivered,
} from './deed.ts';
import { type FormerDeeds, formerDeeds } from './former-deeds.ts';
import { keys } from './keys.ts';

const maxRuns = 200;
const maxRefused = 10;

/** What the learner did and the server does not know yet; one key each, so that tabs never collide. */
export class Deeds {
  readonly #store: JsonStore;
  readonly #former: FormerDeeds;

  constructor(store: JsonStore) {
    this.#store = store;
    this.#former = formerDeeds(store);
  }

  /** Keeps a deed until it is delivered; the same one again changes nothing. */
  add(done: NewDeed): void {
    if (this.get(done.id)) return;
    this.#entry(done.id).write({ ...done, ...undelivered, v: 1 } as Deed);
    if (done.kind === 'run') this.#boundRuns();
  }

  get(id: string): Deed | null {
    const kept = this.#entry(id).read();
    if (kept === null) return this.#former.get(id);
    return isKnown(kept) ? kept : null;
  }

  /** In the order in which they were done; what may have been counted comes first, whatever the clock said. */
  all(): Deed[] {
    const ids = this.#store.keys(keys.deed).map((key) => key.slice(keys.deed.length));
    const deeds = [...new Set([...ids, ...this.#former.ids()])].map((id) => this.get(id));
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
    if (now) this.#entry(id).write({ ...now, ...change } as Deed);
  }

  /** Tells of all that becomes of deeds in `work` at its end. */
  together(work: () => void): void {
    this.#store.together(work);
  }

  remove(id: string): void {
    this.#entry(id).remove();
    this.#former.remove(id);
  }

  /** Takes out of the way what the server will never take. */
  refuse(refused: Deed, status: number, message: string): void {
    const { id } = refused;
    this.#store.entry(keys.refusedDeed + id, refusedDeed).write({ deed: refused, status, message });
    this.remove(id);
    const all = this.#store.keys(keys.refusedDeed).sort();
    for (const key of all.slice(0, -maxRefused)) this.#store.entry(key, refusedDeed).remove();
  }

  /** Forgets what was done under a secret, delivered or not. */
  forget(owner: string): void {
    for (const deed of this.all()) if (deed.owner === owner) this.remove(deed.id);
    for (const key of this.#store.keys(keys.refusedDeed)) {
      const refused = this.#store.entry(key, refusedDeed);
      if (refused.read()?.deed.owner === owner) refused.remove();
    }
  }

  /** Whether a change of this key may have changed a deed. */
  isOwnKey(key: string | null): boolean {
    return key === null || key.startsWith(keys.deed) || this.#former.isOwnKey(key);
  }

  /** Beyond the bound, lost runs go first, as they carry no points; never one that may have been counted. */
  #boundRuns(): void {
    const runs = this.all().filter((deed) => deed.kind === 'run');
    const spare = runs
      .filter(({ sent }) => !sent)
      .sort((one, other) => Number(one.body.won) - Number(other.body.won));
    for (const { id } of spare.slice(0, Math.max(0, runs.length - maxRuns))) {
      console.warn(`${keys.deed}${id} was dropped: too many runs wait`);
      this.remove(id);
    }
  }

  #entry(id: string): Entry<z.infer<typeof storedDeed> | null> {
    return this.#store.entry(keys.deed + id, storedDeed);
  }
}
