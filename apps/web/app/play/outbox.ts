import type { AnswerOf } from '@michi/contracts/contract';
import type { GameResult, postGameResult } from '@michi/contracts/game-results';
import { ApiError, NetworkError } from '../lib/api-client.ts';
import { type Locks, withLock } from './locks.ts';
import type { Environment } from './session.ts';
import type { WaitingResult, WaitingResults } from './waiting-results.ts';

export type ResultAnswer = AnswerOf<typeof postGameResult>;

/** The book in which delivered runs are entered, so that none counts twice. */
export interface Ledger {
  isSettled(result: GameResult): boolean;
  settle(result: GameResult, answer: ResultAnswer): void;
}

export interface OutboxEnvironment {
  readonly waiting: WaitingResults;
  readonly ledger: Ledger;
  /** Sends one result. Rejects as `call` does. */
  send(result: GameResult): Promise<ResultAnswer>;
  readonly schedule: Environment['schedule'];
  readonly locks: Locks | null;
  /** From 0 up to 1. */
  random(): number;
}

const lockName = 'kanji-no-michi:outbox';
const firstDelayMs = 2_000;
const longestDelayMs = 5 * 60 * 1000;
/** What the server will say again however often it is asked. */
const finalRefusals = [400, 409, 413, 422];

/**
 * Delivers finished runs: one tab at a time, in order, each until the server has answered. A run sent twice
 * counts once by its id; one that is refused for good is set aside.
 */
export class Outbox {
  readonly #environment: OutboxEnvironment;
  readonly #listeners = new Set<(result: GameResult, answer: ResultAnswer) => void>();
  #delivering: Promise<void> | null = null;
  #asked = false;
  #failures = 0;
  #cancelRetry: () => void = () => {};

  constructor(environment: OutboxEnvironment) {
    this.#environment = environment;
  }

  /** Tells the server's answer to each delivered run. */
  onDelivered(listener: (result: GameResult, answer: ResultAnswer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends what waits. Resolves when nothing is left or a later try is planned. */
  deliver(): Promise<void> {
    this.#asked = true;
    this.#delivering ??= this.#deliverWhileAsked();
    return this.#delivering;
  }

  async #deliverWhileAsked(): Promise<void> {
    try {
      while (this.#asked) {
        this.#asked = false;
        this.#cancelRetry();
        const done = await withLock(this.#environment.locks, lockName, () => this.#sendAll());
        if (!done) return;
      }
    } finally {
      this.#delivering = null;
    }
  }

  /** False when a later try is planned. */
  async #sendAll(): Promise<boolean> {
    const { waiting } = this.#environment;
    for (let batch = waiting.all(); batch.length > 0; batch = waiting.all()) {
      for (const next of batch) {
        try {
          await this.#sendOne(next);
          this.#failures = 0;
        } catch (error) {
          if (!isFinal(error)) {
            this.#retryLater(error);
            return false;
          }
          console.warn(`result ${next.result.runId} was refused: ${error.status} ${error.message}`);
          waiting.refuse(next, error.status, error.message);
        }
      }
    }
    return true;
  }

  async #sendOne(next: WaitingResult): Promise<void> {
    const { waiting, ledger } = this.#environment;
    const { result } = next;
    if (!ledger.isSettled(result)) {
      waiting.markSent(next);
      const answer = await this.#environment.send(result);
      ledger.settle(result, answer);
      waiting.remove(result.runId);
      for (const listener of this.#listeners) listener(result, answer);
    } else waiting.remove(result.runId);
  }

  #retryLater(error: unknown): void {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    const grown = Math.min(longestDelayMs, firstDelayMs * 2 ** this.#failures);
    const asked = error instanceof ApiError ? (error.retryAfterS ?? 0) * 1000 : 0;
    const jitter = 0.5 + this.#environment.random() / 2;
    this.#failures += 1;
    this.#cancelRetry = this.#environment.schedule(
      () => void this.deliver(),
      Math.max(grown * jitter, asked),
    );
  }
}

const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && finalRefusals.includes(error.status);
