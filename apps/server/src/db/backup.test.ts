import { chmod, copyFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupSqlite, sqliteFile } from './backup.ts';
import { type DatabaseErrorCode, isDatabaseError } from './errors.ts';
import { parseDatabaseUrl } from './location.ts';
import { migrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import { type Database, openDatabase } from './open.ts';
import { restoreSqlite } from './restore.ts';
import { dump, insertSampleRows } from './testing-rows.ts';
import { createWriteQueue } from './write-queue.ts';

const now = new Date('2026-11-21T09:30:00Z');
const future: Migration = { name: '9999-01-01-future', up: async () => {} };

let directory: string;
let file: string;
let backup: string;
let opened: Database[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  file = join(directory, 'game.db');
  backup = join(directory, 'backups', 'monday.db');
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(directory, { recursive: true });
});

async function openFile(path = file): Promise<Database> {
  const database = await openDatabase(path);
  opened.push(database);
  return database;
}

/** A closed database with one marked row. */
async function makeDatabase(path: string, mark: string, history = migrations): Promise<void> {
  const database = await openDatabase(path, { migrations: history });
  await database.query().insertInto('meta').values({ key: 'mark', value: mark }).execute();
  await database.close();
}

async function markOf(path: string): Promise<string | undefined> {
  const database = await openFile(path);
  const row = await database
    .query()
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'mark')
    .executeTakeFirst();
  await database.close();
  return row?.value;
}

function withCode(code: DatabaseErrorCode) {
  return (error: unknown) => isDatabaseError(error, code);
}

/** Overwrites the second page, which holds the first table. */
async function scribble(path: string): Promise<void> {
  const pageSize = 8192;
  const handle = await open(path, 'r+');
  await handle.write(Buffer.alloc(pageSize, 0x5a), 0, pageSize, pageSize);
  await handle.close();
}

describe('backup', () => {
  test('a restored backup holds the same rows', async () => {
    const database = await openFile();
    await insertSampleRows(database);
    await backupSqlite(file, backup);
    expect(await readdir(join(directory, 'backups'))).toEqual(['monday.db']);
    const restored = join(directory, 'restored.db');
    expect(await restoreSqlite(backup, restored, now)).toBeUndefined();
    expect(await dump(await openFile(restored))).toEqual(await dump(database));
  });

  test('a backup made while writing is one consistent moment', async () => {
    const database = await openFile();
    const queue = createWriteQueue(database);
    const writePair = (index: number) =>
      queue.run(async () => {
        const query = database.query();
        await query
          .insertInto('meta')
          .values({ key: `a${index}`, value: 'x'.repeat(500) })
          .execute();
        await query
          .insertInto('meta')
          .values({ key: `b${index}`, value: 'x'.repeat(500) })
          .execute();
      });
    const before = 2000;
    await Promise.all(Array.from({ length: before }, (_, index) => writePair(index)));
    let finished = false;
    const backingUp = backupSqlite(file, backup).finally(() => {
      finished = true;
    });
    let written = before;
    while (!finished) {
      await writePair(written++);
      await nextTurn();
    }
    await backingUp;
    expect(written).toBeGreaterThan(before);
    const copy = await openFile(backup);
    const rows = await copy.query().selectFrom('meta').select('key').execute();
    const numbers = (letter: string) =>
      rows.filter(({ key }) => key.startsWith(letter)).map(({ key }) => Number(key.slice(1)));
    const first = numbers('a').sort((a, b) => a - b);
    expect(numbers('b').sort((a, b) => a - b)).toEqual(first);
    expect(first).toEqual(first.map((_, index) => index));
    expect(first.length).toBeGreaterThanOrEqual(before);
  });

  // Windows has other rights.
  test.skipIf(process.platform === 'win32')(
    'a backup, what is restored from it and what gave way are the owner’s alone',
    async () => {
      for (const path of [file, backup]) await makeDatabase(path, 'old');
      for (const path of [file, backup]) await chmod(path, 0o644);
      const second = join(directory, 'second.db');
      await backupSqlite(file, second);
      const kept = (await restoreSqlite(backup, file, now)) ?? '';
      const modes = [second, file, kept].map(async (path) => (await stat(path)).mode & 0o777);
      expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o600]);
    },
  );

  test('an existing file is not overwritten', async () => {
    await makeDatabase(file, 'live');
    const other = join(directory, 'other.db');
    await writeFile(other, 'mine');
    await expect(backupSqlite(file, other)).rejects.toSatisfy(withCode('file-exists'));
    expect(await readFile(other, 'utf8')).toBe('mine');
  });

  test('a missing or a damaged database is told, and leaves no backup', async () => {
    await expect(backupSqlite(file, backup)).rejects.toSatisfy(withCode('missing-file'));
    await makeDatabase(file, 'live');
    await scribble(file);
    await expect(backupSqlite(file, backup)).rejects.toSatisfy(withCode('damaged-file'));
    expect(await readdir(join(directory, 'backups'))).toEqual([]);
  });

  test('PostgreSQL and memory are sent elsewhere', () => {
    expect(() => sqliteFile(parseDatabaseUrl('postgres://h/db'))).toThrow('pg_dump');
    expect(() => sqliteFile(parseDatabaseUrl(':memory:'))).toThrow('in memory');
    expect(sqliteFile(parseDatabaseUrl('file:a.db'))).toBe('a.db');
  });
});

