import { postDeviceJoin } from '@michi/contracts/devices';
import { getDocuments, putDocument } from '@michi/contracts/documents';
import { getUserStats } from '@michi/contracts/journey';
import { getProgress } from '@michi/contracts/progress';
import { postLogout } from '@michi/contracts/sign-out';
import { getStatistics } from '@michi/contracts/statistics';
import { type PlayableGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { type RunSummary, summaryOf } from '@michi/progress/run-summary';
import { AccountLink } from '../learner/account-link.ts';
import type { Bodies } from '../learner/bodies.ts';
import type { DeedOf } from '../learner/deed.ts';
import { deedCalls } from '../learner/deed-calls.ts';
import { DeedDelivery } from '../learner/deed-delivery.ts';
import { Deeds } from '../learner/deeds.ts';
import type { Schedule } from '../learner/delivery.ts';
import { deviceId } from '../learner/device.ts';
import { Documents } from '../learner/documents.ts';
import { Journal } from '../learner/journal.ts';
import { KeptForAccounts } from '../learner/kept-for-accounts.ts';
import { LocalProgress, type ResultAnswer } from '../learner/local-progress.ts';
import type { Locks } from '../learner/locks.ts';
import { Standings } from '../learner/standings.ts';
import { notePlayed } from '../learner/visits.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import { dayOf, utcOffsetOf } from '../lib/time/day.ts';
import { SavedRuns } from './saved-runs.ts';
import { type FinishedRun, type PlayedRun, RunSession, type Visibility } from './session.ts';
import { type LevelRequest, startRun } from './start.ts';

/** What the engine needs of the device. */
export interface Device {
  readonly store: JsonStore;
  /** Null where the browser has no database. */
  readonly bodies: Bodies | null;
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
  /** From 0 up to 1. */
  random(): number;
}

/** All that plays on one device: runs, their results, progress and statistics. */
export class Player {
  readonly savedRuns: SavedRuns;
  readonly progress: LocalProgress;
  /** Tells the server what was done here. */
  readonly delivery: DeedDelivery;
  /** The modules that the learner has completed. */
  readonly journal: Journal;
  /** What is carried from run to run. */
  readonly documents: Documents;
  /** For which account the device plays. */
  readonly account: AccountLink;
  readonly #kept: KeptForAccounts;
  readonly standings: Standings;
  readonly #device: Device;
  readonly #deeds: Deeds;
  readonly #highScoresBefore = new Map<string, number>();
  /** Asked for once a page, when something is played. */
  #standing: Promise<void> | null = null;
  readonly #refreshing = new Map<PlayableGame, Promise<void>>();

  constructor(device: Device) {
    const { store, locks, schedule, fetch } = device;
    const epochNow = () => device.today().getTime();
    this.#device = device;
    this.#deeds = new Deeds(store, device.bodies);
    this.#kept = new KeptForAccounts(store, epochNow);
    this.savedRuns = new SavedRuns(
      store,
      locks,
      epochNow,
      () => this.#kept.secrets(),
      (run, at) => this.#keepLeft(run, new Date(at)),
    );
    this.standings = new Standings(store, this.#deeds, () =>
      call(getStatistics, { query: { deviceId: this.deviceId }, locale: device.locale(), fetch }),
    );
    this.progress = new LocalProgress(store, this.#deeds, (game) =>
      call(getProgress, { query: { deviceId: this.deviceId, game }, locale: device.locale(), fetch }),
    );
    const network = { schedule, locks, random: () => device.random() };
    this.journal = new Journal({
      store,
      deeds: this.#deeds,
      today: () => device.today(),
      ask: (deviceId, date) =>
        call(getUserStats, { query: { date }, deviceId, locale: device.locale(), fetch }),
    });
    this.delivery = new DeedDelivery({
      ...network,
      now: epochNow,
      deeds: this.#deeds,
      carrier: deedCalls(() => ({ locale: device.locale(), fetch }), epochNow),
      ledger: {
        isSettled: (deed) => deed.kind === 'run' && this.progress.isSettled(deed),
        settle: (delivered) => {
          const runs = delivered.flatMap(({ deed, answer }) =>
            deed.kind === 'run' ? [{ deed, answer: answer as ResultAnswer }] : [],
          );
          this.standings.settle(runs.map(({ deed }) => deed)); // first: progress removes the deeds
          this.progress.settle(runs);
          for (const { deed } of delivered) if (deed.kind === 'module') this.journal.settle(deed);
        },
        settled: async (kinds) => {
          if (kinds.has('module')) await this.journal.refresh();
        },
      },
    });
    this.documents = new Documents({
      ...network,
      store,
      isJoined: () => this.account.isJoined(),
      saves: async () => (await import('@michi/games/saves')).saves,
      ask: async (deviceId) => {
        const { documents } = await call(getDocuments, { deviceId, locale: device.locale(), fetch });
        return documents;
      },
      put: (deviceId, name, body) =>
        call(putDocument, { params: { name }, body, deviceId, locale: device.locale(), fetch }),
    });
    this.account = new AccountLink({
      ...network,
      store,
      join: (deviceId, token) =>
        call(postDeviceJoin, { body: { deviceId }, token, locale: device.locale(), fetch }),
      logOut: (token) => call(postLogout, { token, locale: device.locale(), fetch }),
      onJoined: () => {
        for (const game of playableGames) void this.refreshProgress(game);
        void this.journal.refresh();
        void this.standings.refresh();
        void this.documents.sync();
      },
      onEntered: (account) => {
        const secrets = this.#kept.giveBack(account);
        if (secrets.length > 0)
          this.savedRuns.adopt(secrets, () => this.#kept.forgetSecrets(account, secrets));
      },
      onLeft: ({ deviceId, account, forget = account === undefined }) => {
        this.progress.forget();
        this.standings.forget();
        this.journal.forget();
        this.documents.forgetStored();
        if (forget) this.#kept.forgetCurrent();
        else if (account !== undefined) this.#kept.keep(account, deviceId);
        void this.savedRuns.prune();
      },
    });
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
   * new one in any case. Its result, events and statistics are looked after from here. Never rejects.
   */
  async open<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
    { fresh = false } = {},
  ): Promise<RunSession<Setup, State, Move>> {
    const { rules, game, level } = request;
    this.#standing ??= this.standings.refresh();
    const saved = fresh ? null : await this.savedRuns.claim(rules, game, level, request.mayResume);
    const plan = saved?.plan ?? (await startRun(request, this.deviceId, this.#device));
    if (!saved) await this.savedRuns.own(plan.runId);
    const { now, schedule, visibility } = this.#device;
    const environment = { now, schedule, visibility, store: this.savedRuns };
    const session = new RunSession(rules, plan, environment, saved ?? undefined);
    const { runId } = plan;
    const summary = (ended = this.#device.today()) =>
      summaryOf(session.events, { runId, game, level, at: ended.getTime(), day: dayOf(ended) });
    session.onFinish((run) => {
      this.#highScoresBefore.set(run.runId, this.progress.shown(game).levels[level]?.highScore ?? 0);
      this.#keep(run, { summary: summary() });
      notePlayed(game, this.#device.store);
      void this.delivery.deliver();
    });
    session.onDiscard((run) => {
      // it may have been paused for long
      const savedAt = this.savedRuns.savedAt(runId);
      const ended = savedAt === null ? this.#device.today() : new Date(savedAt);
      this.#keepLeft(run, ended, summary(ended));
    });
    session.onEvents(() => this.standings.follow(summary()));
    this.standings.follow(summary(), { quietly: true }); // of a run that is gone on with
    return session;
  }

  /** Tells that a run which nobody won made room for others that wait. */
  onDropped(listener: () => void): () => void {
    return this.#deeds.onDropped(listener);
  }

  /** Notes a module as completed, and tells the server. */
  completeModule(completed: Parameters<Journal['complete']>[0]): void {
    this.journal.complete(completed);
    void this.delivery.deliver();
  }

  /** The high score of its level when a run of this page ended, that run not counted; 0 for none. */
  highScoreBefore(runId: string): number {
    return this.#highScoresBefore.get(runId) ?? 0;
  }

  /** Whether the result of a run lies on this device until the server takes it. */
  isWaiting(runId: string): boolean {
    return this.#deeds.get(runId) !== null;
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    this.#kept.prune();
    await Promise.all([this.delivery.deliver(), this.account.deliver(), this.documents.deliver()]);
  }

  /** Forgets what this device alone has of the account that is signed in, and keeps nothing once its session ends. */
  forgetAccount(account: string): void {
    const { store } = this.#device;
    this.account.forgetOnLeaving();
    this.#deeds.forget(this.deviceId);
    this.#kept.forget(account);
    this.#kept.forgetCurrent();
    this.standings.forgetFormer();
    store.forgetSetAside();
  }

  /** Brings the progress up to date with the server, results that wait included. Never rejects. */
  refreshProgress(game: PlayableGame): Promise<void> {
    const running = this.#refreshing.get(game);
    if (running) return running;
    const refreshing = this.#refresh(game).finally(() => this.#refreshing.delete(game));
    this.#refreshing.set(game, refreshing);
    return refreshing;
  }

  /** Keeps a run that was left for good: its answers count. */
  #keepLeft(run: PlayedRun, ended: Date, summary?: RunSummary): void {
    if (run.answered === 0) return;
    const told = { left: true, ...(summary && { summary }) } as const;
    this.#keep({ ...run, result: { won: false, scores: [0] } }, told, ended);
    void this.delivery.deliver();
  }

  #keep(
    run: FinishedRun,
    told: Pick<DeedOf<'run'>['body'], 'left' | 'summary'>,
    ended = this.#device.today(),
  ): void {
    const { runId, deviceId, game, level, ticket, recording, result } = run;
    const { rulesVersion, setup, seed, moves, endedAt } = recording;
    this.#deeds.add({
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

  async #refresh(game: PlayableGame): Promise<void> {
    if ((await this.progress.refresh(game)) !== 'crossed') return;
    await this.delivery.deliver();
    await this.progress.refresh(game);
  }
}
