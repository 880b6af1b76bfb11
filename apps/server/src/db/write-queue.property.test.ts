import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { createWriteQueue } from './write-queue.ts';

describe.each(databaseTargets)('any jobs in the write queue on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  /** Another connection: sees only what is committed. */
  let observer: Database;
  beforeAll(async () => {
    target = await lend();
    database = await target.open();
    observer = await target.open();
  });
  afterAll(() => target.remove());

  test('the good ones happen in order and the bad ones never did', async () => {
    const job = fc.constantFrom('good', 'throws', 'breaks');
    await fc.assert(
      fc.asyncProperty(
        fc.array(job, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (jobs, maxBatch) => {
          await sql`delete from meta`.execute(database.query());
          await sql`insert into meta (key, value) values ('log', '')`.execute(database.query());
          const queue = createWriteQueue(database, { maxBatch });
          const outcomes = await Promise.allSettled(
            jobs.map((kind, index) =>
              queue.run(async () => {
                await sql`update meta set value = value || ${` ${index}`} where key = 'log'`.execute(
                  database.query(),
                );
                if (kind === 'throws') throw new Error(kind);
                if (kind === 'breaks')
                  await sql`insert into meta (key) values ('log')`.execute(database.query());
                return index;
              }),
            ),
          );
          const good = jobs
            .map((kind, index) => (kind === 'good' ? index : -1))
            .filter((index) => index >= 0);
          const told = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : -1));
          expect(told.filter((index) => index >= 0)).toEqual(good);
          const rows = await observer.query().selectFrom('meta').selectAll().execute();
          expect(rows).toEqual([{ key: 'log', value: good.map((index) => ` ${index}`).join('') }]);
        },
      ),
      { numRuns: 40 * inject('runsFactor') },
    );
  });
});
