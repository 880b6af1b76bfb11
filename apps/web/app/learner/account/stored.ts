import { deviceId as deviceIdSchema, epochMs } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys, learnerKeys } from '../keys.ts';
import { uniteLearnerValues } from './unite.ts';

const prefix = keys.kept;
const keptForMs = 30 * 24 * 60 * 60 * 1000;
/** Under this name it is noted that an account left, and what of it the server does not know. */
const leaving = 'left';

/** When it was put away, and what it is. */
const kept = z.object({ keptAt: epochMs, value: z.unknown() });
type Kept = z.infer<typeof kept>;

/** Secrets of the device that have not joined the account. */
const secrets = z.array(deviceIdSchema);

/**
 * What accounts left on this device that were signed out, and the server has not: the next who plays here sees nothing of
 * it, and no key to the account lies with it. It comes back when the same account signs in again, and goes after 30 days.
 * Outbox entries, saved runs and creations stay where they are as long as their account is kept here.
 */
export class StoredForAccounts {
  readonly #store: JsonStore;
  readonly #now: () => number;

  /** `now` answers epoch ms. */
  constructor(store: JsonStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Puts away what the account has here, and a secret that has still to join it. Broken off, it may be begun again. */
  keep(account: string, secret: string | null): void {
    const waiting = new Set([...this.secrets(account), ...(secret === null ? [] : [secret])]);
    this.#entry(account, leaving).write({ keptAt: this.#now(), value: [...waiting] });
    for (const key of learnerKeys(this.#store)) {
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      move(live, away, { keptAt: this.#now(), value });
    }
    this.#forgetAnswers();
  }

  /** Gives an account back what was kept for it, beside what was played here meanwhile. */
  giveBack(account: string): void {
    this.prune();
    for (const key of this.#keysOf(account)) {
      if (key === leaving) continue;
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      if (value === null) away.remove();
      else move(away, live, value);
    }
    if (this.secrets(account).length === 0) this.#entry(account, leaving).remove();
  }

  /** The accounts for which something is kept. */
  accounts(): string[] {
    const accounts = this.#store.keys(prefix).map((key) => key.slice(prefix.length).split(':')[0] ?? '');
    return [...new Set(accounts)];
  }

  /** The secrets of this device that have still to join an account. */
  secrets(account: string): readonly string[] {
    return z.safeParse(secrets, this.#entry(account, leaving).read()?.value).data ?? [];
  }

  /** A secret has joined the account, or never can. */
  forgetSecret(account: string, secret: string): void {
    const rest = this.secrets(account).filter((each) => each !== secret);
    if (rest.length === 0) this.#entry(account, leaving).remove();
    else this.#entry(account, leaving).write({ keptAt: this.#now(), value: rest });
  }

  /** Forgets what is kept for an account. */
  forget(account: string): void {
    for (const key of this.#keysOf(account)) this.#entry(account, key).remove();
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
