import { randomUUIDv7 as newId } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDatabaseError, isUniqueViolation } from './errors.ts';
import { type Database, openDatabase } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';

describe.each(databaseTargets)('database on $name', ({ create }) => {
  let target: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    target = await create();
    database = await target.open();
  });
  afterAll(() => target.remove());

  function addPlayer(id: string = newId()) {
    return database.query().insertInto('players').values({ id, device_key: null, created_at: 1 }).execute();
  }

  async function playerExists(id: string): Promise<boolean> {
    const found = await database.query().selectFrom('players').select('id').where('id', '=', id).execute();
    return found.length === 1;
  }

  async function evaluate(expression: ReturnType<typeof sql>): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.query());
    return rows[0]?.value;
  }

  test('API-10 a ping is answered', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('a transaction is ambient: query() inside belongs to it, outside it does not', async () => {
    const id = newId();
    const neighbour = await target.open();
    const seenOutside = await database.transaction(async () => {
      await addPlayer(id);
      expect(database.query().isTransaction).toBe(true);
      expect(await playerExists(id)).toBe(true);
      return neighbour.query().selectFrom('players').select('id').where('id', '=', id).execute();
    });
    expect(seenOutside).toEqual([]);
    expect(database.query().isTransaction).toBe(false);
    expect(await playerExists(id)).toBe(true);
  });

  test('a transaction inside a transaction joins it instead of waiting forever', async () => {
    const [outer, inner] = [newId(), newId()];
    const failing = database.transaction(async () => {
      await addPlayer(outer);
      await database.transaction(() => addPlayer(inner));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await playerExists(outer), await playerExists(inner)]).toEqual([false, false]);
  });

  test('transactions started together follow one another', async () => {
    await sql`insert into meta (key, value) values ('counter', '0')`.execute(database.query());
    const increment = () =>
      database.transaction(async () => {
        await sql`update meta set value = value where key = 'counter'`.execute(database.query());
        const row = await database
          .query()
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'counter')
          .executeTakeFirstOrThrow();
        await database
          .query()
          .updateTable('meta')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await evaluate(sql`(select value from meta where key = 'counter')`)).toBe('20');
  });

  test('a query kept beyond its transaction is refused', async () => {
    const kept = await database.transaction(async () => ({ query: database.query() }));
    await expect(kept.query.selectFrom('players').selectAll().execute()).rejects.toThrow('already committed');
  });

  test('a violated key is recognised', async () => {
    const id = newId();
    await addPlayer(id);
    await expect(addPlayer(id)).rejects.toSatisfy(isUniqueViolation);
    const twice = () =>
      database
        .query()
        .insertInto('players')
        .values({ id: newId(), device_key: 'same', created_at: 1 })
        .execute();
    await twice();
    await expect(twice()).rejects.toSatisfy(isUniqueViolation);
    await expect(sql`select * from nowhere`.execute(database.query())).rejects.not.toSatisfy(
      isUniqueViolation,
    );
  });

  test.each([
    ['a Date', new Date(0)],
    ['an object', { value: 1 }],
    ['an array', ['a']],
    ['undefined', undefined],
    ['a truth value', true],
    ['NaN', Number.NaN],
    ['a symbol', Symbol('a')],
  ])('%s is refused, first or later', async (_name, value) => {
    await expect(evaluate(sql`${value}`)).rejects.toThrow(TypeError);
    await expect(evaluate(sql`${1}, ${value}`)).rejects.toThrow(TypeError);
  });

  test('a NUL character in text is refused by name', async () => {
    await expect(addPlayer('a\0b')).rejects.toSatisfy((error) => isDatabaseError(error, 'nul-in-text'));
  });

  test('text, null, floats and large integers are bound as they are', async () => {
    const values = sql`cast(${'水 \ud83d\ude00'} as text) as a, ${null} as b, cast(${1.5} as double precision) as c, cast(${2n ** 40n} as bigint)`;
    const { rows } = await sql`select ${values}`.execute(database.query());
    expect(Object.values(rows[0] ?? {})).toEqual(['水 😀', null, 1.5, 2 ** 40]);
  });

  test('whole numbers stay whole', async () => {
    expect(await evaluate(sql`7 / ${2}`)).toBe(3);
    expect(await evaluate(sql`cast(${Number.MAX_SAFE_INTEGER} as bigint)`)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('a sum is a number', async () => {
    const numbers = sql`(select cast(${3} as bigint) as number union all select cast(${4} as bigint)) as numbers`;
    expect(await evaluate(sql`(select sum(number) from ${numbers})`)).toBe(7);
  });

  test('a number too large to be exact is an error, never a wrong number', async () => {
    await expect(evaluate(sql`cast('9007199254740993' as bigint)`)).rejects.toThrow('too large');
    await expect(database.ping()).resolves.toBeUndefined();
  });
});

test('a database in memory works and is empty each time', async () => {
  for (const round of [1, 2]) {
    const database = await openDatabase(':memory:');
    await database
      .query()
      .insertInto('meta')
      .values({ key: 'round', value: String(round) })
      .execute();
    expect(await database.query().selectFrom('meta').select('value').execute()).toEqual([
      { value: String(round) },
    ]);
    await database.close();
  }
});
