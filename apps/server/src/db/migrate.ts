import { sql } from 'kysely';
import type { DatabaseKind } from './engine.ts';
import { DatabaseError, textCode } from './errors.ts';
import type { Migration, MigrationDatabase } from './migration.ts';
import { schema } from './migrations/1-schema.ts';
import { createTable } from './migrations/portable.ts';
import type { History } from './sqlite-file.ts';

/** The whole history, oldest first. */
export const migrations: readonly Migration[] = [schema];

const advisoryLock = 727_374;
const duplicateTable = '42P07';
const insufficientPrivilege = '42501';

/** Applies the missing migrations of `history` in one transaction. Other processes wait for it. */
export async function migrate(
  database: MigrationDatabase,
  kind: DatabaseKind,
  history: readonly Migration[],
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      // SQLite's lock is the transaction itself, which begins immediate.
      if (kind === 'postgres') await lockPostgres(transaction);
      await createLog(transaction, kind);
      const applied = await transaction.selectFrom('schema_migrations').select('name').execute();
      const names = applied.map((row) => row.name);
      refuseNewer(names, history);
      refuseLatecomers(names, history);
      for (const migration of history) {
        if (names.includes(migration.name)) continue;
        await migration.up(transaction, kind);
        await transaction
          .insertInto('schema_migrations')
          .values({ name: migration.name, applied_at: Date.now() })
          .execute();
      }
    });
  } catch (error) {
    throw explained(error);
  }
}

/** Throws 'newer-database' or 'foreign-database' when this program must not write to the file. */
export function refuseUnknownHistory(file: string, past: History, history: readonly Migration[]): void {
  refuseNewer(past.migrations, history);
  if (!past.foreign) return;
  throw new DatabaseError(
    'foreign-database',
    `The file ${file} is the database of another program: choose another file.`,
  );
}

function refuseNewer(applied: readonly string[], history: readonly Migration[]): void {
  const unknown = applied.filter((name) => !history.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new DatabaseError(
    'newer-database',
    `The database is newer than this program, which does not know ${unknown.join(', ')}: start the newer program, or restore a backup from before the update.`,
  );
}

/** A migration that precedes an applied one was never tested on the later schema. */
function refuseLatecomers(applied: readonly string[], history: readonly Migration[]): void {
  const missing = history.findIndex(({ name }) => !applied.includes(name));
  const after = history.slice(missing + 1).find(({ name }) => applied.includes(name));
  if (missing === -1 || !after) return;
  throw new DatabaseError(
    'other-history',
    `The database has ${after.name}, but not ${history[missing]?.name}, which stands before it: put the new migration last.`,
  );
}

async function lockPostgres(database: MigrationDatabase): Promise<void> {
  // Changing a large table may take longer than the timeout of ordinary statements.
  await sql`set local statement_timeout = 0`.execute(database);
  await sql`set local lock_timeout = '60s'`.execute(database);
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(database);
}

async function createLog(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'schema_migrations', (table, { text, bigint }) =>
    table
      .ifNotExists()
      .addColumn('name', text, (column) => column.notNull().primaryKey())
      .addColumn('applied_at', bigint, (column) => column.notNull()),
  );
}

function explained(error: unknown): unknown {
  switch (textCode(error)) {
    case duplicateTable:
      return new DatabaseError(
        'foreign-database',
        'The PostgreSQL database already holds tables of another program: give this one a database of its own.',
        { cause: error },
      );
    case insufficientPrivilege:
      return new DatabaseError(
        'not-writable',
        'The PostgreSQL user may not create tables in this database: make it the owner of the database.',
        { cause: error },
      );
    default:
      return error;
  }
}
