import { getProgress, type LevelProgress } from '@michi/contracts/progress';
import { getStatistics } from '@michi/contracts/statistics';
import type { GameEvent } from '@michi/game-kit/events';
import type { PlayedGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { answersOf } from '@michi/progress/answers';
import { textOfAsked } from '@michi/progress/asked';
import type { Turn } from '@michi/progress/challenges';
import { summaryOf } from '@michi/progress/run-summary';
import type { Bodies } from '../learner/bodies.ts';
import type { Creations, CreationsEnvironment } from '../learner/creations.ts';
import type { Schedule } from '../learner/delivery.ts';
import { deviceId } from '../learner/device.ts';
import type { EntryOf } from '../learner/entry.ts';
import type { Journal } from '../learner/journal.ts';
import type { KeptCreations } from '../learner/kept-creations.ts';
import type { KeptMemory } from '../learner/kept-memory.ts';
import { keptSecrets } from '../learner/kept-secrets.ts';
import { isWaitingKey, keys } from '../learner/keys.ts';
import { LocalProgress } from '../learner/local-progress.ts';
import type { Locks } from '../learner/locks.ts';
import type { MemoriesEnvironment } from '../learner/memories.ts';
import { Outbox } from '../learner/outbox.ts';
import { StatisticsProjection } from '../learner/statistics.ts';
import { notePlayed } from '../learner/visits.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import { logFailure } from '../lib/calls/log-failure.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import { dayOf, utcOffsetOf } from '../lib/time/day.ts';
import type { Exchange } from './exchange.ts';
import type { makeJournal } from './make-journal.ts';
import { newRunId } from './run-id.ts';
import { SavedRuns } from './saved-runs.ts';
import { type FinishedRun, type Plan, type PlayedRun, RunSession, type Visibility } from './session.ts';
import { type LevelRequest, type OwnLevelRequest, startRun } from './start.ts';

/** What a run tells statistics and the memory. */
type Told = Pick<EntryOf<'run'>['body'], 'summary' | 'answers'>;

const nothingReached: LevelProgress = { completed: false, highScore: 0 };

/** What the engine needs of the device. */
export interface Device {
  readonly store: JsonStore;
  /** Null where the browser has no database. */
  readonly bodies: Bodies | null;
  /** The same. */
  readonly keptMemory: KeptMemory | null;
  readonly keptCreations: KeptCreations;
  /** By which the tabs of this browser tell each other of creations; null where there is none. */
  creationsChannel(): CreationsEnvironment['channel'];
  readonly locks: Locks | null;
  /** Monotonic milliseconds. */
  now(): number;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly schedule: Schedule;
  readonly visibility: Visibility;
  readonly fetch: Fetch;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
  /** Lets the account that is signed in wear a title, unless it wears one. Rejects as `call` does. */
  wearTitle(title: Title): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

interface OpenOptions {
  readonly fresh?: boolean;
}

/** All that plays on one device: runs, their results, progress and statistics. */
export class Player {
  readonly savedRuns: SavedRuns;
  readonly progress: LocalProgress;
  readonly statistics: StatisticsProjection;
  readonly #device: Device;
  readonly #outbox: Outbox;
  readonly #reachedBefore = new Map<string, LevelProgress>();
  #journal: Journal | null = null;
  /** Asked for once a page, when something is played. */
  #learnerStatistics: Promise<void> | null = null;
  /** Loaded when there is something to tell the server. */
  #exchange: Promise<Exchange> | null = null;
  /** Loaded when something is made, or the server is told of it. */
  #creations: Promise<Creations> | null = null;
  /** Resolves when the device plays for whoever is signed in. */
  #followed: Promise<unknown> = Promise.resolve();
  readonly #refreshing = new Map<PlayedGame, Promise<void>>();

  constructor(device: Device) {
    const { store, locks, fetch } = device;
    const epochNow = () => device.today().getTime();
    this.#device = device;
    this.#outbox = new Outbox(store, device.bodies);
    this.savedRuns = new SavedRuns(
      store,
      locks,
      epochNow,
      () => keptSecrets(store),
      (run, at) => this.#keepLeft(run, new Date(at)),
    );
    this.statistics = new StatisticsProjection(store, this.#outbox, {
      ask: () => call(getStatistics, { query: { deviceId: this.deviceId }, locale: device.locale(), fetch }),
      syncTold: () => this.syncSaves(),
      today: () => dayOf(device.today()),
    });
    this.progress = new LocalProgress(store, this.#outbox, (game) =>
      call(getProgress, { query: { deviceId: this.deviceId, game }, locale: device.locale(), fetch }),
    );
  }

  /** The secret of this device. */
  get deviceId(): string {
    return deviceId(this.#device.store);
  }

  get schedule(): Schedule {
    return this.#device.schedule;
  }

  /**
   * Opens a level: goes on with the newest saved run of it, paused, or begins a new one. `fresh` begins a
   * new one in any case. Who goes on unranked gives the ticket up. Its result, events and statistics are looked after
   * from here. Null when only the server deals the level, and cannot now. Never rejects.
   */
  open<Setup, State, Move>(
    request: OwnLevelRequest<Setup, State, Move>,
    options?: OpenOptions,
  ): Promise<RunSession<Setup, State, Move>>;
  open<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
    options?: OpenOptions,
  ): Promise<RunSession<Setup, State, Move> | null>;
  async open<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
    { fresh = false }: OpenOptions = {},
  ): Promise<RunSession<Setup, State, Move> | null> {
    const { rules, game, level } = request;
    await this.#followed;
    this.#learnerStatistics ??= this.statistics.refresh();
    const saved = fresh ? null : await this.savedRuns.claim(rules, game, level, request.mayResume);
    const found = saved && { ...saved.plan, ...(request.unranked && { ticket: null }) };
    const plan = found ?? (await this.#begin(request));
    if (plan === null) return null;
    if (!saved) await this.savedRuns.own(plan.runId);
    const { now, schedule, visibility } = this.#device;
    const environment = { now, schedule, visibility, store: this.savedRuns };
    const session = new RunSession(rules, plan, environment, saved ?? undefined);
    const { runId } = plan;
    const summary = (ended = this.#device.today()) =>
      summaryOf(session.events, {
        ...{ runId, game, level, at: ended.getTime() },
        ...{ day: dayOf(ended), hour: ended.getHours() },
      });
    const answers = (ended: Date) => storedAnswers(session.events, runId, ended);
    session.onFinish((run) => {
      this.#reachedBefore.set(run.runId, this.progress.shown(game).levels[level] ?? nothingReached);
      const ended = this.#device.today();
      this.#keep(run, { summary: summary(ended), answers: answers(ended) }, ended);
      notePlayed(game, this.#device.store);
      void this.deliver();
    });
    session.onDiscard((run) => {
      // it may have been paused for long
      const savedAt = this.savedRuns.savedAt(runId);
      const ended = savedAt === null ? this.#device.today() : new Date(savedAt);
      this.#keepLeft(run, ended, { summary: summary(ended), answers: answers(ended) });
    });
    session.onEvents(() => {
      this.statistics.follow(summary());
      void this.#told(async () => {}); // its end is to be told at once
    });
    this.statistics.follow(summary()); // of a run that is gone on with
    return session;
  }

  /** Plans a new run while it is counted in. */
  async #begin<Setup, State, Move>(request: LevelRequest<Setup, State, Move>): Promise<Plan<Setup> | null> {
    const ways = { ...this.#device, deliver: () => this.deliver() };
    const [plan] = await Promise.all([startRun(request, this.deviceId, ways), request.countIn?.()]);
    if (plan) await request.prepare?.(plan.setup);
    return plan;
  }

  /** Tells that a run which nobody won made room for others that wait. */
  onDropped(listener: () => void): () => void {
    return this.#outbox.onDropped(listener);
  }

  /** Takes rewards that lie ready, and tells the server. */
  claim(turns: readonly Pick<Turn, 'challenge' | 'span'>[]): void {
    const now = this.#device.today();
    const owner = this.deviceId;
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
      return isWithin && !confirmed ? id : [];
    });
  }

  /** What was reached in its level when a run of this page ended, that run not counted. */
  reachedBefore(runId: string): LevelProgress {
    return this.#reachedBefore.get(runId) ?? nothingReached;
  }

  /** Whether the result of a run lies on this device until the server takes it. */
  isWaiting(runId: string): boolean {
    return this.#outbox.get(runId) !== null;
  }

  /** What pages need that show what is remembered. */
  memoriesEnvironment(): MemoriesEnvironment {
    const { keptMemory, today } = this.#device;
    return {
      ...this.#device,
      outbox: this.#outbox,
      kept: keptMemory,
      newId: () => newRunId(today().getTime()),
      deliver: () => void this.deliver(),
    };
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
    const isLinked = this.#device.store.keys(keys.account).length > 0;
    if (isLinked) await this.#told((exchange) => exchange.syncCreations());
  }

  /** The modules that were completed, made by those who have the code for it; the same for all of them. */
  journalMadeBy(make: typeof makeJournal): Journal {
    this.#journal ??= make(this.#device, this.#outbox);
    return this.#journal;
  }

  /** What tells the server. Rejects while its code cannot be had. */
  exchange(): Promise<Exchange> {
    this.#exchange ??= this.#newExchange();
    this.#exchange.catch(() => {
      this.#exchange = null; // the next call tries again
    });
    return this.#exchange;
  }

  /**
   * Lets the device play for the account of a session, or for nobody; levels are opened after that. Resolves when the
   * server knows or a later try is planned. Never rejects.
   */
  async follow(token: string | null, account?: string): Promise<void> {
    let delivered = Promise.resolve();
    this.#followed = this.#told(async (exchange) => {
      delivered = exchange.account.follow(token, account);
    });
    await this.#followed;
    await delivered;
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    if (this.#device.store.keys('').some(isWaitingKey)) await this.#told((exchange) => exchange.deliver());
  }

  /** The server answers again: what a failure has put off is done at once. */
  hurry(): void {
    this.#exchange?.then(
      (exchange) => exchange.hurry(),
      () => {}, // nothing was put off
    );
  }

  /** Takes in what other devices of the account carry from run to run. Resolves as `follow` does; never rejects. */
  async syncSaves(): Promise<void> {
    const isLinked = this.#device.store.keys(keys.account).length > 0;
    if (isLinked) await this.#told((exchange) => exchange.documents.sync());
  }

  /**
   * Forgets what this device alone has of the account that is signed in, and keeps nothing once its session ends. Rejects
   * as `exchange` does.
   */
  async forgetAccount(account: string): Promise<void> {
    const exchange = await this.exchange();
    exchange.forgetAccount(account);
    this.#device.store.forgetSetAside();
  }

  /** Brings the progress up to date with the server, results that wait included. Never rejects. */
  refreshProgress(game: PlayedGame): Promise<void> {
    const running = this.#refreshing.get(game);
    if (running) return running;
    const refreshing = this.#refresh(game).finally(() => this.#refreshing.delete(game));
    this.#refreshing.set(game, refreshing);
    return refreshing;
  }

  /** Keeps a run that was left for good: its answers count. */
  #keepLeft(run: PlayedRun, ended: Date, told: Told = {}): void {
    if (run.answered === 0) return;
    this.#keep({ ...run, result: { won: false, scores: [0] } }, { left: true, ...told }, ended);
    void this.deliver();
  }

  #keep(run: FinishedRun, told: Told & { readonly left?: true }, ended: Date): void {
    const { runId, deviceId, game, level, ticket, recording, result } = run;
    const { rulesVersion, setup, seed, moves, endedAt } = recording;
    this.#outbox.add({
      kind: 'run',
      id: runId,
      owner: deviceId,
      at: ended.getTime(),
      utcOffset: utcOffsetOf(ended),
      body: {
        ...{ game, level, ticket, rulesVersion, setup, seed, moves, endedAt },
        won: result.won,
        score: result.scores[0] ?? 0,
        ...told,
      },
    });
  }

  async #newCreations(): Promise<Creations> {
    const { Creations } = await import('../learner/creations.ts');
    const { store, locks, schedule, today, keptCreations } = this.#device;
    const now = () => today().getTime();
    return new Creations({
      ...{ store, locks, schedule, now },
      kept: keptCreations,
      channel: this.#device.creationsChannel(),
      newId: () => newRunId(now()),
      deliver: () => void this.deliver(),
    });
  }

  async #newExchange(): Promise<Exchange> {
    const [{ Exchange }, { makeJournal }] = await Promise.all([
      import('./exchange.ts'),
      import('./make-journal.ts'),
    ]);
    const { savedRuns, progress, statistics } = this;
    return new Exchange({
      ...this.#device,
      ...{ savedRuns, progress, statistics, journal: this.journalMadeBy(makeJournal) },
      outbox: this.#outbox,
      creations: () => this.creations(),
      refreshProgress: (game) => this.refreshProgress(game),
    });
  }

  /** Tells what is to be told once the code for it is there. Where it cannot be had all waits, and that is logged. */
  async #told(tell: (exchange: Exchange) => Promise<void>): Promise<void> {
    const exchange = await this.exchange().catch((error: unknown) => {
      logFailure(error, 'loading what tells the server');
      return null;
    });
    if (exchange) await tell(exchange);
  }

  async #refresh(game: PlayedGame): Promise<void> {
    if ((await this.progress.refresh(game)) !== 'crossed') return;
    await this.deliver();
    await this.progress.refresh(game);
  }
}

/** The answers of a run as they are kept until the server has them. */
const storedAnswers = (events: readonly GameEvent[], runId: string, ended: Date): Told['answers'] =>
  answersOf(events, { runId, at: ended.getTime(), utcOffset: utcOffsetOf(ended) }).map(
    ({ item, skill, asked, correct, hinted, at }) => ({
      ...{ item, skill, asked: textOfAsked(asked), correct, hinted, at },
    }),
  );
