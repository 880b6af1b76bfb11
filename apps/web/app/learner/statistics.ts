import type { postChallengeClaim } from '@michi/contracts/challenges';
import type { AnswerOf } from '@michi/contracts/contract';
import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import { learnerStatistics } from '@michi/contracts/statistics';
import { withClaims } from '@michi/progress/challenges';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import type { RunSummary } from '@michi/progress/run-summary';
import * as z from 'zod/mini';
import { logFailure } from '../lib/calls/log-failure.ts';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import { dayOfIso } from '../lib/time/day.ts';
import { Awards } from './awards.ts';
import { deviceId, isDeviceKey, knownDeviceId } from './device.ts';
import { type EntryOf, settledAs } from './entry.ts';
import { keys } from './keys.ts';
import type { Outbox } from './outbox.ts';

export type ClaimAnswer = AnswerOf<typeof postChallengeClaim>;

/** Ids remembered as settled; far more than can still wait. */
const maxSettled = 300;

const heard = z.object({
  v: z.literal(1),
  /** The secret of the device when it was heard. */
  deviceId: deviceIdSchema,
  learnerStatistics: learnerStatistics,
  /** Runs which that includes, even while they still wait. */
  settled: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Heard = Omit<z.infer<typeof heard>, 'v' | 'deviceId'>;

const nothingHeard: Heard = { learnerStatistics: noLearnerStatistics, settled: [], answers: 0 };

export interface StatisticsEnvironment {
  /** Gets the statistics from the server. */
  ask(): Promise<LearnerStatistics>;
  /** Takes in what other devices have told. Never rejects. */
  syncTold(): Promise<void>;
  /** The learner's day. */
  today(): number;
}

/**
 * The learner's statistics, achievements and challenges, as this device knows them: what the server said last, and the runs and
 * claims that it has not counted yet. Tells achievements as soon as they are earned, while the run still goes on, and challenges
 * once it has ended.
 */
export class StatisticsProjection {
  readonly awards: Awards;
  readonly #store: JsonStore;
  readonly #outbox: Outbox;
  readonly #environment: StatisticsEnvironment;
  readonly #listeners = new Set<() => void>();
  #shown: LearnerStatistics | null = null;
  /** What was counted last, and from what. */
  #counted: {
    readonly heard: Heard;
    readonly runs: string;
    readonly learnerStatistics: LearnerStatistics;
  } | null = null;

  constructor(store: JsonStore, outbox: Outbox, environment: StatisticsEnvironment) {
    this.#store = store;
    this.#outbox = outbox;
    this.#environment = environment;
    this.awards = new Awards(store, {
      shown: () => this.shown(),
      today: () => environment.today(),
    });
    store.onChange((key) => {
      if (key !== keys.statistics && !outbox.isOwnKey(key) && !isDeviceKey(key)) return;
      this.#shown = null;
      for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  shown(): LearnerStatistics {
    this.#shown ??= this.#union();
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in what a run tells that goes on. */
  follow(run: RunSummary): void {
    // One that has just ended waits by now, and is among what is shown.
    const before = this.#outbox.get(run.runId) ? this.#union(run.runId) : this.shown();
    this.awards.know(before);
    this.awards.tell(learnerStatisticsAfter(before, [run]));
  }

  /** Enters runs that the server has taken; those played under another secret are not entered here. */
  settle(delivered: readonly EntryOf<'run'>[]): void {
    const owner = knownDeviceId(this.#store);
    const { learnerStatistics, settled, answers } = this.#heard();
    const own = delivered.filter((entry) => entry.owner === owner && !settled.includes(settledAs(entry)));
    if (owner === null || own.length === 0) return;
    this.#entry.write({
      v: 1,
      deviceId: owner,
      learnerStatistics: learnerStatisticsAfter(learnerStatistics, summariesOf(own)),
      settled: [...own.map(settledAs), ...settled].slice(0, maxSettled),
      answers: answers + 1,
    });
  }

  /** Enters a claim that the server has taken, for the span that it has named, and removes it. */
  settleClaim(entry: EntryOf<'claim'>, { challenge, date }: ClaimAnswer): void {
    const owner = knownDeviceId(this.#store);
    if (entry.owner === owner && owner !== null) {
      const { learnerStatistics, answers, ...heard } = this.#heard();
      const claimed = withClaims(learnerStatistics.claimed, [{ challenge, start: dayOfIso(date) }]);
      this.#entry.write({
        ...heard,
        v: 1,
        deviceId: owner,
        learnerStatistics: { ...learnerStatistics, claimed },
        answers: answers + 1,
      });
    }
    this.#outbox.remove(entry.id);
  }

  /**
   * Asks the server, also for what other devices have played: what they have earned and not told is told. An
   * answer that has crossed a delivery is left. A failure is only logged.
   */
  async refresh(): Promise<void> {
    const asking = deviceId(this.#store);
    const { answers } = this.#heard();
    try {
      const learnerStatistics = await this.#environment.ask();
      const { settled, answers: answersNow } = this.#heard();
      const maybeCounted = this.#outbox
        .of('run', asking)
        .some((entry) => entry.sent && !settled.includes(settledAs(entry)));
      if (knownDeviceId(this.#store) !== asking || answersNow !== answers || maybeCounted) return;
      this.#entry.write({ v: 1, deviceId: asking, learnerStatistics, settled, answers: answers + 1 });
      await this.#environment.syncTold();
      if (knownDeviceId(this.#store) !== asking) return;
      this.awards.know(learnerStatistics);
      this.awards.tell();
    } catch (error) {
      logFailure(error, 'asking for the statistics');
    }
  }

  /** Removes what was heard under any secret of the device. */
  forget(): void {
    this.#entry.remove();
    this.awards.forget();
  }

  #union(except?: string): LearnerStatistics {
    const heard = this.#heard();
    const owner = knownDeviceId(this.#store);
    const unconfirmed = this.#outbox
      .of('run', owner)
      .filter((entry) => entry.id !== except && !heard.settled.includes(settledAs(entry)));
    const claims = this.#outbox.of('claim', owner).map(({ body }) => body);
    const counted = this.#count(heard, unconfirmed);
    return { ...counted, claimed: withClaims(counted.claimed, claims) };
  }

  /** Counts nothing anew when only what became of the deliveries has changed. */
  #count(heard: Heard, unconfirmed: readonly EntryOf<'run'>[]): LearnerStatistics {
    const runs = unconfirmed.map(settledAs).join();
    if (this.#counted?.heard === heard && this.#counted.runs === runs) return this.#counted.learnerStatistics;
    const learnerStatistics = learnerStatisticsAfter(heard.learnerStatistics, summariesOf(unconfirmed));
    this.#counted = { heard, runs, learnerStatistics };
    return learnerStatistics;
  }

  #heard(): Heard {
    const kept = this.#entry.read();
    return kept?.deviceId === knownDeviceId(this.#store) ? kept : nothingHeard;
  }

  get #entry(): Entry<z.infer<typeof heard> | null> {
    return this.#store.entry(keys.statistics, heard);
  }
}

const summariesOf = (runs: readonly EntryOf<'run'>[]): RunSummary[] =>
  runs.flatMap(({ body }) => body.summary ?? []);