describe('restoring', () => {
  test('the previous database is kept beside', async () => {
    await makeDatabase(file, 'new');
    await makeDatabase(backup, 'old');
    const kept = await restoreSqlite(backup, file, now);
    expect(kept).toBe(`${file}.before-restore-20261121T093000Z`);
    expect(await markOf(file)).toBe('old');
    expect(await markOf(kept ?? '')).toBe('new');
    expect((await readdir(directory)).sort()).toEqual([
      'backups',
      'game.db',
      'game.db.before-restore-20261121T093000Z',
    ]);
  });

  test('a database in use is not touched', async () => {
    await makeDatabase(backup, 'old');
    await makeDatabase(file, 'new');
    const running = await openFile();
    await expect(restoreSqlite(backup, file, now)).rejects.toSatisfy(
      (error) => isDatabaseError(error, 'in-use') && error.message.includes('stop the server'),
    );
    await running.query().insertInto('meta').values({ key: 'still', value: 'works' }).execute();
    await running.close();
    expect(await markOf(file)).toBe('new');
    expect((await readdir(directory)).sort()).toEqual(['backups', 'game.db']);
  });

  test('a damaged database and its log give way, and are kept', async () => {
    await makeDatabase(backup, 'old');
    await writeFile(file, 'not a database');
    await writeFile(`${file}-wal`, 'not a log');
    const kept = await restoreSqlite(backup, file, now);
    expect(await markOf(file)).toBe('old');
    expect(await readFile(kept ?? '', 'utf8')).toBe('not a database');
    expect(await readFile(`${kept}-wal`, 'utf8')).toBe('not a log');
  });

  test('a log without its database is moved aside too', async () => {
    const live = await openFile(join(directory, 'live.db'));
    await live.query().insertInto('meta').values({ key: 'mark', value: 'in the log' }).execute();
    await makeDatabase(backup, 'old');
    await copyFile(join(directory, 'live.db-wal'), `${file}-wal`);
    await restoreSqlite(backup, file, now);
    expect(await markOf(file)).toBe('old');
  });

  test('a backup that still has its log is restored with it', async () => {
    const live = await openFile(join(directory, 'live.db'));
    await live.query().insertInto('meta').values({ key: 'mark', value: 'in the log' }).execute();
    const carelessCopy = join(directory, 'copy.db');
    for (const suffix of ['', '-wal'])
      await copyFile(join(directory, `live.db${suffix}`), carelessCopy + suffix);
    await restoreSqlite(carelessCopy, file, now);
    expect(await markOf(file)).toBe('in the log');
  });

  test.each<[string, DatabaseErrorCode, () => Promise<void>]>([
    ['missing', 'missing-file', async () => {}],
    ['not a database', 'not-a-database', () => writeFile(join(directory, 'bad.db'), 'hello')],
    ['empty', 'damaged-file', () => writeFile(join(directory, 'bad.db'), '')],
    [
      'damaged',
      'damaged-file',
      async () => {
        await makeDatabase(join(directory, 'bad.db'), 'old');
        await scribble(join(directory, 'bad.db'));
      },
    ],
    [
      'newer',
      'newer-database',
      () => makeDatabase(join(directory, 'bad.db'), 'old', [...migrations, future]),
    ],
  ])('a backup that is %s is refused and changes nothing', async (_name, code, make) => {
    await makeDatabase(file, 'live');
    const before = await readFile(file);
    await make();
    const names = await readdir(directory);
    await expect(restoreSqlite(join(directory, 'bad.db'), file, now)).rejects.toSatisfy(withCode(code));
    expect(await readFile(file)).toEqual(before);
    expect(await readdir(directory)).toEqual(names);
  });
});
