import { epochMs } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import { secretPrefix } from './kept-secrets.ts';
import { keys, learnerKeys } from './keys.ts';
import { uniteLearnerValues } from './unite-learner-values.ts';

const prefix = keys.kept;
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** When it was put away, and what it is. */
const kept = z.object({ keptAt: epochMs, value: z.unknown() });
type Kept = z.infer<typeof kept>;

/**
 * What learners left on this device who logged out: all that the server has not. The next who plays here sees nothing
 * of it. It comes back when the same account logs in again, and goes after 30 days.
 */
export class KeptForAccounts {
  readonly #store: JsonStore;
  readonly #now: () => number;

  /** `now` answers epoch ms. */
  constructor(store: JsonStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Puts away what the learner has here who played under `secret`. Broken off, it may be begun again. */
  keep(account: string, secret: string): void {
    this.#entry(account, secretPrefix + secret).write({ keptAt: this.#now(), value: null });
    for (const key of learnerKeys(this.#store)) {
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      move(live, away, { keptAt: this.#now(), value });
    }
    this.#forgetAnswers();
  }

  /**
   * Gives an account back what was kept for it, beside what was played here meanwhile. Answers the secrets under which
   * it played before: they stay until they are forgotten, as the runs of kept secrets do.
   */
  giveBack(account: string): string[] {
    this.prune();
    const keys = this.#keysOf(account);
    for (const key of keys.filter((key) => !key.startsWith(secretPrefix))) {
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      if (value === null) away.remove();
      else move(away, live, value);
    }
    return keys.flatMap((key) => (key.startsWith(secretPrefix) ? key.slice(secretPrefix.length) : []));
  }

  /** Forgets what is kept for an account. */
  forget(account: string): void {
    for (const key of this.#keysOf(account)) this.#entry(account, key).remove();
  }

  /** Forgets under which of its former secrets an account played. */
  forgetSecrets(account: string, secrets: readonly string[]): void {
    for (const secret of secrets) this.#entry(account, secretPrefix + secret).remove();
  }

  /** Forgets what the learner has here who plays now. */
  forgetCurrent(): void {
    for (const key of learnerKeys(this.#store)) this.#store.entry(key, z.unknown()).remove();
    this.#forgetAnswers();
  }

  /** Forgets what was kept for 30 days. */
  prune(): void {
    for (const key of this.#store.keys(prefix)) {
      const entry = this.#store.entry(key, kept);
      const { keptAt } = entry.read() ?? {};
      if (keptAt !== undefined && keptAt < this.#now() - keptForMs) entry.remove();
    }
  }

  #keysOf(account: string): string[] {
    const own = `${prefix}${account}:`;
    return this.#store.keys(own).map((key) => key.slice(own.length));
  }

  #forgetAnswers(): void {
    for (const key of this.#store.keys(keys.lastAnswer)) this.#store.entry(key, z.unknown()).remove();
  }

  #entry(account: string, key: string): Entry<Kept | null> {
    return this.#store.entry(`${prefix}${account}:${key}`, kept);
  }
}

function move<T>(from: Entry<unknown>, to: Entry<T>, value: T): void {
  to.write(value);
  from.remove();
}
