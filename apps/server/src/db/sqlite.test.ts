import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(':memory:');
});
afterAll(() => database.close());

test('more statements than are remembered still work, and so do the first ones', async () => {
  for (const round of [1, 2]) {
    for (let i = 0; i < 600; i++) {
      const { rows } = await sql`select ${sql.lit(i)} + ${round} as value`.execute(database.query());
      expect(rows).toEqual([{ value: i + round }]);
    }
  }
});

test('a remembered statement sees a column added later', async () => {
  const all = () => sql`select * from scratch`.execute(database.query());
  await sql`create table scratch (a integer)`.execute(database.query());
  await sql`insert into scratch values (1)`.execute(database.query());
  expect((await all()).rows).toEqual([{ a: 1 }]);
  await sql`alter table scratch add column b text default 'new'`.execute(database.query());
  expect((await all()).rows).toEqual([{ a: 1, b: 'new' }]);
});

test('rows can be streamed, and a stream left early leaves the statement usable', async () => {
  const rows = [1, 2, 3].map((i) => ({ key: `k${i}`, value: '' }));
  await database.query().insertInto('meta').values(rows).execute();
  const keys = database.query().selectFrom('meta').select('key').orderBy('key');
  const seen: string[] = [];
  for await (const { key } of keys.stream()) {
    seen.push(key);
    if (key === 'k2') break;
  }
  for await (const { key } of keys.stream()) seen.push(key);
  expect(seen).toEqual(['k1', 'k2', 'k1', 'k2', 'k3']);
});

test('the file survives a power cut: write-ahead log, flushed at each commit', async () => {
  const { rows } =
    await sql`select synchronous, foreign_keys from pragma_synchronous, pragma_foreign_keys`.execute(
      database.query(),
    );
  expect(rows).toEqual([{ synchronous: 2, foreign_keys: 1 }]);
});

test('an error that ended the transaction is told, not hidden by the rollback', async () => {
  const failing = database.transaction(async () => {
    await sql`insert or rollback into meta (key, value) values ('k1', '')`.execute(database.query());
  });
  await expect(failing).rejects.toThrow('UNIQUE constraint failed');
  await expect(database.ping()).resolves.toBeUndefined();
});
