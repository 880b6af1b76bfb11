import { deviceId as deviceIdSchema, epochMs } from '@michi/contracts/fields';
import { addAnnounced, announcedSchema, dayPlanSchema, learnerSaves } from '@michi/games/learner-saves';
import { lookSchema } from '@michi/games/look';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys, learnerKeys } from '../keys.ts';
import '../../lib/calls/schemas.ts';
import * as z from 'zod/mini';

const prefix = keys.stored;
const storedForMs = 30 * 24 * 60 * 60 * 1000;
/** Under this name lie the secrets of the device that have not joined the account; it shows that the account left. */
const waitingSecrets = 'secrets';

/** When it was put away, and what it is. */
const stored = z.object({ storedAt: epochMs, value: z.unknown() });
type Stored = z.infer<typeof stored>;

/** Those secrets. */
const secrets = z.array(deviceIdSchema);

/**
 * What accounts left on this device that were signed out, and the server has not: the next who plays here sees nothing of
 * it, and no key to the account lies with it. It comes back when the same account signs in again, and goes after 30 days.
 * Outbox entries, saved runs and creations stay where they are as long as something is stored here for their account.
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
  store(account: string, secret: string | null): void {
    const waiting = new Set([...this.secrets(account), ...(secret === null ? [] : [secret])]);
    this.#entry(account, waitingSecrets).write({ storedAt: this.#now(), value: [...waiting] });
    for (const key of learnerKeys(this.#store)) {
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      move(live, away, { storedAt: this.#now(), value });
    }
    this.#forgetAnswers();
  }

  /** Gives an account back what was stored for it, beside what was played here meanwhile. */
  giveBack(account: string): void {
    this.prune();
    for (const key of this.#keysOf(account)) {
      if (key === waitingSecrets) continue;
      const [away, live] = [this.#entry(account, key), this.#store.entry(key, z.unknown())];
      const value = uniteLearnerValues(key, away.read()?.value, live.read());
      if (value === null) away.remove();
      else move(away, live, value);
    }
    if (this.secrets(account).length === 0) this.#entry(account, waitingSecrets).remove();
  }

  /** The accounts for which something is stored. */
  accounts(): string[] {
    const accounts = this.#store.keys(prefix).map((key) => key.slice(prefix.length).split(':')[0] ?? '');
    return [...new Set(accounts)];
  }

  /** The secrets of this device that have still to join an account. */
  secrets(account: string): readonly string[] {
    return z.safeParse(secrets, this.#entry(account, waitingSecrets).read()?.value).data ?? [];
  }

  /** A secret has joined the account, or never can. */
  forgetSecret(account: string, secret: string): void {
    const rest = this.secrets(account).filter((each) => each !== secret);
    if (rest.length === 0) this.#entry(account, waitingSecrets).remove();
    else this.#entry(account, waitingSecrets).write({ storedAt: this.#now(), value: rest });
  }

  /** Forgets what is stored for an account. */
  forget(account: string): void {
    for (const key of this.#keysOf(account)) this.#entry(account, key).remove();
  }

  /** Forgets what the learner has here who plays now. */
  forgetCurrent(): void {
    for (const key of learnerKeys(this.#store)) this.#store.entry(key, z.unknown()).remove();
    this.#forgetAnswers();
  }

  /** Forgets what was stored for 30 days. */
  prune(): void {
    for (const key of this.#store.keys(prefix)) {
      const entry = this.#store.entry(key, stored);
      const { storedAt } = entry.read() ?? {};
      if (storedAt !== undefined && storedAt < this.#now() - storedForMs) entry.remove();
    }
  }

  #keysOf(account: string): string[] {
    const own = `${prefix}${account}:`;
    return this.#store.keys(own).map((key) => key.slice(own.length));
  }

  #forgetAnswers(): void {
    for (const key of this.#store.keys(keys.lastAnswer)) this.#store.entry(key, z.unknown()).remove();
  }

  #entry(account: string, key: string): Entry<Stored | null> {
    return this.#store.entry(`${prefix}${account}:${key}`, stored);
  }
}

function move<T>(from: Entry<unknown>, to: Entry<T>, value: T): void {
  to.write(value);
  from.remove();
}

const series = z.looseObject({ level: z.number(), totals: z.looseObject({ score: z.number() }) });
const visits = z.record(z.string(), z.unknown());
const proved = z.record(z.string(), z.array(z.string()));

/**
 * What a learner has under a key of `learnerKeys` who comes back to `stored` and has played as a guest meanwhile, which
 * `found` tells: of two series the one that is further, of proved kanji both. A value that cannot be
 * read gives way to the other.
 */
function uniteLearnerValues(key: string, stored: unknown, found: unknown): unknown {
  switch (key) {
    case keys.visits:
      return unite(visits, stored, found, (one, other) => ({ ...one, ...other }));
    case keys.proved:
      return unite(proved, stored, found, (one, other) => {
        const modules = new Set([...Object.keys(one), ...Object.keys(other)]);
        return Object.fromEntries(
          [...modules].map((id) => [id, [...new Set([...(one[id] ?? []), ...(other[id] ?? [])])]]),
        );
      });
    case keys.dayPlan:
      return unite(dayPlanSchema, stored, found, (one, other) =>
        learnerSaves.dayPlan.merge(null, one, other),
      );
    case keys.announced:
      return unite(announcedSchema, stored, found, addAnnounced);
    case keys.look:
      return unite(lookSchema, stored, found, (one, other) => learnerSaves.look.merge(null, one, other));
    default:
      if (key.startsWith(keys.document) || key.startsWith(keys.lesson)) return stored ?? found;
      return unite(series, stored, found, (one, other) => (isFurther(other, one) ? other : one));
  }
}

type Series = z.infer<typeof series>;

const isFurther = (one: Series, other: Series) =>
  one.level === other.level ? one.totals.score > other.totals.score : one.level > other.level;

function unite<T>(
  schema: z.ZodMiniType<T>,
  stored: unknown,
  found: unknown,
  both: (stored: T, found: T) => T,
): unknown {
  const [one, other] = [z.safeParse(schema, stored), z.safeParse(schema, found)];
  if (!one.success) return found;
  return other.success ? both(one.data, other.data) : stored;
}
