// @module-tag sweep
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('a batch that meets it ends there: nobody else is asked to try', async () => {
    const queue = createWriteQueue(database);
    const runs: string[] = [];
    const job = (name: string, work: () => Promise<unknown>) => async () => {
      runs.push(name);
      await work();
    };
    const own = new Error('own');
    // The first makes the jobs run apart.
    const outcomes = await Promise.allSettled([
      queue.run(job('a', () => Promise.reject(own))),
      queue.run(job('b', fill[database.kind])),
      queue.run(job('c', async () => {})),
    ]);
    const unavailable = expect.toSatisfy(isUnavailable);
    expect(reasons(outcomes)).toEqual([own, unavailable, unavailable]);
    expect(runs).toEqual(['a', 'a', 'b']);
    runs.length = 0;
    const together = [queue.run(job('d', fill[database.kind])), queue.run(job('e', async () => {}))];
    expect(reasons(await Promise.allSettled(together))).toEqual([unavailable, unavailable]);
    expect(runs).toEqual(['d']);
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
  let administrator: pg.Client;
  /** The pauses of the queue, in ms; each ends at once, after what happens meanwhile. */
  let pauses: number[];
  let meanwhile: () => Promise<unknown>;
  const pause = async (ms: number) => {
    pauses.push(ms);
    await meanwhile();
  };
  beforeEach(async () => {
    target = await create();
    database = await target.open();
    const administration = new URL(target.url);
    administration.pathname = '/postgres';
    administrator = new pg.Client({ connectionString: administration.href });
    await administrator.connect();
    pauses = [];
    meanwhile = async () => {};
  });
  afterEach(async () => {
    await administrator.end();
    await target.remove();
  });

  /** Ends the connection of the job that asks for it, as a restart of the server does. */
  async function cut(): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.query());
    await administrator.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
  }

  const letConnect = (allowed: boolean) =>
    administrator.query(
      `alter database ${new URL(target.url).pathname.slice(1)} allow_connections ${allowed}`,
    );

  test.each([1, 3])('API-10 a batch of %i that loses it before the commit is stored, once', async (size) => {
    const queue = createWriteQueue(database, { pause });
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

  test('API-10 a server that refuses connections for a moment, as in a restart, is waited for', async () => {
    const queue = createWriteQueue(database, { pause });
    let runs = 0;
    const jobs = [
      queue.run(() => write('a')),
      queue.run(async () => {
        if (++runs > 1) return;
        await letConnect(false);
        await cut();
      }),
    ];
    meanwhile = () => letConnect(true);
    await Promise.all(jobs);
    expect([runs, await keys(), pauses]).toEqual([2, ['a'], [500]]);
  });

  test('API-10 a server that goes on refusing connections is asked twice, and once by the next batch', async () => {
    const queue = createWriteQueue(database, { pause });
    const begin = vi.spyOn(database, 'transaction');
    const cutOff = async () => {
      await letConnect(false);
      await cut();
    };
    const unreachable = expect.toSatisfy((error) => isDatabaseError(error, 'unreachable'));
    const jobs = [queue.run(cutOff), queue.run(() => write('a'))];
    expect(reasons(await Promise.allSettled(jobs))).toEqual([unreachable, unreachable]);
    expect([begin.mock.calls.length, pauses]).toEqual([2, [500]]);
    const further = [queue.run(() => write('b')), queue.run(() => write('c'))];
    expect(reasons(await Promise.allSettled(further))).toEqual([unreachable, unreachable]);
    expect([begin.mock.calls.length, pauses]).toEqual([3, [500]]);
    await letConnect(true);
    await queue.run(() => write('d'));
    expect(await keys()).toEqual(['d']);
  });

  test('API-10 a batch that loses it again is given up, and the queue goes on', async () => {
    const queue = createWriteQueue(database, { pause });
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
    const queue = createWriteQueue(database, { pause });
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
