import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDatabaseError, isUnavailable } from './errors.ts';
import type { Database } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { createWriteQueue } from './write-queue.ts';

let target: TestDatabase;
let database: Database;

const write = (key: string) => database.query().insertInto('meta').values({ key, value: '' }).execute();

async function keys(): Promise<string[]> {
  const rows = await database.query().selectFrom('meta').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

const reasons = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.status));

const engine = (name: string) => databaseTargets.filter((each) => each.name === name);

describe.each(engine('SQLite'))('write queue beside another program on $name', ({ lend }) => {
  let holder: DatabaseSync;
  beforeEach(async () => {
    target = await lend();
    database = await target.open({ lockTimeoutMs: 40 });
    holder = new DatabaseSync(target.url);
    holder.exec('begin exclusive');
  });
  afterEach(async () => {
    holder.close();
    await target.remove();
  });

  test('when the lock is not given back, all who wait are told at once, and the queue goes on', async () => {
    const queue = createWriteQueue(database, { maxBatch: 2 });
    const begin = vi.spyOn(database, 'transaction');
    let runs = 0;
    const job = async () => {
      runs++;
      await write(String(runs));
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => queue.run(job)));
    const locked = expect.toSatisfy((error) => isDatabaseError(error, 'locked'));
    expect(reasons(outcomes)).toEqual([locked, locked, locked, locked, locked]);
    expect([begin.mock.calls.length, runs, queue.isFailing()]).toEqual([1, 0, true]);
    holder.exec('rollback');
    await queue.run(job);
    expect([await keys(), queue.isFailing()]).toEqual([['1'], false]);
  });
});

describe.each(engine('PostgreSQL'))('write queue before a lock on $name', ({ lend }) => {
  let other: Database;
  /** What each job, whenever it ran, would have waited for a lock. */
  let waits: string[];
  beforeEach(async () => {
    target = await lend();
    database = await target.open({ lockTimeoutMs: 40 });
    other = await target.open();
    await database.query().insertInto('meta').values({ key: 'held', value: '' }).execute();
    waits = [];
  });
  afterEach(() => target.remove());

  const jobOn = (key: string) => async () => {
    const { rows } = await sql<{ wait: string }>`select current_setting('lock_timeout') as wait`.execute(
      database.query(),
    );
    waits.push(rows[0]?.wait ?? '');
    await sql`insert into meta (key, value) values (${key}, '')
      on conflict (key) do update set value = 'changed'`.execute(database.query());
  };
  const statusesOf = async (jobs: Promise<unknown>[]) =>
    (await Promise.allSettled(jobs)).map(({ status }) => status);

  test('API-10 of a table, everybody is refused after one full wait, those of the next batch too', async () => {
    const queue = createWriteQueue(database, { maxBatch: 3 });
    await other.transaction(async () => {
      await sql`lock table meta in exclusive mode`.execute(other.query());
      const jobs = ['a', 'b', 'c', 'd', 'e'].map((key) => queue.run(jobOn(key)));
      const unavailable = expect.toSatisfy(isUnavailable);
      expect(reasons(await Promise.allSettled(jobs))).toEqual(jobs.map(() => unavailable));
      expect(queue.isFailing()).toBe(true);
    });
    expect(waits).toEqual(['40ms', '10ms', '10ms', '10ms', '10ms', '10ms', '10ms']);
  });

  test('API-10 of a row, only who needs it is refused, and the next batch is patient again', async () => {
    const queue = createWriteQueue(database, { maxBatch: 3 });
    await other.transaction(async () => {
      await sql`update meta set value = 'other' where key = 'held'`.execute(other.query());
      const jobs = ['a', 'held', 'b', 'c', 'd'].map((key) => queue.run(jobOn(key)));
      const [done, refused] = ['fulfilled', 'rejected'];
      expect(await statusesOf(jobs)).toEqual([done, refused, done, done, done]);
      await queue.run(jobOn('e'));
    });
    const together = ['40ms', '40ms'];
    const apart = ['10ms', '10ms', '10ms'];
    expect(waits).toEqual([...together, ...apart, '10ms', '10ms', '40ms']);
  });

  test('API-10 of a row, met when the jobs run apart already, the full wait is not repeated', async () => {
    const queue = createWriteQueue(database);
    await other.transaction(async () => {
      await sql`update meta set value = 'other' where key = 'held'`.execute(other.query());
      const jobs = [
        queue.run(() => Promise.reject(new Error('own'))),
        ...['held', 'a', 'held'].map((key) => queue.run(jobOn(key))),
      ];
      expect(await statusesOf(jobs)).toEqual(['rejected', 'rejected', 'fulfilled', 'rejected']);
      // The database has stored something, so it is not the database that fails.
      expect(queue.isFailing()).toBe(false);
    });
    expect(waits).toEqual(['40ms', '10ms', '10ms']);
  });
});
