import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DatabaseError, sqliteCode, textCode } from './errors.ts';

const fileHeader = 'SQLite format 3\0';
const corruptCode = 11;
const notADatabaseCode = 26;
const busyCode = 5;

/** The files SQLite keeps beside a database that is open or was not closed. */
export const companionSuffixes = ['-wal', '-shm'] as const;

/** Makes the directory of `file` and makes sure that both can be written. Throws 'not-writable'. */
export function prepareFile(file: string): void {
  const directory = dirname(resolve(file));
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
    if (!existsSync(file)) return;
    if (!statSync(file).isFile()) throw new Error('it is not a file');
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw new DatabaseError(
      'not-writable',
      `The database file ${file} cannot be written (${reason(error)}): choose another place with DATA_DIR or DATABASE_URL, or correct the permissions.`,
      { cause: error },
    );
  }
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

/** Reads which migrations a file has seen, changing nothing. Throws 'not-a-database'. */
export function readHistory(file: string): History {
  if (!hasDatabaseHeader(file)) throw notADatabase(file);
  const database = openUntouched(file);
  try {
    return historyOf(database);
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

/** True when another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === busyCode;
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
  return textCode(error) ?? (error instanceof Error ? error.message : String(error));
}
