import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { DatabaseError } from './errors.ts';
import { inMemory, type Location } from './location.ts';
import { checkContent, makePrivate, readHistory } from './sqlite-file.ts';

// Copying in several steps starts anew, or fails, whenever somebody writes in between. One step reads a single
// snapshot; writers go on beside it.
const allPages = 2 ** 31 - 1;

/** The SQLite file of a location. Throws 'not-supported' for PostgreSQL and memory, which have tools of their own. */
export function sqliteFile(location: Location): string {
  if (location.kind === 'postgres') {
    throw new DatabaseError(
      'not-supported',
      'PostgreSQL has its own tools for this: pg_dump --format=custom --file=backup.dump "$DATABASE_URL", and pg_restore.',
    );
  }
  if (location.file === inMemory) {
    throw new DatabaseError('not-supported', 'A database in memory has no file: set DATABASE_URL to one.');
  }
  return location.file;
}

/** Throws 'missing-file' unless `file` exists. */
export function requireFile(file: string): void {
  if (existsSync(file)) return;
  throw new DatabaseError(
    'missing-file',
    `There is no file ${file}: check the path, DATABASE_URL and DATA_DIR.`,
  );
}

/**
 * Writes a checked copy of the database `source`, also while a server uses it, to the new file `target`.
 * Throws 'missing-file', 'file-exists', 'locked', 'not-a-database' or 'damaged-file'.
 */
export async function backupSqlite(source: string, target: string): Promise<void> {
  requireFile(source);
  readHistory(source);
  await copyChecked(new DatabaseSync(source), target);
}

/** Copies what `connection` sees to the new file `target`, which appears whole or not at all; then closes it. */
export async function copyChecked(connection: DatabaseSync, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  try {
    if (existsSync(target)) throw fileExists(target);
    makeFolder(dirname(resolve(target)));
    await rm(unfinished, { force: true });
    makePrivate(unfinished);
    await backup(connection, unfinished, { rate: allPages });
    checkContent(unfinished);
    await moveDurably(unfinished, target);
  } finally {
    connection.close();
    await rm(unfinished, { force: true });
  }
}

function fileExists(file: string): DatabaseError {
  return new DatabaseError(
    'file-exists',
    `The file ${file} exists already: choose another name for the backup.`,
  );
}

/** Renames a file so that after a power cut it has either the old name or, whole, the new one. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await flush(from);
  await rename(from, to);
  // Windows cannot open a directory, and records a rename without this.
  if (process.platform !== 'win32') await flush(dirname(resolve(to)));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
