import { deviceId as deviceIdSchema, epochMs, levelId } from '@michi/contracts/fields';
import type { UserStats } from '@michi/contracts/journey';
import * as z from 'zod/mini';
import { ApiError } from '../lib/api-client.ts';
import { dayOf } from '../lib/day.ts';
import type { Entry, JsonStore } from '../lib/storage.ts';
import { Delivery, type DeliveryEnvironment } from './delivery.ts';
import { deviceId, isDeviceKey, knownDeviceId } from './device.ts';
import { journeyPrefix } from './waiting-prefix.ts';

const heardKey = 'kanji-no-michi:journey:heard';
const lockName = 'kanji-no-michi:journey';
/** The modules before it are not known to the server yet. */
const locked = 403;
/** What the server will say again however often it is asked. */
const finalRefusals = [400, 401, 404, 422];
/** It has no passed run of the module. */
const unproved = 409;

const page = z.object({
  module: levelId,
  xp: z.int(),
  /** The kanji that it proved. */
  kanji: z.array(z.string()),
  /** Days since 1970-01-01 in the learner's time zone. */
  day: z.int(),
});
/** A module that was completed. */
export interface JournalPage extends z.infer<typeof page> {
  /** The server misses its passed run: it has to be passed once more to count there. */
  readonly unproved?: boolean;
}

const ownPage = z.extend(page, {
  deviceId: deviceIdSchema,
  /** The learner's own date. */
  date: z.iso.date(),
  writtenAt: epochMs,
  /** The server has it; the page stays until it is among what the server says. */
  confirmed: z.boolean(),
  unproved: z.boolean(),
});
type OwnPage = z.infer<typeof ownPage>;

const heard = z.object({
  deviceId: deviceIdSchema,
  pages: z.array(page),
  /** Grows with every answer taken in. */
  answers: z.int(),
});

export interface JournalEnvironment extends DeliveryEnvironment {
  readonly store: JsonStore;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  /** Completes a module on the server. Rejects as `call` does. */
  complete(page: Pick<OwnPage, 'module' | 'deviceId' | 'date'>): Promise<unknown>;
  /** What the server knows of this device's journey. Rejects as `call` does. */
  ask(deviceId: string, date: string): Promise<UserStats>;
  /** Delivers finished runs; resolves when nothing is left or a later try is planned. */
  deliverRuns(): Promise<void>;
  /** Whether a run of a module waits to be delivered: the server has to know it first. */
  isRunWaiting(module: string): boolean;
}

const nothingSaid = { pages: [], answers: 0 };

/**
 * The modules that the learner has completed: what the server said last, and what this device knows besides. Both
 * are sets, so nothing is lost and nothing counts twice, in whatever order they come together. What was completed
 * under another secret of the device is somebody else's.
 */
export class Journal {
  readonly #environment: JournalEnvironment;
  readonly #delivery: Delivery;
  readonly #listeners = new Set<() => void>();
  #shown: readonly JournalPage[] | null = null;

