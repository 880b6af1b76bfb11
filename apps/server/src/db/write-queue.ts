import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseError } from './errors.ts';
import type { Database } from './open.ts';

const defaultMaxBatch = 100;
const defaultMaxWaiting = 10_000;

export interface WriteQueueOptions {
  /** Most jobs that share one commit. */
  readonly maxBatch?: number;
  /** Most jobs that may wait; further ones are refused. */
  readonly maxWaiting?: number;
}

/** Collects small writes so that many share one durable commit. */
export interface WriteQueue {
  /**
   * Runs `job` in turn, with database.query() inside the shared transaction, and answers after the commit.
   * A failing job undoes its own writes only and rejects with its own error; a failed commit rejects the whole
   * batch. Called inside a transaction, `job` simply becomes part of that one. Never await the network in a job.
   * Throws 'overloaded' when too many jobs wait and 'shutting-down' after drain().
   */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Refuses new jobs and resolves when those already accepted are answered. */
  drain(): Promise<void>;
}

/** A job that has been waiting; its outcome is told once the commit is known. */
interface Waiting {
  /** Runs the job and returns how to tell its success. Rejects as the job does. */
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

export function createWriteQueue(database: Database, options: WriteQueueOptions = {}): WriteQueue {
  const { maxBatch = defaultMaxBatch, maxWaiting = defaultMaxWaiting } = options;
  const waiting: Waiting[] = [];
  // Batches must not run inside whatever transaction or request the first caller happens to be in.
  const inOwnContext = AsyncLocalStorage.snapshot();
  let working: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrived together are read one by one in this turn of the event loop: let them all join.
      await nextTurn();
      await commitTogether(database, waiting.splice(0, maxBatch));
    }
    working = undefined;
  }

  function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({
      async run() {
        const value = await job();
        return () => resolve(value);
      },
      fail: reject,
    });
    working ??= inOwnContext(work);
    return promise;
  }

  return {
    async run(job) {
      if (database.query().isTransaction) return job();
      if (closed)
        throw new DatabaseError('shutting-down', 'The server is shutting down: send the request again.');
      if (waiting.length >= maxWaiting) {
        throw new DatabaseError('overloaded', 'Too many writes are waiting: try again in a moment.');
      }
      return enqueue(job);
    },
    async drain() {
      closed = true;
      await working;
    },
  };
}

/** Runs all jobs in one transaction and tells each its outcome. Never rejects. */
async function commitTogether(database: Database, batch: readonly Waiting[]): Promise<void> {
  const failed = new Map<Waiting, unknown>();
  const succeeded = new Map<Waiting, () => void>();
  try {
    await database.transaction(async () => {
      for (const job of batch) {
        await sql`savepoint job`.execute(database.query());
        try {
          succeeded.set(job, await job.run());
          await sql`release savepoint job`.execute(database.query());
        } catch (error) {
          failed.set(job, error);
          await sql`rollback to savepoint job`.execute(database.query());
          await sql`release savepoint job`.execute(database.query());
        }
      }
    });
  } catch (error) {
    for (const job of batch) job.fail(failed.has(job) ? failed.get(job) : error);
    return;
  }
  for (const job of batch) {
    if (failed.has(job)) job.fail(failed.get(job));
    else succeeded.get(job)?.();
  }
}
