import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as waitFor } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseError, isConflict, isLostConnection, isUnavailable, textCode } from './errors.ts';
import type { Database } from './open.ts';

const defaultMaxBatch = 100;
const defaultMaxWaiting = 10_000;
/** How often a batch is begun again that had to give way to another process. */
const maxRepeats = 4;
/** The longest pause before the first repetition; each further one may be twice as long. */
const firstPauseMs = 10;
/** How long a server is left alone that has cut the connection: while it restarts, it refuses others at once. */
const reconnectPauseMs = 500;
/** How long a lock is waited for after another was waited for in vain: long enough for a writer that is at work. */
const hurriedLockMs = 10;
/** How long a failed write is held against the database, unless one succeeds. */
const failureHoldsMs = 30_000;

export interface WriteQueueOptions {
  /** Most jobs that share one commit. */
  readonly maxBatch?: number;
  /** Most jobs that may wait; further ones are refused. */
  readonly maxWaiting?: number;
  /** The clock, in epoch ms. */
  readonly now?: () => number;
  /** Waits so many ms before a batch is repeated. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Collects small writes so that many share one durable commit. */
export interface WriteQueue {
  /**
   * Runs `job` in turn, with database.query() inside the shared transaction, and answers after the commit.
   * A failing job undoes its own writes only and rejects with its own error; a failed commit rejects the whole
   * batch. Called inside a transaction, `job` simply becomes part of that one. Never await the network in a job.
   * When a job of the batch fails, after a deadlock with another process, or once after the connection was lost before
   * the commit, the whole batch is undone and run again: outside of the database, a job must not mind being run twice.
   * A database that is unavailable (isUnavailable) rejects the whole batch; a lock not had in time, the job alone.
   * Throws 'locked' or 'unreachable' for every job that waits when a batch cannot begin, 'overloaded' when too many jobs wait and 'shutting-down' after drain().
   */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Refuses new jobs and resolves when those already accepted are answered. */
  drain(): Promise<void>;
  /** Whether the database has failed to store something (isUnavailable) in the last 30 s, and nothing since. */
  isFailing(): boolean;
}

/** A job that has been waiting; its outcome is told once the commit is known. */
interface Waiting {
  /** Runs the job and returns how to tell its success. Rejects as the job does. */
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

export function createWriteQueue(database: Database, options: WriteQueueOptions = {}): WriteQueue {
  const {
    maxBatch = defaultMaxBatch,
    maxWaiting = defaultMaxWaiting,
    now = Date.now,
    pause = waitFor,
  } = options;
  const waiting: Waiting[] = [];
  // Batches must not run inside whatever transaction or request the first caller happens to be in.
  const inOwnContext = AsyncLocalStorage.snapshot();
  let working: Promise<void> | undefined;
  let closed = false;
  let failedAt: number | undefined;

  async function work(): Promise<void> {
    let hurried = false;
    while (waiting.length > 0) {
      // Requests that arrived together are read one by one in this turn of the event loop: let them all join.
      await nextTurn();
      const ending = await commitTogether(database, waiting.splice(0, maxBatch), { hurried, pause });
      // Else each further batch would wait as long for the same lock or server.
      hurried = ending.lockTimedOut;
      if (ending.refused) for (const job of waiting.splice(0)) job.fail(ending.refused.error);
    }
    working = undefined;
  }

  function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({
      async run() {
        const value = await job();
        return () => {
          failedAt = undefined;
          resolve(value);
        };
      },
      fail(error) {
        if (isUnavailable(error)) failedAt = now();
        reject(error);
      },
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
    isFailing: () => failedAt !== undefined && now() - failedAt < failureHoldsMs,
  };
}

/** What became of the jobs of a batch; it holds once the transaction is committed. */
interface Outcomes {
  readonly succeeded: Map<Waiting, () => void>;
  readonly failed: Map<Waiting, unknown>;
}

interface Circumstances {
  /** Whether the batch before has waited for a lock in vain. */
  readonly hurried: boolean;
  readonly pause: (ms: number) => Promise<unknown>;
}

interface Ending {
  /** Why the transaction could not even begin. */
  readonly refused?: { error: unknown };
  /** Whether a job has waited for a lock in vain. */
  readonly lockTimedOut: boolean;
}

/**
 * Runs all jobs in one transaction and tells each its outcome. At first without savepoints, which would cost a fifth of
 * the work; when a job fails, there is a conflict, or the connection is lost, again with one for each. Ends at once when
 * the database is unavailable. Once a lock was waited for in vain, further ones are waited for only a moment: so one
 * locked row fails nobody else, and a locked table everybody soon. Never rejects.
 */
async function commitTogether(
  database: Database,
  batch: readonly Waiting[],
  { hurried, pause }: Circumstances,
): Promise<Ending> {
  let runJobs = runTogether;
  let reconnected = false;
  let lockTimedOut = false;
  for (let repeats = 0; ; ) {
    const outcomes: Outcomes = { succeeded: new Map(), failed: new Map() };
    const mayRepeat = repeats < maxRepeats;
    let begun = false;
    let committing = false;
    try {
      await database.transaction(async () => {
        begun = true;
        if (hurried || lockTimedOut) await hurry(database);
        await runJobs(database, batch, outcomes, mayRepeat);
        committing = true;
      });
    } catch (error) {
      lockTimedOut ||= isLockTimeout(error) || metLockTimeout(outcomes);
      if (mayRepeat && isConflict(error)) {
        // By chance, so that two processes do not meet again and again.
        await pause(Math.random() * firstPauseMs * 2 ** repeats);
        repeats++;
      } else if (!reconnected && !committing && isLostConnection(error)) {
        // A commit that was sent may have been stored, and the answer lost.
        await pause(reconnectPauseMs);
        reconnected = true;
      } else if (runJobs === runApart || batch.length === 1 || !begun || committing || endsBatch(error)) {
        for (const job of batch) job.fail(outcomes.failed.has(job) ? outcomes.failed.get(job) : error);
        return begun ? { lockTimedOut } : { lockTimedOut, refused: { error } };
      }
      runJobs = runApart;
      continue;
    }
    for (const [job, error] of outcomes.failed) job.fail(error);
    // Last: a database that has stored something does not fail.
    for (const succeed of outcomes.succeeded.values()) succeed();
    return { lockTimedOut: lockTimedOut || metLockTimeout(outcomes) };
  }
}

/** True when one job has waited in vain for what it needs; others may need something else. Only PostgreSQL has such locks. */
const isLockTimeout = (error: unknown): boolean => textCode(error) === '55P03';

const metLockTimeout = ({ failed }: Outcomes): boolean => [...failed.values()].some(isLockTimeout);

/** True when the other jobs of the batch would meet the same. */
const endsBatch = (error: unknown): boolean => isUnavailable(error) && !isLockTimeout(error);

/** Lets the rest of the transaction wait for locks only for a moment. */
const hurry = (database: Database) =>
  sql`select set_config('lock_timeout', ${String(hurriedLockMs)}, true)`.execute(database.query());

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

/**
 * Runs the jobs in the transaction, each undone by itself when it fails. Rejects with a conflict that may be repeated, and
 * with what ends the batch: that is the reason for the others of it too.
 */
const runApart: RunJobs = async (database, batch, { succeeded, failed }, mayRepeat) => {
  for (const job of batch) {
    await sql`savepoint job`.execute(database.query());
    try {
      const succeed = await job.run();
      await sql`release savepoint job`.execute(database.query());
      succeeded.set(job, succeed);
    } catch (error) {
      if (mayRepeat && isConflict(error)) throw error;
      failed.set(job, error);
      if (endsBatch(error)) throw error;
      await sql`rollback to savepoint job`.execute(database.query());
      await sql`release savepoint job`.execute(database.query());
      if (isLockTimeout(error)) await hurry(database);
    }
  }
};
