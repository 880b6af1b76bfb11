import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Engine } from './engine.ts';
import { isDatabaseError } from './errors.ts';
import { inMemory } from './location.ts';
import { portable } from './portable-value.ts';
import { makePrivate, notWritable } from './sqlite-file.ts';
import { takeLock, whileLocked } from './sqlite-lock.ts';

const cachedStatements = 500;
/** Of new files. A run with its recording takes up to 3 KB: of pages of 4 KB, the rest of each would stay empty. */
const pageSize = 8192;

/** Opens a SQLite file, made if missing, for durable writing. Throws 'not-writable', or 'locked' after `lockTimeoutMs`. */
export async function openSqlite(file: string, lockTimeoutMs: number): Promise<Engine> {
  const connection = openWritable(file);
  try {
    connection.exec(`pragma page_size = ${pageSize}`);
    // A new file is switched to the log under an exclusive lock, for which SQLite does not wait: two processes that
    // start together meet here.
    await whileLocked(lockTimeoutMs, () => takeLock(() => connection.exec('pragma journal_mode = wal')));
    connection.exec('pragma synchronous = full; pragma cache_size = -32000; pragma temp_store = memory;');
    // Each connection to memory would be a database of its own.
    const reader = file === inMemory ? null : new DatabaseSync(file, { readOnly: true });
    return engineOf(connection, reader);
  } catch (error) {
    connection.close();
    throw isDatabaseError(error) ? error : notWritable(file, error);
  }
}

function openWritable(file: string): DatabaseSync {
  try {
    if (file !== inMemory) makePrivate(file);
    // Without a timeout: waiting for another process is for JavaScript (whileLocked).
    return new DatabaseSync(file, { enableForeignKeyConstraints: true });
  } catch (error) {
    throw notWritable(file, error);
  }
}

function engineOf(connection: DatabaseSync, reader: DatabaseSync | null): Engine {
  const prepare = statementsOf(connection);
  const prepareRead = reader && statementsOf(reader);
  const close = () => {
    reader?.close();
    connection.close();
  };
  return {
    kind: 'sqlite',
    dialect: new ImmediateSqliteDialect(connection, { prepare, close }),
    direct: {
      inTransaction: (text, parameters) => rowsOf(prepare(text), parameters),
      ...(prepareRead && { read: (text, parameters) => prepareRead(text).all(parameters) as unknown[] }),
    },
  };
}

/** Kysely's SQLite dialect over node:sqlite, whose transactions take the write lock at once. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseSync;
  readonly #database: SqliteDatabase;

  constructor(connection: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#connection = connection;
    this.#database = database;
  }

  override createDriver(): Driver {
    const connection = this.#connection;
    const driver = new SqliteDriver({ database: this.#database });
    // A transaction that reads first and writes later could otherwise fail half-way with "database is locked".
    driver.beginTransaction = async () => takeLock(() => connection.exec('begin immediate'));
    // SQLite itself rolls back after a full disk; a second rollback would hide that error.
    driver.rollbackTransaction = async (kysely) => {
      if (connection.isTransaction) await kysely.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }
}

/** Prepares the statements of a connection, each once as long as it is among the last ones made. */
function statementsOf(connection: DatabaseSync): (text: string) => SqliteStatement {
  const cache = new Map<string, SqliteStatement>();
  return (text) => {
    const known = cache.get(text);
    if (known) return known;
    const made = statement(connection, text);
    const oldest = cache.size >= cachedStatements ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(text, made);
    return made;
  };
}

function rowsOf(statement: SqliteStatement, parameters: readonly unknown[]): unknown[] {
  if (statement.reader) return statement.all(parameters) as unknown[];
  statement.run(parameters);
  return [];
}

function statement(connection: DatabaseSync, text: string): SqliteStatement {
  const prepared: StatementSync = connection.prepare(text);
  return {
    reader: prepared.columns().length > 0,
    all: (values) => prepared.all(...values.map(bindable)),
    run: (values) => prepared.run(...values.map(bindable)),
    iterate: (values) => prepared.iterate(...values.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  const checked = portable(value);
  // node:sqlite binds every number as a float, with which 7 / 2 would be 3.5 here and 3 in PostgreSQL.
  return typeof checked === 'number' && Number.isSafeInteger(checked) ? BigInt(checked) : checked;
}