  constructor(environment: JournalEnvironment) {
    this.#environment = environment;
    this.#delivery = new Delivery(environment, lockName, (succeeded) => this.#sendAll(succeeded));
    environment.store.onChange((key) => {
      if (key !== heardKey && !key?.startsWith(journeyPrefix) && !isDeviceKey(key)) return;
      this.#shown = null;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Every module completed, the newest last; the same object until something changed. */
  shown(): readonly JournalPage[] {
    this.#shown ??= this.#union();
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Notes a module as completed just now and tells the server; a second time changes nothing, but adds kanji that were
   * proved since.
   */
  complete(done: Pick<OwnPage, 'module' | 'xp'> & { readonly kanji: readonly string[] }): void {
    const before = this.shown().find(({ module }) => module === done.module);
    if (before && done.kanji.every((kanji) => before.kanji.includes(kanji))) return;
    const now = this.#environment.today();
    const owner = deviceId(this.#environment.store);
    const entry = this.#entry(done.module, owner);
    const first = {
      ...done,
      deviceId: owner,
      day: dayOf(now),
      date: isoDate(now),
      writtenAt: now.getTime(),
      unproved: false,
    };
    const kanji = bothOf(before?.kanji ?? [], done.kanji);
    entry.write({ ...(entry.read() ?? first), kanji, confirmed: false });
    void this.deliver();
  }

  /** Tells the server what it does not know. Resolves when nothing is left or a later try is planned. */
  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  /**
   * Asks the server, also for what other devices have done. An answer that another has overtaken meanwhile may lack
   * what that one told, and is left. A failure is only logged.
   */
  async refresh(): Promise<void> {
    const { store, today } = this.#environment;
    const asking = deviceId(store);
    const { answers } = this.#said();
    try {
      const { completions } = await this.#environment.ask(asking, isoDate(today()));
      if (knownDeviceId(store) !== asking || this.#said().answers !== answers) return;
      const pages = completions.map(({ module_id, xp_earned, kanji, day }) => {
        return { module: module_id, xp: xp_earned, kanji, day };
      });
      this.#heard.write({ deviceId: asking, pages, answers: answers + 1 });
      for (const own of this.#own())
        if (own.confirmed && pages.some(({ module }) => module === own.module))
          this.#entry(own.module, own.deviceId).remove();
    } catch (error) {
      console.warn('the journey could not be had', error);
    }
  }

  /** Removes what was heard under any secret of the device. */
  forget(): void {
    this.#heard.remove();
  }

  /** Forgets the modules that were completed under a secret, whether the server has them or not. */
  forgetPages(owner: string): void {
    for (const { module, deviceId } of this.#own())
      if (deviceId === owner) this.#entry(module, owner).remove();
  }

  async #sendAll(succeeded: () => void): Promise<void> {
    const { deliverRuns, isRunWaiting } = this.#environment;
    const open = () => this.#own().filter(({ confirmed }) => !confirmed);
    if (open().length === 0) return;
    await deliverRuns();
    let told = false;
    for (const own of open()) {
      if (isRunWaiting(own.module)) continue;
      if (await this.#sendOne(own)) {
        told = true;
        succeeded();
      }
    }
    if (told) await this.refresh();
  }

  /** Whether the server took it. */
  async #sendOne(own: OwnPage): Promise<boolean> {
    const { store, complete } = this.#environment;
    const entry = this.#entry(own.module, own.deviceId);
    try {
      await complete(own);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === locked) return false;
      if (error.status === unproved) {
        const page = entry.read() ?? own;
        if (!page.unproved) entry.write({ ...page, unproved: true });
        return false;
      }
      if (!finalRefusals.includes(error.status)) throw error;
      console.warn(`module ${own.module} was refused: ${error.status} ${error.message}`);
      entry.remove();
      return false;
    }
    if (own.deviceId === knownDeviceId(store)) {
      const { pages, answers } = this.#said();
      this.#heard.write({ deviceId: own.deviceId, pages, answers: answers + 1 });
      const page = entry.read() ?? own;
      const confirmed = page.kanji.length === own.kanji.length; // else more was proved meanwhile
      entry.write({ ...page, confirmed, unproved: false });
    } else entry.remove();
    return true;
  }

  #union(): readonly JournalPage[] {
    const current = knownDeviceId(this.#environment.store);
    const { pages } = this.#said();
    const known = new Set(pages.map(({ module }) => module));
    const own = this.#own().filter(({ deviceId }) => deviceId === current);
    const heard = pages.map((page) => {
      const more = own.find(({ module }) => module === page.module);
      return more ? { ...page, kanji: bothOf(page.kanji, more.kanji) } : page;
    });
    return [...heard, ...own.filter(({ module }) => !known.has(module))];
  }

  /** In the order of writing, under any secret of the device. */
  #own(): OwnPage[] {
    const { store } = this.#environment;
    const pages = store.keys(journeyPrefix).map((key) => store.entry(key, ownPage).read());
    return pages.filter((own) => own !== null).sort((one, other) => one.writtenAt - other.writtenAt);
  }

  /** What was heard under the present secret. */
  #said(): Pick<z.infer<typeof heard>, 'pages' | 'answers'> {
    const kept = this.#heard.read();
    return kept?.deviceId === knownDeviceId(this.#environment.store) ? kept : nothingSaid;
  }

  get #heard() {
    return this.#environment.store.entry(heardKey, heard);
  }

  #entry(module: string, owner: string): Entry<OwnPage | null> {
    return this.#environment.store.entry(`${journeyPrefix}${module}@${owner}`, ownPage);
  }
}

const bothOf = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

/** The date in the time zone of `date`, as 2026-11-21. */
const isoDate = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
