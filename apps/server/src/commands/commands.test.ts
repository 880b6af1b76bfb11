// @module-tag sweep
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { databaseTargets } from '../db/testing.ts';
import { dump, insertSampleRows } from '../db/testing-rows.ts';

const run = promisify(execFile);

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  file = join(directory, 'kanji-no-michi.db');
});
afterEach(() => rm(directory, { recursive: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function command(
  name: string,
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: directory, ...environment };
  try {
    return {
      code: 0,
      ...(await run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], { env })),
    };
  } catch (error) {
    return error as Outcome;
  }
}

async function fill(): Promise<void> {
  const database = await openDatabase(file);
  await insertSampleRows(database);
  await database.close();
}

test('a backup is made beside the data and can be restored', async () => {
  await fill();
  const backup = await command('db-backup');
  const [name] = await readdir(join(directory, 'backups'));
  expect(name).toMatch(/^kanji-no-michi-\d{8}T\d{6}Z\.db$/);
  const path = join(directory, 'backups', name ?? '');
  expect(backup).toEqual({ code: 0, stdout: `Backed up ${file} to ${path}.\n`, stderr: '' });

  const changed = await openDatabase(file);
  const before = await dump(changed);
  await changed.query().deleteFrom('players').execute();
  await changed.close();
  const restore = await command('db-restore', [path]);
  expect(restore).toMatchObject({ code: 0, stderr: '' });
  expect(restore.stdout).toContain('the previous database is kept as');
  const restored = await openDatabase(file);
  expect(await dump(restored)).toEqual(before);
  await restored.close();
});

test.each([
  ['db-backup', [], 'There is no file'],
  ['db-restore', [], 'Say which backup to restore'],
  ['db-restore', ['none.db'], 'There is no file none.db'],
  ['db-copy', [], 'Say where to copy'],
  [
    'db-copy',
    ['postgres://someone:secret@127.0.0.1:1/game'],
    'The database postgres://127.0.0.1:1/game cannot be used',
  ],
])('%s %j fails with one sentence', async (name, args, sentence) => {
  if (name === 'db-copy') await fill();
  const outcome = await command(name, args);
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toContain(sentence);
  expect(outcome.stderr).not.toMatch(/ at .*:\d+:\d+|secret/);
  expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
});

test('on PostgreSQL, backup and restoring name its own tools', async () => {
  const environment = { DATABASE_URL: 'postgres://h/db' };
  await writeFile(file, '');
  for (const outcome of [
    await command('db-backup', [], environment),
    await command('db-restore', [file], environment),
  ]) {
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('pg_dump') });
  }
});

const postgres = databaseTargets.filter((target) => target.name === 'PostgreSQL');

describe.each(postgres)('moving to $name', ({ create }) => {
  test('the copy is reported table by table', async () => {
    await fill();
    const target = await create();
    try {
      const outcome = await command('db-copy', [target.url]);
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      expect(outcome.stdout).toContain('players: 2 rows, identical');
      expect(outcome.stdout).toContain('set DATABASE_URL');
    } finally {
      await target.remove();
    }
  });
});
