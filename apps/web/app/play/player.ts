import { postDeviceJoin } from '@michi/contracts/devices';
import { postGameResult } from '@michi/contracts/game-results';
import { getUserStats, postModuleComplete } from '@michi/contracts/journey';
import { getProgress } from '@michi/contracts/progress';
import { postLogout } from '@michi/contracts/sign-out';
import { type PlayableGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { call, type Fetch } from '../lib/api-client.ts';
import type { JsonStore } from '../lib/storage.ts';
import { AccountLink } from './account-link.ts';
import { deviceId } from './device.ts';
import { Journal } from './journal.ts';
import { KeptForAccounts } from './kept-for-accounts.ts';
import { LocalProgress } from './local-progress.ts';
import type { Locks } from './locks.ts';
import { Outbox } from './outbox.ts';
import { SavedRuns } from './saved-runs.ts';
import { type Environment, RunSession, type Visibility } from './session.ts';
import { type LevelRequest, startRun } from './start.ts';
import { StatisticsStore } from './statistics-store.ts';
import { notePlayed } from './visits.ts';
import { WaitingResults } from './waiting-results.ts';

/** What the engine needs of the device. */
export interface Device {
  readonly store: JsonStore;
  readonly locks: Locks | null;
  /** Monotonic milliseconds. */
  now(): number;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly schedule: Environment['schedule'];
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
  readonly outbox: Outbox;
  /** The modules that the learner has completed. */
  readonly journal: Journal;
  /** For which account the device plays. */
  readonly account: AccountLink;
  readonly #kept: KeptForAccounts;
  readonly statistics: StatisticsStore;
  readonly #device: Device;
  readonly #waiting: WaitingResults;
  readonly #highScoresBefore = new Map<string, number>();
  readonly #refreshing = new Map<PlayableGame, Promise<void>>();

  constructor(device: Device) {
    const { store, locks, schedule, fetch } = device;
    const epochNow = () => device.today().getTime();
    this.#device = device;
    this.#waiting = new WaitingResults(store, epochNow);
    this.#kept = new KeptForAccounts(store, epochNow);
    this.savedRuns = new SavedRuns(store, locks, epochNow, () => this.#kept.secrets());
    this.statistics = new StatisticsStore(store, () => device.today());
    this.progress = new LocalProgress(store, this.#waiting, (game) =>
      call(getProgress, { query: { deviceId: this.deviceId, game }, locale: device.locale(), fetch }),
    );
    const delivery = { schedule, locks, random: () => device.random() };
    this.outbox = new Outbox({
      ...delivery,
      waiting: this.#waiting,
      ledger: this.progress,
      send: (result) => call(postGameResult, { body: result, locale: device.locale(), fetch }),
    });
    this.journal = new Journal({
      ...delivery,
      store,
      today: () => device.today(),
      complete: ({ module, deviceId, date }) =>
        call(postModuleComplete, {
          params: { id: module },
          body: { date },
          deviceId,
          locale: device.locale(),
          fetch,
        }),
      ask: (deviceId, date) =>
        call(getUserStats, { query: { date }, deviceId, locale: device.locale(), fetch }),
      deliverRuns: () => this.outbox.deliver(),
      isRunWaiting: (module) => this.#waiting.of('tabibito').some(({ result }) => result.level === module),
    });
    this.outbox.onDelivered(() => void this.journal.deliver());
    this.account = new AccountLink({
      ...delivery,
      store,
      join: (deviceId, token) =>
        call(postDeviceJoin, { body: { deviceId }, token, locale: device.locale(), fetch }),
      logOut: (token) => call(postLogout, { token, locale: device.locale(), fetch }),
      onJoined: () => {
        for (const game of playableGames) void this.refreshProgress(game);
        void this.journal.refresh();
      },
      onEntered: (account) => {
        const secrets = this.#kept.giveBack(account);
        if (secrets.length > 0)
          this.savedRuns.adopt(secrets, () => this.#kept.forgetSecrets(account, secrets));
      },
      onLeft: ({ deviceId, account, forget = account === undefined }) => {
        this.progress.forget();
        this.journal.forget();
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

  get schedule(): Environment['schedule'] {
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
    const saved = fresh ? null : await this.savedRuns.claim(rules, game, level, request.mayResume);
    const plan = saved?.plan ?? (await startRun(request, this.deviceId, this.#device));
    if (!saved) await this.savedRuns.own(plan.runId);
    const { now, schedule, visibility } = this.#device;
    const environment = { now, schedule, visibility, store: this.savedRuns };
    const session = new RunSession(rules, plan, environment, saved ?? undefined);
    session.onFinish((run) => {
      this.#highScoresBefore.set(run.runId, this.progress.shown(game).levels[level]?.highScore ?? 0);
      this.#waiting.add(run);
      notePlayed(game, this.#device.store);
      void this.outbox.deliver();
    });
    session.onEvents((events) => this.statistics.take(events, { game, level }));
    return session;
  }

  /** The high score of its level when a run of this page ended, that run not counted; 0 for none. */
  highScoreBefore(runId: string): number {
    return this.#highScoresBefore.get(runId) ?? 0;
  }

  /** Whether the result of a run lies on this device until the server takes it. */
  isWaiting(runId: string): boolean {
    return this.#waiting.has(runId);
  }

  /** Tells the server all that it does not know. Never rejects. */
  async deliver(): Promise<void> {
    this.#kept.prune();
    await Promise.all([this.outbox.deliver(), this.account.deliver(), this.journal.deliver()]);
  }

  /** Forgets what this device alone has of the account that is signed in, and keeps nothing once its session ends. */
  forgetAccount(account: string): void {
    const { store } = this.#device;
    this.account.forgetOnLeaving();
    this.#waiting.forget(this.deviceId);
    this.journal.forgetPages(this.deviceId);
    this.#kept.forget(account);
    this.#kept.forgetCurrent();
    this.statistics.forget();
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

  async #refresh(game: PlayableGame): Promise<void> {
    if ((await this.progress.refresh(game)) !== 'crossed') return;
    await this.outbox.deliver();
    await this.progress.refresh(game);
  }
}
