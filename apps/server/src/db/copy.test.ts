// @module-tag sweep
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyToPostgres } from './copy.ts';
import { isDatabaseError } from './errors.ts';
import { type Database, openDatabase } from './open.ts';
import { tableNames } from './schema.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';
import { dump, insertSampleRows, sampleRows } from './testing-rows.ts';

test('only PostgreSQL can be copied to', async () => {
  await expect(copyToPostgres('game.db', 'other.db')).rejects.toSatisfy((error) =>
    isDatabaseError(error, 'bad-address'),
  );
});

const postgres = databaseTargets.filter((target) => target.name === 'PostgreSQL');

describe.each(postgres)('copying to $name', ({ create }) => {
  let directory: string;
  let file: string;
  let source: Database;
  let target: TestDatabase;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
    file = join(directory, 'game.db');
    source = await openDatabase(file);
    target = await create();
  });
  afterEach(async () => {
    await source.close();
    await target.remove();
    await rm(directory, { recursive: true });
  });

  /** Closes the source, as stopping its server does, and answers its rows. */
  async function stop() {
    const rows = await dump(source);
    await source.close();
    return rows;
  }

  test('every table arrives identical', async () => {
    await insertSampleRows(source);
    const rows = await stop();
    const copied = await copyToPostgres(file, target.url);
    expect(copied).toEqual(tableNames.map((table) => ({ table, rows: sampleRows[table].length })));
    expect(await dump(await target.open())).toEqual(rows);
  });

  test('a source in use is refused: what its server writes meanwhile would be lost', async () => {
    await insertSampleRows(source);
    await expect(copyToPostgres(file, target.url)).rejects.toSatisfy(
      (error) => isDatabaseError(error, 'in-use') && error.message.includes('stop the server'),
    );
    expect(await dump(await target.open())).toMatchObject({ players: [] });
    await source.query().insertInto('meta').values({ key: 'still', value: 'works' }).execute();
  });

  test('nobody can open the source while it is copied', async () => {
    await insertSampleRows(source);
    await source.close();
    const slow = await target.open();
    const copying = await slow.transaction(async () => {
      await sql`lock table players in share mode`.execute(slow.query());
      const copying = copyToPostgres(file, target.url);
      // It has come as far as the target.
      await expect
        .poll(
          async () =>
            (
              await sql`select 1 from pg_locks where not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(
                slow.query(),
              )
            ).rows.length,
        )
        .toBeGreaterThan(0);
      await expect(openDatabase(file, { lockTimeoutMs: 0 })).rejects.toSatisfy((error) =>
        isDatabaseError(error, 'locked'),
      );
      return { result: copying };
    });
    expect(await copying.result).toContainEqual({ table: 'players', rows: sampleRows.players.length });
  });

  test('many rows arrive in pages', async () => {
    const players = Array.from({ length: 12_345 }, (_, index) => ({
      id: `${index}-水`,
      device_key: null,
      created_at: index,
    }));
    await source.transaction(async () => {
      for (let start = 0; start < players.length; start += 1000) {
        await source
          .query()
          .insertInto('players')
          .values(players.slice(start, start + 1000))
          .execute();
      }
    });
    const rows = await stop();
    const copied = await copyToPostgres(file, target.url);
    expect(copied).toContainEqual({ table: 'players', rows: players.length });
    expect(await dump(await target.open())).toEqual(rows);
  });

  test('a target that holds rows is refused and left as it was', async () => {
    await insertSampleRows(source);
    await source.close();
    const used = await target.open();
    await used.query().insertInto('meta').values({ key: 'mine', value: '' }).execute();
    const before = await dump(used);
    await expect(copyToPostgres(file, target.url)).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'not-empty'),
    );
    expect(await dump(used)).toEqual(before);
  });

  test('a row that arrives changed undoes the copy', async () => {
    await insertSampleRows(source);
    await source.close();
    const altering = await target.open();
    await sql`create function shout() returns trigger language plpgsql as
      $$ begin new.name := upper(new.name); return new; end $$`.execute(altering.query());
    await sql`create trigger shout before insert on game_level_texts
      for each row execute function shout()`.execute(altering.query());
    await expect(copyToPostgres(file, target.url)).rejects.toSatisfy(
      (error) => isDatabaseError(error, 'not-identical') && error.message.includes('game_level_texts'),
    );
    expect(Object.values(await dump(altering)).flat()).toEqual([]);
  });

  test('a missing file and a source of another age are refused', async () => {
    await expect(copyToPostgres(join(directory, 'none.db'), target.url)).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'missing-file'),
    );
    const old = join(directory, 'old.db');
    await (await openDatabase(old, { migrations: [] })).close();
    await expect(copyToPostgres(old, target.url)).rejects.toSatisfy(
      (error) => isDatabaseError(error, 'older-database') && error.message.includes('start the server'),
    );
    const connection = new DatabaseSync(old);
    connection.exec("insert into schema_migrations (name, applied_at) values ('9999-01-01-future', 1)");
    connection.close();
    await expect(copyToPostgres(old, target.url)).rejects.toSatisfy((error) =>
      isDatabaseError(error, 'newer-database'),
    );
  });
});
