import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseError, isLostConnection, isUnavailable } from './errors.ts';
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

describe.each(engine('SQLite'))('write queue beside another program on $name', ({ create }) => {
  let holder: DatabaseSync;
  beforeEach(async () => {
    target = await create();
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
    let runs = 0;
    const job = async () => {
      runs++;
      await write(String(runs));
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => queue.run(job)));
    const locked = expect.toSatisfy((error) => isDatabaseError(error, 'locked'));
    expect(reasons(outcomes)).toEqual([locked, locked, locked, locked, locked]);
    expect([runs, queue.isFailing()]).toEqual([0, true]);
    holder.exec('rollback');
    await queue.run(job);
    expect([await keys(), queue.isFailing()]).toEqual([['1'], false]);
  });
});

/** How each engine is made to fail for want of space: really where it can be had, else by the error it would give. */
const fill: Record<Database['kind'], () => Promise<unknown>> = {
  sqlite: () => write('x'.repeat(1e6)),
  postgres: () => sql`do $$ begin raise exception using errcode = '53100'; end $$`.execute(database.query()),
};

describe.each(databaseTargets)('write queue of a full database on $name', ({ create }) => {
  beforeEach(async () => {
    target = await create();
    database = await target.open();
    // SQLite takes the present size for the least.
    if (database.kind === 'sqlite') await sql`pragma max_page_count = 1`.execute(database.query());
  });
  afterEach(() => target.remove());

  test('who cannot be stored is told why, alone or in a batch', async () => {
    const queue = createWriteQueue(database);
    for (const others of [[], [() => Promise.resolve('others')]]) {
      const jobs = [fill[database.kind], ...others].map((job) => queue.run(job));
      const [outcome] = await Promise.allSettled(jobs);
      expect(outcome).toHaveProperty('reason', expect.toSatisfy(isUnavailable));
    }
  });

  test('API-10 the queue fails for 30 s after the last failed write, or until one succeeds', async () => {
    const clock = { now: 1_000_000 };
    const queue = createWriteQueue(database, { now: () => clock.now });
    const fail = () => expect(queue.run(fill[database.kind])).rejects.toSatisfy(isUnavailable);
    expect(queue.isFailing()).toBe(false);
    await fail();
    expect(queue.isFailing()).toBe(true);
    clock.now += 29_999;
    expect(queue.isFailing()).toBe(true);
    clock.now += 1;
    expect(queue.isFailing()).toBe(false);
    await fail();
    await expect(queue.run(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(queue.isFailing()).toBe(true);
    await queue.run(async () => {});
    expect(queue.isFailing()).toBe(false);
  });
});

describe.each(engine('PostgreSQL'))('write queue that loses its connection on $name', ({ create }) => {
  let administrator: Database;
  beforeEach(async () => {
    target = await create();
    database = await target.open();
    administrator = await target.open();
  });
  afterEach(() => target.remove());

  /** Ends the connection of the job that asks for it, as a restart of the server does. */
  async function cut(): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.query());
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(administrator.query());
  }

  test.each([1, 3])('API-10 a batch of %i that loses it before the commit is stored, once', async (size) => {
    const queue = createWriteQueue(database);
    let runs = 0;
    const jobs = Array.from({ length: size }, (_, index) =>
      queue.run(async () => {
        await write(String(index));
        if (index === 0 && ++runs === 1) await cut();
      }),
    );
    await Promise.all(jobs);
    expect([runs, (await keys()).length, queue.isFailing()]).toEqual([2, size, false]);
  });

  test('API-10 a batch that loses it again is given up, and the queue goes on', async () => {
    const queue = createWriteQueue(database);
    let runs = 0;
    const jobs = [
      queue.run(() => write('a')),
      queue.run(async () => {
        runs++;
        await cut();
        await write('b');
      }),
    ];
    const lost = expect.toSatisfy(isLostConnection);
    expect(reasons(await Promise.allSettled(jobs))).toEqual([lost, lost]);
    expect([runs, await keys(), queue.isFailing()]).toEqual([2, [], true]);
    await queue.run(() => write('c'));
    expect(await keys()).toEqual(['c']);
  });

  test('a batch that loses it at its commit is not run again: it may be stored all the same', async () => {
    await sql`create function hang_up() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(database.query());
    await sql`create constraint trigger hang_up after insert on meta deferrable initially deferred
      for each row execute function hang_up()`.execute(database.query());
    const queue = createWriteQueue(database);
    let runs = 0;
    const job = () => {
      runs++;
      return write(String(runs));
    };
    const outcomes = await Promise.allSettled([queue.run(job), queue.run(job)]);
    const lost = expect.toSatisfy(isLostConnection);
    expect(reasons(outcomes)).toEqual([lost, lost]);
    expect(runs).toBe(2);
  });
});
