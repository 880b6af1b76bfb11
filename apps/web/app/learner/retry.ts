import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { type Locks, withLock } from './locks.ts';

/** Acts once after a delay in ms; answers how to call it off. */
export type Schedule = (act: () => void, delayMs: number) => () => void;

export interface RetryEnvironment {
  readonly schedule: Schedule;
  readonly locks: Locks | null;
  /** From 0 up to 1. */
  random(): number;
}

const firstDelayMs = 2_000;
const longestDelayMs = 5 * 60 * 1000;

/**
 * Does work that needs the network: one tab at a time, again when it is asked for meanwhile, and later when the
 * server cannot be reached or asks to wait.
 */
export class Retry {
  readonly #environment: RetryEnvironment;
  readonly #name: string;
  readonly #work: (succeeded: () => void) => Promise<void>;
  #delivering: Promise<void> | null = null;
  #asked = false;
  #failures = 0;
  #cancelRetry: () => void = () => {};
  /** Whether a retry is planned that the server has not set the time of. */
  #isSlowed = false;

  /**
   * `name` is that of the lock between tabs. `work` rejects with an ApiError or a NetworkError if it is to be tried
   * again later, and tells each success, after which the next wait is a short one.
   */
  constructor(environment: RetryEnvironment, name: string, work: (succeeded: () => void) => Promise<void>) {
    this.#environment = environment;
    this.#name = name;
    this.#work = work;
  }

  /** Resolves when all is done or a later try is planned. */
  deliver(): Promise<void> {
    this.#asked = true;
    this.#delivering ??= this.#deliverWhileAsked();
    return this.#delivering;
  }

  /** The server answers again: what is to be retried is done now, unless the server itself has asked to wait. */
  hurry(): void {
    if (this.#isSlowed) void this.deliver();
  }

  async #deliverWhileAsked(): Promise<void> {
    try {
      while (this.#asked) {
        this.#asked = false;
        this.#isSlowed = false;
        this.#cancelRetry();
        await withLock(this.#environment.locks, this.#name, () => this.#try());
      }
    } finally {
      this.#delivering = null;
    }
  }

  async #try(): Promise<void> {
    try {
      await this.#work(() => {
        this.#failures = 0;
      });
    } catch (error) {
      this.#retryLater(error);
    }
  }

  #retryLater(error: unknown): void {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    const grown = Math.min(longestDelayMs, firstDelayMs * 2 ** this.#failures);
    const asked = error instanceof ApiError ? (error.retryAfterS ?? 0) * 1000 : 0;
    const jitter = 0.5 + this.#environment.random() / 2;
    this.#failures += 1;
    this.#isSlowed = asked === 0;
    this.#cancelRetry = this.#environment.schedule(
      () => void this.deliver(),
      Math.max(grown * jitter, asked),
    );
  }
}
