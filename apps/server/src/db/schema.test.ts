import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './open.ts';
import { primaryKeys, tableNames } from './schema.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { dump, insertSampleRows, sampleRows } from './testing-rows.ts';

describe.each(databaseTargets)('schema on $name', ({ name, create }) => {
  let target: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    target = await create();
    database = await target.open();
  });
  afterAll(() => target.remove());

  async function namesFrom(query: string): Promise<string[]> {
    const { rows } = await sql.raw<{ name: string }>(query).execute(database.query());
    return rows.map((row) => row.name);
  }

  test('every table of the database is known, and no other', async () => {
    const query =
      name === 'SQLite'
        ? "select name from sqlite_schema where type = 'table'"
        : "select table_name as name from information_schema.tables where table_schema = 'public'";
    expect((await namesFrom(query)).sort()).toEqual([...tableNames, 'schema_migrations'].sort());
  });

  test.each(Object.entries(primaryKeys))('the primary key of %s is known', async (table, keys) => {
    const query =
      name === 'SQLite'
        ? `select name from pragma_table_info('${table}') where pk > 0 order by pk`
        : `select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality as k(number, place)
           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
           where i.indrelid = '${table}'::regclass and i.indisprimary order by k.place`;
    expect(await namesFrom(query)).toEqual(keys);
  });

  test.each(tableNames)('the parents of %s stand before it', async (table) => {
    const query =
      name === 'SQLite'
        ? `select distinct "table" as name from pragma_foreign_key_list('${table}')`
        : `select distinct confrelid::regclass::text as name from pg_constraint
           where contype = 'f' and conrelid = '${table}'::regclass`;
    const before: string[] = tableNames.slice(0, tableNames.indexOf(table));
    expect(before).toEqual(expect.arrayContaining(await namesFrom(query)));
  });

  test('columns keep to their type and order by bytes', async () => {
    const careless =
      name === 'SQLite'
        ? `select name from pragma_table_list where schema = 'main' and name not like 'sqlite_%' and not strict`
        : `select table_name || '.' || column_name as name from information_schema.columns
           where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`;
    expect(await namesFrom(careless)).toEqual([]);
  });

  test('every column takes and returns its values, ordered by bytes', async () => {
    await insertSampleRows(database);
    const { meta, ...others } = sampleRows;
    expect(await dump(database)).toEqual({ ...others, meta: expect.anything() });
    const keys = await database.query().selectFrom('meta').select('key').orderBy('key').execute();
    expect(keys.map((row) => row.key)).toEqual(['Z', 'a', 'built_in_version', 'é']);
    expect(meta).toHaveLength(keys.length);
  });

  test.each([
    'update game_levels set edited = 2',
    'update game_results set won = -1',
    'update game_results set ranked = 2',
    'update game_results set duration_ms = -1',
    'update level_progress set plays = -1',
    "update leaderboard_scores set period = 'year'",
    "update level_progress set plays = 'abc'",
    "update game_totals set player_id = 'nobody'",
    'update games set available = 2',
    'update posts set views = -1',
    'update posts set edited = 2',
    "update post_views set post_id = 'nothing'",
    'update newsletter_subscriptions set token_hash = null',
    'update meta set value = null',
  ])('%s is refused', async (statement) => {
    await expect(sql.raw(statement).execute(database.query())).rejects.toThrow();
  });

  test('removing a player removes what belongs to it', async () => {
    await database.query().deleteFrom('players').execute();
    const left = await dump(database);
    expect([left.game_results, left.level_progress, left.game_totals, left.leaderboard_scores]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(left.game_levels).toHaveLength(1);
  });
});
