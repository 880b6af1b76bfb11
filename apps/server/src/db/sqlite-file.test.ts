import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseErrorCode, isDatabaseError } from './errors.ts';
import { migrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import { type Database, openDatabase } from './open.ts';

const future: Migration = { name: '9999-01-01-future', up: async () => {} };

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  file = join(directory, 'game.db');
});
afterEach(() => rm(directory, { recursive: true }));

/** The bytes of every file in the directory. */
async function content(): Promise<Record<string, Buffer>> {
  const names = (await readdir(directory)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))])),
  );
}

async function expectRefusal(url: string, code: DatabaseErrorCode, advice: string): Promise<void> {
  await expect(openDatabase(url)).rejects.toSatisfy(
    (error) => isDatabaseError(error, code) && error.message.includes(url) && error.message.includes(advice),
  );
}

test('a missing directory is made', async () => {
  const database = await openDatabase(join(directory, 'a', 'b', 'game.db'));
  await database.close();
  expect(await readdir(join(directory, 'a', 'b'))).toEqual(['game.db']);
});

test('an empty file becomes a database', async () => {
  await writeFile(file, '');
  const database = await openDatabase(`file:${file}`);
  await database.ping();
  await database.close();
  expect((await readFile(file)).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test.each([
  ['a text', Buffer.from('漢字の道\n'.repeat(1000))],
  ['a few bytes', Buffer.from('hi')],
  ['a damaged database', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8176, 0x5a)])],
])('%s is refused and left as it was', async (_name, bytes) => {
  await writeFile(file, bytes);
  const before = await content();
  await expectRefusal(file, 'not-a-database', 'choose another file');
  expect(await content()).toEqual(before);
});

test('the database of another program is refused and left as it was', async () => {
  const foreign = new DatabaseSync(file);
  foreign.exec('create table bookmarks (url text)');
  foreign.close();
  const before = await content();
  await expectRefusal(file, 'foreign-database', 'choose another file');
  expect(await content()).toEqual(before);
});

test('a newer database is refused and left as it was, with nothing beside it', async () => {
  await (await openDatabase(file, { migrations: [...migrations, future] })).close();
  const before = await content();
  expect(Object.keys(before)).toEqual(['game.db']);
  await expect(openDatabase(file)).rejects.toSatisfy((error) => isDatabaseError(error, 'newer-database'));
  expect(await content()).toEqual(before);
});

test('a newer database is refused while the newer program has it open', async () => {
  const newer: Database = await openDatabase(file, { migrations: [...migrations, future] });
  try {
    await expect(openDatabase(file)).rejects.toSatisfy((error) => isDatabaseError(error, 'newer-database'));
    await newer.query().insertInto('meta').values({ key: 'still', value: 'works' }).execute();
  } finally {
    await newer.close();
  }
});

test('what a crashed program left in the log is read before judging', async () => {
  const crashed = new DatabaseSync(file);
  crashed.exec('pragma journal_mode = wal; create table schema_migrations (name text)');
  crashed.exec(`insert into schema_migrations values ('${future.name}')`);
  const left = await content();
  crashed.close();
  for (const [name, bytes] of Object.entries(left)) await writeFile(join(directory, name), bytes);
  await expect(openDatabase(file)).rejects.toSatisfy((error) => isDatabaseError(error, 'newer-database'));
  const { 'game.db': database, 'game.db-wal': log } = await content();
  expect({ database, log }).toEqual({ database: left['game.db'], log: left['game.db-wal'] });
});

test('a directory in place of the file is refused', async () => {
  await mkdir(file);
  await expectRefusal(file, 'not-writable', 'DATA_DIR');
});

test('a file in place of the directory is refused', async () => {
  await writeFile(file, 'a note');
  await expectRefusal(join(file, 'game.db'), 'not-writable', 'DATA_DIR');
  expect(await readFile(file, 'utf8')).toBe('a note');
});

/** The rights of every file in the directory, as `ls` would number them. */
async function rights(): Promise<Record<string, string>> {
  const names = (await readdir(directory)).sort();
  const modes = names.map(async (name) => [
    name,
    ((await stat(join(directory, name))).mode & 0o777).toString(8),
  ]);
  return Object.fromEntries(await Promise.all(modes));
}

// Windows has other rights.
test.skipIf(process.platform === 'win32').each([
  ['a new database', async () => {}],
  [
    'a database that others could read, and what a crash left beside it',
    async () => {
      await (await openDatabase(file)).close();
      await writeFile(`${file}-wal`, '');
      await writeFile(`${file}-shm`, '');
      for (const suffix of ['', '-wal', '-shm']) await chmod(file + suffix, 0o644);
    },
  ],
])('%s is the owner’s alone once it is open', async (_name, prepare) => {
  await prepare();
  const database = await openDatabase(file);
  await database.query().insertInto('meta').values({ key: 'a', value: '' }).execute();
  expect(await rights()).toEqual({ 'game.db': '600', 'game.db-shm': '600', 'game.db-wal': '600' });
  await database.close();
});

test('a database that is refused keeps its rights', async () => {
  await (await openDatabase(file, { migrations: [...migrations, future] })).close();
  await chmod(file, 0o644);
  await expect(openDatabase(file)).rejects.toSatisfy((error) => isDatabaseError(error, 'newer-database'));
  expect(await rights()).toEqual({ 'game.db': '644' });
});
