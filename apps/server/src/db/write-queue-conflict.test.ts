import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isConflict } from './errors.ts';
import type { Database } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { createWriteQueue } from './write-queue.ts';

test.each([
  [Object.assign(new Error(), { code: '40P01' }), true],
  [Object.assign(new Error(), { code: '40001' }), true],
  [Object.assign(new Error(), { code: '23505' }), false],
  [new Error('40001'), false],
  ['40001', false],
])('%j is a conflict: %s', (error, conflict) => {
  expect(isConflict(error)).toBe(conflict);
});

// SQLite has one writer, so there is nothing to conflict with.
describe.each(databaseTargets.filter(({ name }) => name === 'PostgreSQL'))(
  'write queue beside another process on $name',
  ({ lend }) => {
    let target: TestDatabase;
    let database: Database;
    let other: Database;
    beforeAll(async () => {
      target = await lend();
      database = await target.open();
      other = await target.open();
    });
    afterAll(() => target.remove());
    beforeEach(async () => {
      await database.query().deleteFrom('meta').execute();
      const rows = ['a', 'b'].map((key) => ({ key, value: '' }));
      await database.query().insertInto('meta').values(rows).execute();
    });

    const append = (to: Database, key: string, sign: string) =>
      sql`update meta set value = value || ${sign} where key = ${key}`.execute(to.query());

    async function content(): Promise<Record<string, string>> {
      const rows = await database.query().selectFrom('meta').selectAll().orderBy('key').execute();
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    }

    /** How many connections to this database wait for a lock. */
    async function waiting(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.query());
      return rows[0]?.count ?? 0;
    }

    test('API-10 a batch that loses a deadlock is run again, wholly and once', async () => {
      const queue = createWriteQueue(database);
      const jobHasA = Promise.withResolvers<void>();
      const otherWaits = Promise.withResolvers<void>();
      let attempts = 0;
      const jobs = [
        queue.run(() => database.query().insertInto('meta').values({ key: 'c', value: 'queue' }).execute()),
        queue.run(async () => {
          attempts++;
          // Whoever looks for a deadlock first gives way.
          await sql`set local deadlock_timeout = '1ms'`.execute(database.query());
          await append(database, 'a', 'queue');
          jobHasA.resolve();
          await otherWaits.promise;
          await append(database, 'b', 'queue');
        }),
      ];
      const transaction = other.transaction(async () => {
        await sql`set local deadlock_timeout = '1min'`.execute(other.query());
        await append(other, 'b', 'other ');
        await jobHasA.promise;
        await append(other, 'a', 'other ');
      });
      await expect.poll(waiting).toBe(1);
      otherWaits.resolve();
      await Promise.all([transaction, ...jobs]);
      expect(attempts).toBe(2);
      expect(await content()).toEqual({ a: 'other queue', b: 'other queue', c: 'queue' });
    });

    test.each(['40P01', '40001'])(
      'API-10 a job that ends with %s again and again fails alone',
      async (code) => {
        const queue = createWriteQueue(database);
        let attempts = 0;
        const outcomes = await Promise.allSettled([
          queue.run(() => append(database, 'a', 'queue')),
          queue.run(async () => {
            attempts++;
            await sql
              .raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)
              .execute(database.query());
          }),
          queue.run(() => append(database, 'b', 'queue')),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(outcomes[1]).toHaveProperty('reason', expect.toSatisfy(isConflict));
        expect(attempts).toBe(5);
        expect(await content()).toEqual({ a: 'queue', b: 'queue' });
      },
    );
  },
);
