import { learnerStatistics } from '@michi/contracts/statistics';
import { withClaims } from '@michi/progress/challenges';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import type { RunSummary } from '@michi/progress/run-summary';
import * as z from 'zod/mini';
import type { JsonStore } from '../../lib/device/storage.ts';
import { deviceId, knownDeviceId } from '../account/device.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { Awards } from './announcements.ts';
import { Projection, snapshotPlace } from './projection.ts';

const name = 'statistics';
const snapshot = z.object({ asked: z.int(), value: learnerStatistics });

export interface StatisticsEnvironment {
  /** Gets the statistics from the server. */
  ask(): Promise<LearnerStatistics>;
  /** Takes in what other devices have announced. Never rejects. */
  syncAnnounced(): Promise<void>;
  /** The learner's day. */
  today(): number;
}

/**
 * The learner's statistics, achievements and challenges. Announces achievements as soon as they are earned, while the run still
 * goes on, and challenges once it has ended.
 */
export class StatisticsProjection {
  readonly awards: Awards;
  readonly #store: JsonStore;
  readonly #outbox: Outbox;
  readonly #environment: StatisticsEnvironment;
  readonly #projection: Projection<LearnerStatistics, LearnerStatistics>;

  constructor(store: JsonStore, outbox: Outbox, environment: StatisticsEnvironment) {
    this.#store = store;
    this.#outbox = outbox;
    this.#environment = environment;
    this.#projection = new Projection({
      ...{ store, outbox, name, fold },
      place: snapshotPlace(store, name, snapshot),
      nothing: noLearnerStatistics,
      ask: () => environment.ask(),
    });
    this.awards = new Awards(store, {
      shown: () => this.shown(),
      today: () => environment.today(),
    });
  }

  /** The same object until something changed. */
  shown(): LearnerStatistics {
    return this.#projection.shown();
  }

  subscribe(listener: () => void): () => void {
    return this.#projection.subscribe(listener);
  }

  /** Announces what a run brings that goes on or has just ended. */
  follow(run: RunSummary): void {
    const hasEnded = this.#outbox.get(run.runId) !== null;
    this.awards.know(hasEnded ? this.#projection.without(run.runId) : this.shown());
    this.awards.tell(hasEnded ? this.shown() : learnerStatisticsAfter(this.shown(), [run]));
  }

  /**
   * Asks the server, also for what other devices have played: what they have earned and not announced is announced here. A
   * failure is only logged.
   */
  async refresh(): Promise<void> {
    const device = deviceId(this.#store);
    if ((await this.#projection.refresh()) !== 'taken') return;
    await this.#environment.syncAnnounced();
    if (knownDeviceId(this.#store) !== device) return;
    this.awards.know(this.#projection.value);
    this.awards.tell();
  }

  /** Another learner plays now. */
  forget(): void {
    this.#projection.forget();
    this.awards.forget();
  }
}

function fold(value: LearnerStatistics, entries: readonly OutboxEntry[]): LearnerStatistics {
  const summaries = entries.flatMap(({ kind, body }) => (kind === 'run' ? (body.summary ?? []) : []));
  const claims = entries.flatMap(({ kind, body }) => (kind === 'claim' ? [body] : []));
  const counted = learnerStatisticsAfter(value, summaries);
  return { ...counted, claimed: withClaims(counted.claimed, claims) };
}
