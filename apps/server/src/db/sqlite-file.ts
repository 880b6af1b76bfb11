import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makeFolder } from '../make-folder.ts';
import { DatabaseError, sqliteCode, textCode } from './errors.ts';
import { takeLock } from './sqlite-lock.ts';

const fileHeader = 'SQLite format 3\0';
const corruptCode = 11;
const notADatabaseCode = 26;
const ownerOnly = 0o600;
const rightsOfOthers = 0o077;

/** The files SQLite keeps beside a database that is open or was not closed. */
export const companionSuffixes = ['-wal', '-shm'] as const;

/** Makes the directory of `file` and makes sure that both can be written. Throws 'not-writable'. */
export function prepareFile(file: string): void {
  const directory = dirname(resolve(file));
  try {
    makeFolder(directory);
    accessSync(directory, constants.W_OK);
    if (!existsSync(file)) return;
    if (!statSync(file).isFile()) throw new Error('it is not a file');
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw notWritable(file, error);
  }
}

/**
 * Makes `file` if it is missing, and what SQLite keeps beside it, its owner's alone: it holds secrets and hashes of
 * passwords. Whose file it is not leaves the rights as they are.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  for (const suffix of ['', ...companionSuffixes]) {
    const path = file + suffix;
    if (!existsSync(path) || (statSync(path).mode & rightsOfOthers) === 0) continue;
    try {
      chmodSync(path, ownerOnly);
    } catch (error) {
      if (textCode(error) !== 'EPERM') throw error;
    }
  }
}

export function notWritable(file: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    'not-writable',
    `The database file ${file} cannot be written (${reason(cause)}): choose another place with DATA_DIR or DATABASE_URL, or correct the permissions.`,
    { cause },
  );
}

/** True when `file` is empty or starts as SQLite databases do. */
export function hasDatabaseHeader(file: string): boolean {
  const start = Buffer.alloc(fileHeader.length);
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, start);
    return length === 0 || start.toString('latin1') === fileHeader;
  } finally {
    closeSync(descriptor);
  }
}

/** Opens for reading without leaving -wal or -shm files behind. */
export function openUntouched(file: string): DatabaseSync {
  // An ordinary read-only connection creates both files and cannot remove them. Without a -wal file everything
  // is in the database file itself, so it may be read as immutable.
  const address = pathToFileURL(resolve(file));
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

/** What a database says about its own past. */
export interface History {
  readonly migrations: readonly string[];
  /** True when there are tables, but none of this program. */
  readonly foreign: boolean;
}

/** Reads which migrations a file has seen, changing nothing. Throws 'not-a-database' or 'locked'. */
export function readHistory(file: string): History {
  if (!hasDatabaseHeader(file)) throw notADatabase(file);
  const database = openUntouched(file);
  try {
    return takeLock(() => historyOf(database));
  } catch (error) {
    throw isDamage(error) ? notADatabase(file, error) : error;
  } finally {
    database.close();
  }
}

/** Reads every page and key of a file. Throws 'damaged-file'. */
export function checkContent(file: string): void {
  const database = openUntouched(file);
  try {
    const verdicts = database.prepare('pragma integrity_check').all();
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (verdicts[0]?.integrity_check !== 'ok' || orphans.length > 0) throw damaged(file);
  } catch (error) {
    throw isDamage(error) ? damaged(file, error) : error;
  } finally {
    database.close();
  }
}

function historyOf(database: DatabaseSync): History {
  const names = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const known = names.some((table) => table.name === 'schema_migrations');
  const applied = known ? database.prepare('select name from schema_migrations order by name').all() : [];
  return { migrations: applied.map((row) => String(row.name)), foreign: names.length > 0 && !known };
}

/** True when SQLite found the content damaged or not a database at all. */
export function isDamage(error: unknown): boolean {
  return [corruptCode, notADatabaseCode].includes((sqliteCode(error) ?? 0) & 0xff);
}

function notADatabase(file: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'not-a-database',
    `The file ${file} is not a database, or it is damaged: choose another file, or restore a backup with npm run db:restore.`,
    { cause },
  );
}

function damaged(file: string, cause?: unknown): DatabaseError {
  return new DatabaseError('damaged-file', `The content of ${file} is damaged: use another backup.`, {
    cause,
  });
}

function reason(error: unknown): string {
  // Every error of SQLite has the same text code.
  const code = sqliteCode(error) === undefined ? textCode(error) : undefined;
  return code ?? (error instanceof Error ? error.message : String(error));
}
