import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(':memory:');
});
afterAll(() => database.close());

test.each([
  ['a Date', new Date(0)],
  ['an object', { value: 1 }],
  ['an array', ['a']],
  ['undefined', undefined],
  ['a function', () => 1],
])('%s is refused, first or later', async (_name, value) => {
  await expect(sql`select ${value} as a`.execute(database.query())).rejects.toThrow(TypeError);
  await expect(sql`select ${1} as a, ${value} as b`.execute(database.query())).rejects.toThrow(TypeError);
});

test('bytes, null, floats and large integers are bound as they are', async () => {
  const bytes = new Uint8Array([0, 1, 255]);
  const { rows } = await sql`select ${bytes} as a, ${null} as b, ${1.5} as c, ${2n ** 40n} as d`.execute(
    database.query(),
  );
  expect(rows).toEqual([{ a: bytes, b: null, c: 1.5, d: 2 ** 40 }]);
});

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

test('the same statement may run while its rows are streamed', async () => {
  await database
    .query()
    .insertInto('meta')
    .values([1, 2, 3].map((i) => ({ key: `k${i}`, value: '' })))
    .execute();
  const seen = await database.transaction(async () => {
    const keys = () => database.query().selectFrom('meta').select('key').orderBy('key');
    const seen: [string, number][] = [];
    for await (const { key } of keys().stream()) seen.push([key, (await keys().execute()).length]);
    return seen;
  });
  expect(seen).toEqual([
    ['k1', 3],
    ['k2', 3],
    ['k3', 3],
  ]);
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
