import { getProgress } from '@michi/contracts/progress';
import { getStatistics } from '@michi/contracts/statistics';
import type { PlayedGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import type { Turn } from '@michi/progress/challenges';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import { logFailure } from '../lib/calls/log-failure.ts';
import { missRoom } from '../lib/device/no-room.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import { dayOf, utcOffsetOf } from '../lib/time/day.ts';
import { currentOwner, deviceId } from './account/device.ts';
import type { FollowedSession } from './account/link.ts';
import { StoredForAccounts } from './account/stored.ts';
import { type Table, type TableName, visitTable } from './database.ts';
import type { Creations, CreationsEnvironment } from './documents/creations.ts';
import { isWaitingKey, keys } from './keys.ts';
import type { Locks } from './locks.ts';
import type { EntryOf } from './outbox/entry.ts';
import { Outbox } from './outbox/outbox.ts';
import type { JourneyProjection, makeJourney } from './projections/journey.ts';
import type { MemoryProjection, makeMemory } from './projections/memory.ts';
import { ProgressProjection } from './projections/progress.ts';
import { StatisticsProjection } from './projections/statistics.ts';
import type { Schedule } from './retry.ts';
import type { FinishedRun, PlayedRun } from './run.ts';
import { newRunId } from './run.ts';
import { SavedRuns } from './saved-runs.ts';
import type { Sync } from './sync.ts';

/** What a run tells statistics and the memory. */
export type RunReport = Pick<EntryOf<'run'>['body'], 'summary' | 'answers'>;

/** So long somebody who logs out waits for what is still to be sent. */
const longestFarewellMs = 3_000;

/** What a learner needs of the device. */
export interface Device {
  readonly store: JsonStore;
  /** Null where the browser has no database. */
  readonly table: ((name: TableName) => Table) | null;
  /** By which the tabs of this browser tell each other of creations; null where there is none. */
  creationsChannel(): CreationsEnvironment['channel'];
  readonly locks: Locks | null;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly schedule: Schedule;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** Lets the account that is signed in wear a title, unless it wears one. Rejects as `call` does. */
  wearTitle(title: Title): Promise<void>;
  /** The session of this token is over: nobody is signed in any more. */
  onOver(token: string): void;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * What the learner has who plays on this device: what waits in the outbox, what is shown of it with what the server said last,
 * saves, creations, runs that go on, and the account. Runs are played by `play/runs.ts`.
 */
export class Learner {
  readonly savedRuns: SavedRuns;
  readonly progress: ProgressProjection;
  readonly statistics: StatisticsProjection;
  readonly #device: Device;
  readonly #outbox: Outbox;
  #journey: JourneyProjection | null = null;
  #memory: MemoryProjection | null = null;
  /** Loaded when there is something to tell the server. */
  #sync: Promise<Sync> | null = null;
  /** Loaded when something is made, or the server is told of it. */
  #creations: Promise<Creations> | null = null;
  #followed: Promise<unknown> = Promise.resolve();

  constructor(device: Device) {
    const { store, locks, fetch } = device;
    const epochNow = () => device.today().getTime();
    this.#device = device;
    this.#outbox = new Outbox(store, device.table?.('moves'));
    const stored = new StoredForAccounts(store, epochNow);
    this.savedRuns = new SavedRuns(
      store,
      locks,
      epochNow,
      () => stored.accounts(),
      (run, at) => this.storeAbandoned(run, new Date(at)),
    );
    this.statistics = new StatisticsProjection(store, this.#outbox, {
      ask: () => call(getStatistics, { query: { deviceId: this.deviceId }, locale: device.locale(), fetch }),
      syncAnnounced: () => this.syncSaves(),
      today: () => dayOf(device.today()),
    });
    this.progress = new ProgressProjection(store, this.#outbox, (game) =>
      call(getProgress, { query: { deviceId: this.deviceId, game }, locale: device.locale(), fetch }),
    );
  }

  /** The secret of this device. */
  get deviceId(): string {
    return deviceId(this.#device.store);
  }

  /** Resolves when the device plays for whoever is signed in. */
  get followed(): Promise<unknown> {
    return this.#followed;
  }

  get store(): JsonStore {
    return this.#device.store;
  }

  get schedule(): Schedule {
    return this.#device.schedule;
  }

  /** Tells that a run which nobody won made room for others that wait. */
  onDropped(listener: () => void): () => void {
    return this.#outbox.onDropped(listener);
  }

  /** Takes rewards that lie ready, and tells the server. */
  claim(turns: readonly Pick<Turn, 'challenge' | 'span'>[]): void {
    const now = this.#device.today();
    const owner = currentOwner(this.#device.store);
    for (const { challenge, span } of turns)
      this.#outbox.add({
        kind: 'claim',
        id: newRunId(now.getTime()),
        owner,
        at: now.getTime(),
        utcOffset: utcOffsetOf(now),
        body: { challenge: challenge.id, start: span.start, runs: this.#waitingRuns(owner, span) },
      });
    void this.deliver();
  }

  /** The runs of some days that the server may not know yet. */
  #waitingRuns(owner: string, { start, end }: Turn['span']): string[] {
    return this.#outbox.of('run', owner).flatMap(({ id, confirmed, body: { summary } }) => {
      const isWithin = !summary || (summary.day >= start && summary.day <= end);
      return isWithin && confirmed === null ? id : [];
    });
  }

  /** Whether the result of a run lies on this device until the server takes it. */
  isWaiting(runId: string): boolean {
    return this.#outbox.get(runId)?.confirmed === null;
  }

  /** What is remembered, made by those who have the code for it; the same for all of them. */
  memoryMadeBy(make: typeof makeMemory): MemoryProjection {
    const { table, today } = this.#device;
    this.#memory ??= make({
      ...this.#device,
      outbox: this.#outbox,
      table: table?.('memory') ?? null,
      newId: () => newRunId(today().getTime()),
      deliver: () => void this.deliver(),
    });
    return this.#memory;
  }

  /** What the learner makes. Rejects while its code cannot be had. */
  creations(): Promise<Creations> {
    this.#creations ??= this.#newCreations();
    this.#creations.catch(() => {
      this.#creations = null; // the next call tries again
    });
    return this.#creations;
  }

  /** Takes in what other devices of the account have made. Resolves as `follow` does; never rejects. */
  async syncCreations(): Promise<void> {
    const isLinked = this.#device.store.keys(keys.link).length > 0;
    if (isLinked) await this.#withSync((sync) => sync.syncCreations());
  }

  /** The modules that were completed, made by those who have the code for it; the same for all of them. */
  journeyMadeBy(make: typeof makeJourney): JourneyProjection {
    this.#journey ??= make(this.#device, this.#outbox);
    return this.#journey;
  }

  /** Loads what tells the server, as there will be something to tell. Never rejects. */
  async prepareSync(): Promise<void> {
    await this.#withSync(async () => {});
  }

  /** What tells the server. Rejects while its code cannot be had. */
  sync(): Promise<Sync> {
    this.#sync ??= this.#newSync();
    this.#sync.catch(() => {
      this.#sync = null; // the next call tries again
    });
    return this.#sync;
  }

  /**
   * Lets the device play for the account of a session, or for nobody; levels are opened after that. Resolves when the
   * server knows or a later try is planned. Never rejects.
   */
  async follow(session: FollowedSession | null): Promise<void> {
    let delivered = Promise.resolve();
    this.#followed = this.#withSync(async (sync) => {
      delivered = sync.account.follow(session);
    });
    await this.#followed;
    await delivered;
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    if (this.#device.store.keys('').some(isWaitingKey)) await this.#withSync((sync) => sync.deliver());
  }

  /** The server answers again: what a failure has put off is done at once. */
  hurry(): void {
    this.#sync?.then(
      (sync) => sync.hurry(),
      () => {}, // nothing was put off
    );
  }

  /** Takes in what other devices of the account carry from run to run. Resolves as `follow` does; never rejects. */
  async syncSaves(): Promise<void> {
    const isLinked = this.#device.store.keys(keys.link).length > 0;
    if (isLinked) await this.#withSync((sync) => sync.saves.sync());
  }

  /**
   * Sends what waits, for so long at most as somebody waits who logs out. Answers how much is still not sent. Rejects as
   * `sync` does.
   */
  async sendBeforeLeaving(): Promise<number> {
    const sync = await this.sync();
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const stopWaiting = this.#device.schedule(resolve, longestFarewellMs);
    await Promise.race([sync.deliver(), patience]);
    stopWaiting();
    return sync.unsent();
  }

  /** Once the session ends, what this device alone has of the account is forgotten. Rejects as `sync` does. */
  async forgetAccount(): Promise<void> {
    const { account } = await this.sync();
    account.forgetOnLeaving();
    this.#device.store.forgetSetAside();
  }

  /**
   * Ends the session here at once, and on the server as soon as that can be; with `forget`, what this device alone has of the
   * account goes. Resolves as `follow` does. Rejects as `sync` does.
   */
  async logOut({ forget }: { readonly forget: boolean }): Promise<void> {
    const { account } = await this.sync();
    if (forget) await this.forgetAccount();
    await account.logOut();
  }

  /** The server says that the session is over by which this secret joined its account. Never rejects. */
  async revoked(secret: string): Promise<void> {
    await this.#withSync(async ({ account }) => account.revoked(secret));
  }

  /** Brings the progress up to date with the server, results that wait included. Never rejects. */
  async refreshProgress(game: PlayedGame): Promise<void> {
    if ((await this.progress.refresh(game)) !== 'crossed') return;
    await this.deliver();
    await this.progress.refresh(game);
  }

  /** Puts an abandoned run into the outbox: its answers count. */
  storeAbandoned(run: PlayedRun, ended: Date, report: RunReport = {}): void {
    if (run.answered === 0) return;
    this.storeRun({ ...run, result: { won: false, scores: [0] } }, { abandoned: true, ...report }, ended);
  }

  /** Puts a run that has ended into the outbox, and sends it. */
  storeRun(run: FinishedRun, report: RunReport & { readonly abandoned?: true }, ended: Date): void {
    const { runId, game, level, ticket, recording, result } = run;
    const { rulesVersion, setup, seed, moves, endedAt } = recording;
    this.#outbox.add({
      kind: 'run',
      id: runId,
      owner: this.savedRuns.ownerOf(runId),
      at: ended.getTime(),
      utcOffset: utcOffsetOf(ended),
      body: {
        ...{ game, level, ticket, rulesVersion, setup, seed, moves, endedAt },
        won: result.won,
        score: result.scores[0] ?? 0,
        ...report,
      },
    });
    void this.deliver();
  }

  async #newCreations(): Promise<Creations> {
    const { Creations } = await import('./documents/creations.ts');
    const { store, locks, schedule, today, table } = this.#device;
    const now = () => today().getTime();
    return new Creations({
      ...{ store, locks, schedule, now },
      table: table?.('creations') ?? visitTable(missRoom),
      channel: this.#device.creationsChannel(),
      newId: () => newRunId(now()),
      deliver: () => void this.deliver(),
    });
  }

  async #newSync(): Promise<Sync> {
    const [{ Sync }, { makeJourney }] = await Promise.all([
      import('./sync.ts'),
      import('./projections/journey.ts'),
    ]);
    const { savedRuns, progress, statistics } = this;
    return new Sync({
      ...this.#device,
      ...{ savedRuns, progress, statistics, journey: this.journeyMadeBy(makeJourney) },
      outbox: this.#outbox,
      creations: () => this.creations(),
      memoryTable: this.#device.table?.('memory') ?? null,
      memory: async () => this.memoryMadeBy((await import('./projections/memory.ts')).makeMemory),
      refreshProgress: (game) => this.refreshProgress(game),
    });
  }

  /** Tells what is to be told once the code for it is there. Where it cannot be had all waits, and that is logged. */
  async #withSync(tell: (sync: Sync) => Promise<void>): Promise<void> {
    const sync = await this.sync().catch((error: unknown) => {
      logFailure(error, 'loading what tells the server');
      return null;
    });
    if (sync) await tell(sync);
  }
}
