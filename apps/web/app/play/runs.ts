import type { LevelProgress } from '@michi/contracts/progress';
import type { GameEvent } from '@michi/game-kit/events';
import { answersOf } from '@michi/progress/answers';
import { textOfAsked } from '@michi/progress/asked';
import { summaryOf } from '@michi/progress/run-summary';
import type { Learner, RunReport } from '../learner/learner.ts';
import type { RunPlan } from '../learner/run.ts';
import { notePlayed } from '../learner/visits.ts';
import type { Fetch } from '../lib/calls/api-client.ts';
import { dayOf, utcOffsetOf } from '../lib/time/day.ts';
import { type Environment, LiveRun } from './live-run.ts';
import { type LevelRequest, type OwnLevelRequest, startRun } from './start.ts';

const nothingReached: LevelProgress = { completed: false, highScore: 0 };

/** What playing needs of the device. */
export interface PlayingDevice extends Pick<Environment, 'now' | 'schedule' | 'visibility'> {
  /** The wall clock in the learner's time zone. */
  today(): Date;
  readonly fetch: Fetch;
}

interface OpenOptions {
  readonly fresh?: boolean;
}

/** The runs that a learner plays on this page. */
export class Runs {
  readonly #learner: Learner;
  readonly #device: PlayingDevice;
  readonly #reachedBefore = new Map<string, LevelProgress>();
  /** The statistics are asked for once a page, when something is played. */
  #asked: Promise<void> | null = null;

  constructor(learner: Learner, device: PlayingDevice) {
    this.#learner = learner;
    this.#device = device;
  }

  /**
   * Opens a level: goes on with the newest saved run of it, paused, or begins a new one. `fresh` begins a
   * new one in any case. Who goes on unranked gives the ticket up. Its result, events and statistics are looked after
   * from here. Null when only the server deals the level, and cannot now. Never rejects.
   */
  open<Setup, State, Move>(
    request: OwnLevelRequest<Setup, State, Move>,
    options?: OpenOptions,
  ): Promise<LiveRun<Setup, State, Move>>;
  open<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
    options?: OpenOptions,
  ): Promise<LiveRun<Setup, State, Move> | null>;
  async open<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
    { fresh = false }: OpenOptions = {},
  ): Promise<LiveRun<Setup, State, Move> | null> {
    const { rules, game, level } = request;
    const { savedRuns, statistics, progress } = this.#learner;
    await this.#learner.followed;
    this.#asked ??= statistics.refresh();
    const saved = fresh ? null : await savedRuns.claim(rules, game, level, request.mayResume);
    const found = saved && { ...saved.plan, ...(request.unranked && { ticket: null }) };
    const plan = found ?? (await this.#begin(request));
    if (plan === null) return null;
    if (!saved) await savedRuns.own(plan.runId);
    const { now, schedule, visibility } = this.#device;
    const environment = { now, schedule, visibility, store: savedRuns };
    const liveRun = new LiveRun(rules, plan, environment, saved ?? undefined);
    const { runId } = plan;
    const summary = (ended = this.#device.today()) =>
      summaryOf(liveRun.events, {
        ...{ runId, game, level, at: ended.getTime() },
        ...{ day: dayOf(ended), hour: ended.getHours() },
      });
    const answers = (ended: Date) => storedAnswers(liveRun.events, runId, ended);
    liveRun.onFinish((run) => {
      this.#reachedBefore.set(run.runId, progress.shown(game).levels[level] ?? nothingReached);
      const ended = this.#device.today();
      this.#learner.storeRun(run, { summary: summary(ended), answers: answers(ended) }, ended);
      notePlayed(game, this.#learner.store);
    });
    liveRun.onDiscard((run) => {
      // it may have been paused for long
      const savedAt = savedRuns.savedAt(runId);
      const ended = savedAt === null ? this.#device.today() : new Date(savedAt);
      this.#learner.storeAbandoned(run, ended, { summary: summary(ended), answers: answers(ended) });
    });
    liveRun.onEvents(() => {
      statistics.follow(summary());
      void this.#learner.prepareSync(); // its end is to be told at once
    });
    statistics.follow(summary()); // of a run that is gone on with
    return liveRun;
  }

  /** Plans a new run while it is counted in. */
  async #begin<Setup, State, Move>(
    request: LevelRequest<Setup, State, Move>,
  ): Promise<RunPlan<Setup> | null> {
    const ways = { ...this.#device, deliver: () => this.#learner.deliver() };
    const [plan] = await Promise.all([startRun(request, this.#learner.deviceId, ways), request.countIn?.()]);
    if (plan) await request.prepare?.(plan.setup);
    return plan;
  }

  /** What was reached in its level when a run of this page ended, that run not counted. */
  reachedBefore(runId: string): LevelProgress {
    return this.#reachedBefore.get(runId) ?? nothingReached;
  }
}

/** The answers of a run as the outbox stores them until the server has them. */
const storedAnswers = (events: readonly GameEvent[], runId: string, ended: Date): RunReport['answers'] =>
  answersOf(events, { runId, at: ended.getTime(), utcOffset: utcOffsetOf(ended) }).map(
    ({ item, skill, asked, correct, hinted, at }) => ({
      ...{ item, skill, asked: textOfAsked(asked), correct, hinted, at },
    }),
  );
