import { levelId } from '@michi/contracts/fields';
import type { UserStats } from '@michi/contracts/journey';
import * as z from 'zod/mini';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { dateOf, dayOf, utcOffsetOf } from '../../lib/time/day.ts';
import { currentOwner, deviceId, isOwnerKey, knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import type { EntryOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';

const page = z.object({
  module: levelId,
  xp: z.int(),
  /** The kanji that it proved. */
  kanji: z.array(z.string()),
  /** Days since 1970-01-01 in the learner's time zone. */
  day: z.int(),
});
type Completed = Pick<z.infer<typeof page>, 'module' | 'xp'> & { readonly kanji: readonly string[] };

/** A module that was completed. */
export interface CompletedModule extends z.infer<typeof page> {
  /** The server misses its passed run: it has to be passed once more to count there. */
  readonly unproved?: boolean;
}

const snapshot = z.object({
  pages: z.array(page),
  /** Grows with every answer taken in. */
  answers: z.int(),
});

export interface JourneyEnvironment {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  newId(): string;
  /** What the server knows of this device's journey. Rejects as `call` does. */
  ask(deviceId: string, date: string): Promise<UserStats>;
}

const nothingSaid = { pages: [], answers: 0 };

/**
 * The modules that the learner has completed: what the server said last, and what this device knows besides. Both
 * are sets, so nothing is lost and nothing counts twice, in whatever order they come together.
 */
export class JourneyProjection {
  readonly #environment: JourneyEnvironment;
  readonly #listeners = new Set<() => void>();
  #shown: readonly CompletedModule[] | null = null;

  constructor(environment: JourneyEnvironment) {
    const { store, outbox } = environment;
    this.#environment = environment;
    store.onChange((key) => {
      if (key !== keys.journey && !outbox.isOwnKey(key) && !isOwnerKey(key)) return;
      this.#shown = null;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Every module completed, the newest last; the same object until something changed. */
  shown(): readonly CompletedModule[] {
    this.#shown ??= this.#union();
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Notes a module as completed just now; a second time changes nothing, but adds kanji that were proved since. The
   * server has to know its run first, if one waits.
   */
  complete({ module, xp, kanji }: Completed): void {
    const { store, outbox, today, newId } = this.#environment;
    const before = this.shown().find((page) => page.module === module);
    if (before && kanji.every((each) => before.kanji.includes(each))) return;
    const now = today();
    const owner = currentOwner(store);
    const all = bothOf(before?.kanji ?? [], kanji);
    const run = outbox.of('run', owner).findLast(({ body }) => body.level === module);
    const known = outbox.of('module', owner).find(({ body }) => body.module === module);
    if (known) {
      outbox.update(known, {
        body: { ...known.body, kanji: all },
        confirmed: false,
        ...(run && { after: run.id }),
      });
      return;
    }
    outbox.add({
      kind: 'module',
      id: newId(),
      owner,
      ...(run && { after: run.id }),
      at: now.getTime(),
      utcOffset: utcOffsetOf(now),
      body: { module, xp, kanji: all, date: dateOf(now), day: dayOf(now) },
    });
  }

  /** Notes that the server has taken a completion. */
  confirm(sent: EntryOf<'module'>): void {
    const { outbox } = this.#environment;
    const { pages, answers } = this.#said();
    this.#snapshot.write({ pages, answers: answers + 1 });
    const now = outbox.get(sent.id);
    const more = now?.kind === 'module' && now.body.kanji.length > sent.body.kanji.length; // proved meanwhile
    outbox.update(sent, { confirmed: !more, unproved: false });
  }

  /**
   * Asks the server, also for what other devices have done. An answer that another has overtaken meanwhile may lack
   * what that one told, and is left. A failure is only logged.
   */
  async refresh(): Promise<void> {
    const { store, outbox, today } = this.#environment;
    const asking = deviceId(store);
    const { answers } = this.#said();
    try {
      const { completions } = await this.#environment.ask(asking, dateOf(today()));
      if (knownDeviceId(store) !== asking || this.#said().answers !== answers) return;
      const pages = completions.map(({ module_id, xp_earned, kanji, day }) => {
        return { module: module_id, xp: xp_earned, kanji, day };
      });
      this.#snapshot.write({ pages, answers: answers + 1 });
      for (const { id, confirmed, body } of outbox.of('module', currentOwner(store)))
        if (confirmed && pages.some(({ module }) => module === body.module)) outbox.remove(id);
    } catch (error) {
      logFailure(error, 'asking for the journey');
    }
  }

  /** Another learner plays now. */
  forget(): void {
    this.#snapshot.remove();
  }

  #union(): readonly CompletedModule[] {
    const { store, outbox } = this.#environment;
    const { pages } = this.#said();
    const known = new Set(pages.map(({ module }) => module));
    const own = outbox
      .of('module', currentOwner(store))
      .sort((one, other) => one.at - other.at)
      .map(({ body: { module, xp, kanji, day }, unproved }) => ({ module, xp, kanji, day, unproved }));
    const snapshot = pages.map((page) => {
      const more = own.find(({ module }) => module === page.module);
      return more ? { ...page, kanji: bothOf(page.kanji, more.kanji) } : page;
    });
    return [...snapshot, ...own.filter(({ module }) => !known.has(module))];
  }

  #said(): z.infer<typeof snapshot> {
    return this.#snapshot.read() ?? nothingSaid;
  }

  get #snapshot() {
    return this.#environment.store.entry(keys.journey, snapshot);
  }
}

const bothOf = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];
