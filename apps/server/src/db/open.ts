import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { type CompiledQuery, Kysely, SelectQueryNode, sql, type Transaction } from 'kysely';
import type { DatabaseKind, Engine } from './engine.ts';
import { inMemory, parseDatabaseUrl } from './location.ts';
import { migrate, migrations, refuseUnknownHistory } from './migrate.ts';
import type { Migration, MigrationLog } from './migration.ts';
import type { Schema, TableName } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { prepareFile, readHistory } from './sqlite-file.ts';
import { whileLocked } from './sqlite-lock.ts';

/** The open database, the same on both engines. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Builds queries in the current transaction, or outside of any. Never keep the answer. */
  query(): Kysely<Schema>;
  /** Answers the rows of a statement that is built already, as query() would, with less work for each. */
  run<Row>(statement: CompiledQuery<Row>): Promise<Row[]>;
  /**
   * Runs `work` in a transaction: every query() inside belongs to it. Inside another transaction it joins that one.
   * Throws 'locked' when another program would not let it begin.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The history to bring the database to; the program's own unless a test needs another. */
  readonly migrations?: readonly Migration[];
  /** How long to wait for what another process has locked, in ms. */
  readonly lockTimeoutMs?: number;
}

const defaultLockTimeoutMs = 10_000;

/**
 * Opens `postgres://…`, `postgresql://…`, a file path, a `file:` URL or `:memory:` and migrates it.
 * Throws a DatabaseError whose sentence says what to do; a file that is refused is left as it was.
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  const { migrations: history = migrations, lockTimeoutMs = defaultLockTimeoutMs } = options;
  const engine = await openEngine(url, history, lockTimeoutMs);
  const root = new Kysely<MigrationLog>({ dialect: engine.dialect });
  try {
    await whileLocked(lockTimeoutMs, () => migrate(root, engine.kind, history));
  } catch (error) {
    await root.destroy();
    throw error;
  }
  return createDatabase(engine, root.$extendTables<Schema>().$pickTables<TableName>(), lockTimeoutMs);
}

async function openEngine(
  url: string,
  history: readonly Migration[],
  lockTimeoutMs: number,
): Promise<Engine> {
  const location = parseDatabaseUrl(url);
  if (location.kind === 'postgres') {
    // Loaded when needed: most installations never use it, and start faster without.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(location.url, lockTimeoutMs);
  }
  const { file } = location;
  if (file !== inMemory) {
    prepareFile(file);
    if (existsSync(file)) {
      const past = await whileLocked(lockTimeoutMs, () => readHistory(file));
      refuseUnknownHistory(file, past, history);
    }
  }
  return openSqlite(file, lockTimeoutMs);
}

function createDatabase({ kind, direct }: Engine, root: Kysely<Schema>, lockTimeoutMs: number): Database {
  const current = new AsyncLocalStorage<Transaction<Schema>>();
  return {
    kind,
    query: () => current.getStore() ?? root,
    async run<Row>(statement: CompiledQuery<Row>) {
      const { sql: text, parameters, query } = statement;
      const transaction = current.getStore();
      if (direct && transaction) return direct.inTransaction(text, parameters) as Row[];
      if (direct?.read && SelectQueryNode.is(query)) return direct.read(text, parameters) as Row[];
      return (await (transaction ?? root).executeQuery(statement)).rows;
    },
    // On SQLite there is one connection that writes: a second transaction started inside the first would wait forever.
    transaction: (work) =>
      current.getStore()
        ? work()
        : whileLocked(lockTimeoutMs, () =>
            root.transaction().execute((transaction) => current.run(transaction, work)),
          ),
    async ping() {
      await sql`select 1`.execute(root);
    },
    close: () => root.destroy(),
  };
}
