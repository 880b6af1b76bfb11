import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';

const sequence = z.object({
  v: z.literal(1),
  last: z.int(),
  /** The number of the request that each snapshot answers, by its name. */
  taken: z.record(z.string(), z.int()),
});
type Numbers = z.infer<typeof sequence>;

/**
 * Numbers requests for snapshots and confirmations of outbox entries in the order in which they happen on this device, in
 * whichever tab: a request with a higher number than a confirmation was made after it. Two tabs may give the same number at the
 * same moment, so equal numbers tell of no order.
 */
export class Sequence {
  readonly #store: JsonStore;

  constructor(store: JsonStore) {
    this.#store = store;
  }

  /** Another number, above all before and the one given. */
  next(known = 0): number {
    const { last, ...numbers } = this.#entry.read();
    const next = Math.max(last, known) + 1;
    this.#entry.write({ ...numbers, last: next });
    return next;
  }

  /** The number of the request that the snapshot of this name answers; 0 for none. */
  taken(name: string): number {
    return this.#entry.read().taken[name] ?? 0;
  }

  noteTaken(name: string, asked: number): void {
    const numbers = this.#entry.read();
    this.#entry.write({ ...numbers, taken: { ...numbers.taken, [name]: asked } });
  }

  forget(): void {
    this.#entry.remove();
  }

  get #entry(): Entry<Numbers> {
    // Numbers that were lost go on above those that snapshots still have.
    return this.#store.entry(keys.sequence, sequence, () => ({ v: 1, last: Date.now(), taken: {} }));
  }
}
