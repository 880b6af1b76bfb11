import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseError, isUniqueViolation } from './errors.ts';
import type { Database } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { createWriteQueue } from './write-queue.ts';

describe.each(databaseTargets)('write queue on $name', ({ create }) => {
  let target: TestDatabase;
  let database: Database;
  /** Another connection: sees only what is committed. */
  let observer: Database;
  beforeAll(async () => {
    target = await create();
    database = await target.open();
    observer = await target.open();
    if (database.kind === 'postgres') {
      await sql`alter table game_totals alter constraint game_totals_player_id_fkey deferrable initially deferred`.execute(
        database.query(),
      );
    }
  });
  afterAll(() => target.remove());
  beforeEach(() => database.query().deleteFrom('meta').execute());

  function write(key: string): Promise<unknown> {
    return database.query().insertInto('meta').values({ key, value: '' }).execute();
  }

  async function committed(): Promise<string[]> {
    const rows = await observer.query().selectFrom('meta').select('key').orderBy('key').execute();
    return rows.map((row) => row.key);
  }

  /** Writes what only the commit refuses: the total of a player who is missing. */
  async function writeOrphan(): Promise<void> {
    if (database.kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(database.query());
    await sql`insert into game_totals (player_id, game, total_score, kanji_answered) values ('nobody', 'mitsukete', 1, 0)`.execute(
      database.query(),
    );
  }

  test('a job answers with its own value', async () => {
    const queue = createWriteQueue(database);
    const answers = [
      queue.run(async () => 1),
      queue.run(async () => 'two'),
      queue.run(async () => undefined),
    ];
    expect(await Promise.all(answers)).toEqual([1, 'two', undefined]);
  });

  test('answers are given only after the commit', async () => {
    const queue = createWriteQueue(database);
    const answered: string[] = [];
    const seenWhileWriting: string[][] = [];
    const seenWhenAnswered: string[][] = [];
    const jobs = ['a', 'b', 'c'].map((key) =>
      queue
        .run(async () => {
          await write(key);
          seenWhileWriting.push([...(await committed()), ...answered]);
        })
        .then(async () => {
          answered.push(key);
          seenWhenAnswered.push(await committed());
        }),
    );
    await Promise.all(jobs);
    expect(seenWhileWriting).toEqual([[], [], []]);
    expect(seenWhenAnswered).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('waiting jobs share a commit, at most maxBatch of them', async () => {
    const queue = createWriteQueue(database, { maxBatch: 3 });
    const visible = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        queue.run(async () => {
          await write(String(index));
          return (await committed()).length;
        }),
      ),
    );
    expect(visible).toEqual([0, 0, 0, 3, 3, 3, 6]);
  });

  test('jobs that arrive within one turn of the event loop share a commit', async () => {
    const queue = createWriteQueue(database);
    const job = (key: string) =>
      queue.run(async () => {
        await write(key);
        return committed();
      });
    const first = job('a');
    await new Promise((resolve) => process.nextTick(resolve));
    expect(await Promise.all([first, job('b')])).toEqual([[], []]);
  });

  test('a failing job rolls back itself only and rejects with its own error', async () => {
    const queue = createWriteQueue(database);
    const own = new Error('not like this');
    const outcomes = await Promise.allSettled([
      queue.run(() => write('a')),
      queue.run(async () => {
        await write('lost');
        throw own;
      }),
      queue.run(() => write('a')),
      queue.run(() => write('b')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toHaveProperty('reason', own);
    expect(outcomes[2]).toHaveProperty('reason', expect.toSatisfy(isUniqueViolation));
    expect(await committed()).toEqual(['a', 'b']);
  });

  test('when a job fails, the others of its batch run once more, and a job alone runs once', async () => {
    const queue = createWriteQueue(database);
    const runs: string[] = [];
    const job = (name: string) => async () => {
      runs.push(name);
      await write(name);
      if (name.startsWith('bad')) throw new Error(name);
    };
    await Promise.allSettled(['a', 'bad b', 'c'].map((name) => queue.run(job(name))));
    expect(runs).toEqual(['a', 'bad b', 'a', 'bad b', 'c']);
    await Promise.allSettled([queue.run(job('bad d'))]);
    expect(runs.filter((name) => name === 'bad d')).toHaveLength(1);
    expect(await committed()).toEqual(['a', 'c']);
  });

  test('a job that hides an error of the database fails where that spoils the transaction', async () => {
    const queue = createWriteQueue(database);
    await queue.run(() => write('taken'));
    const hiding = () => write('taken').catch(() => 'hidden');
    const outcomes = await Promise.allSettled([queue.run(() => write('a')), queue.run(hiding)]);
    const hidden = database.kind === 'sqlite' ? 'fulfilled' : 'rejected';
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', hidden]);
    expect((await Promise.allSettled([queue.run(hiding)]))[0]?.status).toBe(hidden);
    expect(await committed()).toEqual(['a', 'taken']);
  });

  test('a failed commit rejects the whole batch, and the queue goes on', async () => {
    const queue = createWriteQueue(database, { maxBatch: 2 });
    const own = new Error('own');
    const outcomes = await Promise.allSettled([
      queue.run(async () => {
        await write('a');
        await writeOrphan();
      }),
      queue.run(() => Promise.reject(own)),
      queue.run(() => write('b')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(String(outcomes[0]?.status === 'rejected' && outcomes[0].reason)).toMatch(/foreign key/i);
    expect(outcomes[1]).toHaveProperty('reason', own);
    expect(await committed()).toEqual(['b']);
  });

  test('a batch whose commit failed is not run again: it may be stored all the same', async () => {
    const queue = createWriteQueue(database);
    const runs: string[] = [];
    const job = (name: string, work: () => Promise<unknown>) => async () => {
      runs.push(name);
      await work();
    };
    const outcomes = await Promise.allSettled([
      queue.run(job('a', writeOrphan)),
      queue.run(job('b', () => write('b'))),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(runs).toEqual(['a', 'b']);
    expect(await committed()).toEqual([]);
  });

  test('a job that ends the transaction rejects the whole batch, and the queue goes on', async () => {
    const queue = createWriteQueue(database, { maxBatch: 3, pause: async () => {} });
    await queue.run(() => write('taken'));
    const fatal = () =>
      database.kind === 'sqlite'
        ? sql`insert or rollback into meta (key, value) values ('taken', '')`.execute(database.query())
        : sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.query());
    const outcomes = await Promise.allSettled([
      queue.run(() => write('a')),
      queue.run(fatal),
      queue.run(() => write('b')),
      queue.run(() => write('c')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toHaveProperty('reason.message', expect.stringMatching(/unique|terminat/i));
    expect(await committed()).toEqual(['c', 'taken']);
  });

  test('jobs run in the context of no request', async () => {
    const queue = createWriteQueue(database);
    const request = new AsyncLocalStorage<string>();
    const seen = ['one', 'two'].map((name) =>
      request.run(name, async () => [await queue.run(async () => request.getStore()), request.getStore()]),
    );
    expect(await Promise.all(seen)).toEqual([
      [undefined, 'one'],
      [undefined, 'two'],
    ]);
  });

  test('inside a transaction a job becomes part of it', async () => {
    const queue = createWriteQueue(database);
    const failing = database.transaction(async () => {
      await queue.run(() => write('lost'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await queue.run(async () => {
      await write('a');
      await queue.run(() => write('b'));
    });
    expect(await committed()).toEqual(['a', 'b']);
  });

  test('a job sent while a transaction is open elsewhere sees all of it or nothing: SQLite waits for it, PostgreSQL goes on beside it', async () => {
    const queue = createWriteQueue(database);
    const opened = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const open = database.transaction(async () => {
      await write('first');
      opened.resolve();
      await gate.promise;
    });
    await opened.promise;
    const job = queue.run(async () => {
      await write('second');
      return committed();
    });
    if (database.kind === 'postgres') {
      expect(await job).toEqual([]);
      expect(await committed()).toEqual(['second']);
    }
    gate.resolve();
    if (database.kind === 'sqlite') expect(await job).toEqual(['first']);
    await open;
    expect(await committed()).toEqual(['first', 'second']);
  });

  test('API-10 drain answers what was accepted and refuses the rest', async () => {
    const queue = createWriteQueue(database, { maxBatch: 2 });
    const answered: number[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      void queue.run(() => write(String(index))).then(() => answered.push(index));
    }
    const drained = queue.drain();
    await expect(queue.run(() => write('late'))).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'shutting-down'),
    );
    await drained;
    expect(answered).toEqual([1, 2, 3, 4, 5]);
    expect(await committed()).toEqual(['1', '2', '3', '4', '5']);
    await queue.drain();
  });

  test('more jobs than may wait are refused at once, and accepted again later', async () => {
    const queue = createWriteQueue(database, { maxWaiting: 2 });
    const accepted = [queue.run(() => write('1')), queue.run(() => write('2'))];
    await expect(queue.run(() => write('3'))).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'overloaded'),
    );
    await Promise.all(accepted);
    await queue.run(() => write('4'));
    expect(await committed()).toEqual(['1', '2', '4']);
  });
});
