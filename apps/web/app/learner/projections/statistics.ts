import type { postChallengeClaim } from '@michi/contracts/challenges';
import type { AnswerOf } from '@michi/contracts/contract';
import { learnerStatistics } from '@michi/contracts/statistics';
import { withClaims } from '@michi/progress/challenges';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import type { RunSummary } from '@michi/progress/run-summary';
import * as z from 'zod/mini';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { dayOfIso } from '../../lib/time/day.ts';
import { currentOwner, deviceId, isOwnerKey, knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import { confirmedAs, type EntryOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { Awards } from './announcements.ts';

export type ClaimAnswer = AnswerOf<typeof postChallengeClaim>;

/** Ids remembered as confirmed; far more than can still wait. */
const maxConfirmed = 300;

const snapshot = z.object({
  v: z.literal(1),
  learnerStatistics,
  /** Runs which that includes, even while they still wait. */
  confirmed: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Snapshot = Omit<z.infer<typeof snapshot>, 'v'>;

const noSnapshot: Snapshot = { learnerStatistics: noLearnerStatistics, confirmed: [], answers: 0 };

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
    readonly snapshot: Snapshot;
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
      if (key !== keys.statistics && !outbox.isOwnKey(key) && !isOwnerKey(key)) return;
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

  /** Enters runs that the server has taken. */
  confirm(delivered: readonly EntryOf<'run'>[]): void {
    const { learnerStatistics, confirmed, answers } = this.#snapshot();
    const own = delivered.filter((entry) => !confirmed.includes(confirmedAs(entry)));
    if (own.length === 0) return;
    this.#entry.write({
      v: 1,
      learnerStatistics: learnerStatisticsAfter(learnerStatistics, summariesOf(own)),
      confirmed: [...own.map(confirmedAs), ...confirmed].slice(0, maxConfirmed),
      answers: answers + 1,
    });
  }

  /** Enters a claim that the server has taken, for the span that it has named, and removes it. */
  confirmClaim(entry: EntryOf<'claim'>, { challenge, date }: ClaimAnswer): void {
    const { learnerStatistics, answers, ...snapshot } = this.#snapshot();
    const claimed = withClaims(learnerStatistics.claimed, [{ challenge, start: dayOfIso(date) }]);
    this.#entry.write({
      ...snapshot,
      v: 1,
      learnerStatistics: { ...learnerStatistics, claimed },
      answers: answers + 1,
    });
    this.#outbox.remove(entry.id);
  }

  /**
   * Asks the server, also for what other devices have played: what they have earned and not told is told. An
   * answer that has crossed a delivery is left. A failure is only logged.
   */
  async refresh(): Promise<void> {
    const asking = deviceId(this.#store);
    const { answers } = this.#snapshot();
    try {
      const learnerStatistics = await this.#environment.ask();
      const { confirmed, answers: answersNow } = this.#snapshot();
      const maybeCounted = this.#outbox
        .of('run', currentOwner(this.#store))
        .some((entry) => entry.sent && !confirmed.includes(confirmedAs(entry)));
      if (knownDeviceId(this.#store) !== asking || answersNow !== answers || maybeCounted) return;
      this.#entry.write({ v: 1, learnerStatistics, confirmed, answers: answers + 1 });
      await this.#environment.syncTold();
      if (knownDeviceId(this.#store) !== asking) return;
      this.awards.know(learnerStatistics);
      this.awards.tell();
    } catch (error) {
      logFailure(error, 'asking for the statistics');
    }
  }

  /** Another learner plays now. */
  forget(): void {
    this.#entry.remove();
    this.awards.forget();
  }

  #union(except?: string): LearnerStatistics {
    const snapshot = this.#snapshot();
    const owner = currentOwner(this.#store);
    const unconfirmed = this.#outbox
      .of('run', owner)
      .filter((entry) => entry.id !== except && !snapshot.confirmed.includes(confirmedAs(entry)));
    const claims = this.#outbox.of('claim', owner).map(({ body }) => body);
    const counted = this.#count(snapshot, unconfirmed);
    return { ...counted, claimed: withClaims(counted.claimed, claims) };
  }

  /** Counts nothing anew when only what became of the deliveries has changed. */
  #count(snapshot: Snapshot, unconfirmed: readonly EntryOf<'run'>[]): LearnerStatistics {
    const runs = unconfirmed.map(confirmedAs).join();
    if (this.#counted?.snapshot === snapshot && this.#counted.runs === runs)
      return this.#counted.learnerStatistics;
    const learnerStatistics = learnerStatisticsAfter(snapshot.learnerStatistics, summariesOf(unconfirmed));
    this.#counted = { snapshot, runs, learnerStatistics };
    return learnerStatistics;
  }

  #snapshot(): Snapshot {
    return this.#entry.read() ?? noSnapshot;
  }

  get #entry(): Entry<z.infer<typeof snapshot> | null> {
    return this.#store.entry(keys.statistics, snapshot);
  }
}

const summariesOf = (runs: readonly EntryOf<'run'>[]): RunSummary[] =>
  runs.flatMap(({ body }) => body.summary ?? []);
