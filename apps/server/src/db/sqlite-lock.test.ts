import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupSqlite } from './backup.ts';
import { isDatabaseError } from './errors.ts';
import { type Database, openDatabase } from './open.ts';
import { openAlone } from './sqlite-lock.ts';

let directory: string;
let file: string;
let database: Database;
let holder: DatabaseSync;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  file = join(directory, 'game.db');
  database = await openDatabase(file);
  holder = new DatabaseSync(file);
});
afterEach(async () => {
  holder.close();
  await database.close();
  await rm(directory, { recursive: true });
});

const write = () => database.query().insertInto('meta').values({ key: 'a', value: '' }).execute();
const keys = () => database.query().selectFrom('meta').select('key').execute();
const locked = (error: unknown) => isDatabaseError(error, 'locked');

test('a transaction waits for the lock of another program while everything else goes on', async () => {
  holder.exec('begin exclusive');
  const waiting = database.transaction(write);
  // The connection serves in turn: it has tried to begin before it answers this, and only then the lock is given back.
  expect(await keys()).toEqual([]);
  holder.exec('rollback');
  await waiting;
  expect(await keys()).toEqual([{ key: 'a' }]);
});

test('a transaction that may not begin in time has not run, and the next one may', async () => {
  const impatient = await openDatabase(file, { lockTimeoutMs: 40 });
  holder.exec('begin exclusive');
  let runs = 0;
  const work = async () => {
    runs++;
  };
  await expect(impatient.transaction(work)).rejects.toSatisfy(locked);
  expect(runs).toBe(0);
  holder.exec('rollback');
  await impatient.transaction(work);
  expect(runs).toBe(1);
  await impatient.close();
});

test('opening waits for who has the database for itself, and gives up with one sentence; a backup does not wait', async () => {
  holder.close();
  await database.close();
  const alone = openAlone(file);
  await expect(openDatabase(file, { lockTimeoutMs: 40 })).rejects.toSatisfy(locked);
  await expect(backupSqlite(file, join(directory, 'backup.db'))).rejects.toSatisfy(locked);
  // The call has met the lock when it answers with a promise.
  const opening = openDatabase(file);
  alone.close();
  database = await opening;
  expect(await keys()).toEqual([]);
  holder = new DatabaseSync(file);
});
