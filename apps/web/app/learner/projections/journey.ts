import { levelId } from '@michi/contracts/fields';
import { getUserStats, type UserStats } from '@michi/contracts/journey';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { call, type Fetch } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { dateOf, dayOf, utcOffsetOf } from '../../lib/time/day.ts';
import { currentOwner } from '../account/device.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { newRunId } from '../run.ts';
import { Projection, type Refreshed, snapshotPlace } from './projection.ts';

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

const name = 'journey';
const snapshot = z.object({ asked: z.int(), value: z.array(page) });
type Pages = readonly z.infer<typeof page>[];

export interface JourneyEnvironment {
  readonly store: JsonStore;
  readonly outbox: Outbox;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  newId(): string;
  /** What the server knows of this device's journey. Rejects as `call` does. */
  ask(deviceId: string, date: string): Promise<UserStats>;
}

/** The modules that the learner has completed. */
export class JourneyProjection {
  readonly #environment: JourneyEnvironment;
  readonly #projection: Projection<Pages, readonly CompletedModule[]>;

  constructor(environment: JourneyEnvironment) {
    const { store, outbox } = environment;
    this.#environment = environment;
    this.#projection = new Projection({
      ...{ store, outbox, name, fold },
      place: snapshotPlace<Pages>(store, name, snapshot),
      nothing: [],
      ask: (deviceId) => this.#ask(deviceId),
    });
  }

  /** Every module completed, the newest last; the same object until something changed. */
  shown(): readonly CompletedModule[] {
    return this.#projection.shown();
  }

  subscribe(listener: () => void): () => void {
    return this.#projection.subscribe(listener);
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
    if (known && known.confirmed === null && !known.sent) {
      outbox.update(known, { body: { ...known.body, kanji: all }, ...(run && { after: run.id }) });
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

  /** Asks the server, also for what other devices have done. */
  refresh(): Promise<Refreshed> {
    return this.#projection.refresh();
  }

  /** Another learner plays now. */
  forget(): void {
    this.#projection.forget();
  }

  async #ask(deviceId: string): Promise<Pages> {
    const { ask, today } = this.#environment;
    const { completions } = await ask(deviceId, dateOf(today()));
    return completions.map(({ module_id, xp_earned, kanji, day }) => {
      return { module: module_id, xp: xp_earned, kanji, day };
    });
  }
}

/** Each module once: its first completion, with the kanji that it has proved since. */
function fold(pages: Pages, entries: readonly OutboxEntry[]): readonly CompletedModule[] {
  const own = entries
    .flatMap((entry) => (entry.kind === 'module' ? entry : []))
    .sort((one, other) => one.at - other.at)
    .map(({ body: { module, xp, kanji, day }, unproved }) => ({ module, xp, kanji, day, unproved }));
  const modules = new Map<string, CompletedModule>(pages.map((page) => [page.module, page]));
  for (const page of own) {
    const before = modules.get(page.module);
    modules.set(page.module, before ? { ...before, kanji: bothOf(before.kanji, page.kanji) } : page);
  }
  return [...modules.values()];
}

const bothOf = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

interface JourneyDevice {
  readonly store: JsonStore;
  readonly fetch: Fetch;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
}

/** The modules that the learner has completed. Loaded by pages that show them, and with what tells the server. */
export const makeJourney = (
  { store, fetch, today, locale }: JourneyDevice,
  outbox: Outbox,
): JourneyProjection =>
  new JourneyProjection({
    ...{ store, outbox, today },
    newId: () => newRunId(today().getTime()),
    ask: (deviceId, date) => call(getUserStats, { query: { date }, deviceId, locale: locale(), fetch }),
  });
