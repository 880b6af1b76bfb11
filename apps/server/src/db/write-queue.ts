import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseError, isConflict } from './errors.ts';
import type { Database } from './open.ts';

const defaultMaxBatch = 100;
const defaultMaxWaiting = 10_000;
/** How often a batch is begun again that had to give way to another process. */
const maxRepeats = 4;
/** The longest pause before the first repetition; each further one may be twice as long. */
const firstPauseMs = 10;

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
   * When a job of the batch fails, or after a deadlock with another process, the whole batch is undone and run again:
   * outside of the database, a job must not mind being run twice.
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

/** What became of the jobs of a batch; it holds once the transaction is committed. */
interface Outcomes {
  readonly succeeded: Map<Waiting, () => void>;
  readonly failed: Map<Waiting, unknown>;
}

/**
 * Runs all jobs in one transaction and tells each its outcome. At first without savepoints, which would cost a fifth of
 * the work; when a job fails or there is a conflict, again with one for each. Never rejects.
 */
async function commitTogether(database: Database, batch: readonly Waiting[]): Promise<void> {
  let runJobs = runTogether;
  for (let repeats = 0; ; ) {
    const outcomes: Outcomes = { succeeded: new Map(), failed: new Map() };
    const mayRepeat = repeats < maxRepeats;
    let committing = false;
    try {
      await database.transaction(async () => {
        await runJobs(database, batch, outcomes, mayRepeat);
        committing = true;
      });
    } catch (error) {
      if (mayRepeat && isConflict(error)) {
        // By chance, so that two processes do not meet again and again.
        await pause(Math.random() * firstPauseMs * 2 ** repeats);
        repeats++;
      } else if (runJobs === runApart || batch.length === 1 || committing) {
        for (const job of batch) job.fail(outcomes.failed.has(job) ? outcomes.failed.get(job) : error);
        return;
      }
      runJobs = runApart;
      continue;
    }
    for (const job of batch) {
      if (outcomes.failed.has(job)) job.fail(outcomes.failed.get(job));
      else outcomes.succeeded.get(job)?.();
    }
    return;
  }
}

type RunJobs = (
  database: Database,
  batch: readonly Waiting[],
  outcomes: Outcomes,
  mayRepeat: boolean,
) => Promise<void>;

/** Runs the jobs in the transaction. Rejects when one fails, after which the transaction must be undone. */
const runTogether: RunJobs = async (database, batch, { succeeded }) => {
  for (const job of batch) succeeded.set(job, await job.run());
  // PostgreSQL undoes a transaction in which a job has caught an error, and yet takes its commit without one.
  await sql`select 1`.execute(database.query());
};

/** Runs the jobs in the transaction, each undone by itself when it fails. Rejects with a conflict that may be repeated. */
const runApart: RunJobs = async (database, batch, { succeeded, failed }, mayRepeat) => {
  for (const job of batch) {
    await sql`savepoint job`.execute(database.query());
    try {
      succeeded.set(job, await job.run());
      await sql`release savepoint job`.execute(database.query());
    } catch (error) {
      if (mayRepeat && isConflict(error)) throw error;
      failed.set(job, error);
      await sql`rollback to savepoint job`.execute(database.query());
      await sql`release savepoint job`.execute(database.query());
    }
  }
};
