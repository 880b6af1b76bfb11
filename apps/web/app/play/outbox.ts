import type { AnswerOf } from '@michi/contracts/contract';
import type { GameResult, postGameResult } from '@michi/contracts/game-results';
import { ApiError } from '../lib/api-client.ts';
import { Delivery, type DeliveryEnvironment } from './delivery.ts';
import type { WaitingResult, WaitingResults } from './waiting-results.ts';

export type ResultAnswer = AnswerOf<typeof postGameResult>;

/** The book in which delivered runs are entered, so that none counts twice. */
export interface Ledger {
  isSettled(result: GameResult): boolean;
  settle(result: GameResult, answer: ResultAnswer): void;
}

export interface OutboxEnvironment extends DeliveryEnvironment {
  readonly waiting: WaitingResults;
  readonly ledger: Ledger;
  /** Sends one result. Rejects as `call` does. */
  send(result: GameResult): Promise<ResultAnswer>;
}

const lockName = 'kanji-no-michi:outbox';
/** What the server will say again however often it is asked. */
const finalRefusals = [400, 409, 413, 422];

/**
 * Delivers finished runs: one tab at a time, in order, each until the server has answered. A run sent twice
 * counts once by its id; one that is refused for good is set aside.
 */
export class Outbox {
  readonly #environment: OutboxEnvironment;
  readonly #delivery: Delivery;
  readonly #listeners = new Set<(result: GameResult, answer: ResultAnswer) => void>();

  constructor(environment: OutboxEnvironment) {
    this.#environment = environment;
    this.#delivery = new Delivery(environment, lockName, (succeeded) => this.#sendAll(succeeded));
  }

  /** Tells the server's answer to each delivered run. */
  onDelivered(listener: (result: GameResult, answer: ResultAnswer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends what waits. Resolves when nothing is left or a later try is planned. */
  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  async #sendAll(succeeded: () => void): Promise<void> {
    const { waiting } = this.#environment;
    for (let batch = waiting.all(); batch.length > 0; batch = waiting.all()) {
      for (const next of batch) {
        try {
          await this.#sendOne(next);
          succeeded();
        } catch (error) {
          if (!isFinal(error)) throw error;
          console.warn(`result ${next.result.runId} was refused: ${error.status} ${error.message}`);
          waiting.refuse(next, error.status, error.message);
        }
      }
    }
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
}

const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && finalRefusals.includes(error.status);
