import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import type { Database } from './open.ts';
import { byCount, firstOf, prepared } from './prepared.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';

interface Entry {
  readonly key: string;
  readonly value: string;
}

describe.each(databaseTargets)('prepared statements on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    target = await lend();
    database = await target.open();
  });
  afterAll(() => target.remove());
  beforeEach(() => database.query().deleteFrom('meta').execute());

  const all = () => database.query().selectFrom('meta').selectAll().orderBy('key').execute();

  test('a statement is built once, and runs with the values of each time beside those that stay', async () => {
    let built = 0;
    const write = prepared(database, (query, { entry }: { entry: Entry }) => {
      built++;
      return query
        .insertInto('meta')
        .values({ key: entry.key, value: entry.value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'written twice' }))
        .returning('value');
    });
    expect(await write({ entry: { key: 'a', value: '1' } })).toEqual([{ value: '1' }]);
    expect(await write({ entry: { key: 'b', value: "'; drop table meta" } })).toHaveLength(1);
    expect(await write({ entry: { key: 'a', value: '3' } })).toEqual([{ value: 'written twice' }]);
    expect(await all()).toEqual([
      { key: 'a', value: 'written twice' },
      { key: 'b', value: "'; drop table meta" },
    ]);
    expect(built).toBe(1);
  });

  test('a statement for each number of rows', async () => {
    const writeAll = byCount((count) =>
      prepared(database, (query, { entries }: { entries: readonly Entry[] }) =>
        query.insertInto('meta').values(firstOf(entries, count).map(({ key, value }) => ({ key, value }))),
      ),
    );
    const entries = ['a', 'b', 'c'].map((key) => ({ key, value: `of ${key}` }));
    await writeAll(1)({ entries: entries.slice(0, 1) });
    await writeAll(2)({ entries: entries.slice(1) });
    expect(await all()).toEqual(entries);
  });

  test('it belongs to the transaction in which it runs', async () => {
    const write = prepared(database, (query, { key, value }: Entry) =>
      query.insertInto('meta').values({ key, value }),
    );
    const failing = database.transaction(async () => {
      await write({ key: 'lost', value: '' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await write({ key: 'kept', value: '' });
    expect(await all()).toEqual([{ key: 'kept', value: '' }]);
  });

  test('a read waits for no transaction of another, and sees what is committed', async () => {
    const read = prepared(database, (query, { key }: Pick<Entry, 'key'>) =>
      query.selectFrom('meta').select('value').where('key', '=', key),
    );
    const write = prepared(database, (query, { key, value }: Entry) =>
      query.insertInto('meta').values({ key, value }),
    );
    const written = Promise.withResolvers<unknown>();
    const mayCommit = Promise.withResolvers<void>();
    const committed = database.transaction(async () => {
      await write({ key: 'a', value: 'new' });
      written.resolve(await read({ key: 'a' }));
      await mayCommit.promise;
    });
    expect(await written.promise).toEqual([{ value: 'new' }]);
    expect(await read({ key: 'a' })).toEqual([]);
    mayCommit.resolve();
    await committed;
    expect(await read({ key: 'a' })).toEqual([{ value: 'new' }]);
  });

  test('a value that only one engine would store is refused', async () => {
    const write = prepared(database, (query, { key, value }: Entry) =>
      query.insertInto('meta').values({ key, value }),
    );
    await expect(write({ key: 'a', value: 'nul \0' })).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'nul-in-text'),
    );
    expect(await all()).toEqual([]);
  });
});
