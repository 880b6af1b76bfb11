import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { requireFile } from './backup.ts';
import { DatabaseError } from './errors.ts';
import { isPostgresUrl } from './location.ts';
import { migrations, refuseUnknownHistory } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';
import { primaryKeys, type TableName, tableNames } from './schema.ts';
import { readHistory } from './sqlite-file.ts';
import { openAlone } from './sqlite-lock.ts';

const maxParameters = 60_000;
const maxRowsPerInsert = 2000;
const rowsPerPage = 5000;

type Row = Record<string, unknown>;

export interface CopiedTable {
  readonly table: TableName;
  readonly rows: number;
}

/**
 * Copies the SQLite database `file`, whose server must be stopped, into the empty PostgreSQL database at `url`, which is migrated first: all
 * tables in one transaction, each compared by hash. Throws 'bad-address', 'missing-file', 'in-use',
 * 'older-database', 'newer-database', 'not-empty' or 'not-identical'; then the target holds no rows.
 */
export async function copyToPostgres(file: string, url: string): Promise<CopiedTable[]> {
  if (!isPostgresUrl(url)) {
    throw new DatabaseError(
      'bad-address',
      'The target must be PostgreSQL: postgres://user:password@host/name.',
    );
  }
  requireFile(file);
  refuseOtherHistory(file);
  // What a server writes meanwhile would be missing in the copy.
  const source = openAlone(file);
  try {
    const target = await openDatabase(url);
    try {
      return await target.transaction(() => copyTables(source, target));
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

function refuseOtherHistory(file: string): void {
  const history = readHistory(file);
  refuseUnknownHistory(file, history, migrations);
  if (history.migrations.length === migrations.length) return;
  throw new DatabaseError(
    'older-database',
    `The database ${file} is older than this program: start the server once with it, then copy again.`,
  );
}

async function copyTables(source: DatabaseSync, target: Database): Promise<CopiedTable[]> {
  await sql`set local statement_timeout = 0`.execute(target.query());
  await sql`lock table ${sql.join(tableNames.map((name) => sql.table(name)))} in exclusive mode`.execute(
    target.query(),
  );
  for (const table of tableNames) await refuseRows(target, table);
  const copied: CopiedTable[] = [];
  for (const table of tableNames) copied.push({ table, rows: await copyTable(source, target, table) });
  return copied;
}

async function refuseRows(target: Database, table: TableName): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.query());
  if (rows.length === 0) return;
  throw new DatabaseError(
    'not-empty',
    `The table ${table} of the target holds rows: copy into a new, empty PostgreSQL database.`,
  );
}

async function copyTable(source: DatabaseSync, target: Database, table: TableName): Promise<number> {
  const statement = source.prepare(`select * from ${table} order by ${primaryKeys[table].join(', ')}`);
  const columns = statement.columns().map((column) => column.name);
  const batchSize = Math.min(maxRowsPerInsert, Math.floor(maxParameters / columns.length));
  const sent = createHash('sha256');
  let count = 0;
  let batch: Row[] = [];
  for (const row of statement.iterate()) {
    addRow(sent, columns, row);
    count++;
    batch.push(row);
    if (batch.length < batchSize) continue;
    await insert(target, table, columns, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(target, table, columns, batch);
  if ((await hashOf(target, table, columns)) !== sent.digest('hex')) {
    throw new DatabaseError('not-identical', `The table ${table} arrived changed, so nothing was copied.`);
  }
  return count;
}

async function insert(database: Database, table: TableName, columns: string[], rows: Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(database.query());
}

/** Reads the table in the order of its primary key, which is the same on both engines. */
async function hashOf(database: Database, table: TableName, columns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const keys: readonly string[] = primaryKeys[table];
  const order = sql.join(keys.map((key) => sql.ref(key)));
  let after: Row | undefined;
  do {
    const last = after;
    const rest = last ? sql`where (${order}) > (${sql.join(keys.map((key) => last[key]))})` : sql``;
    const page = sql<Row>`select * from ${sql.table(table)} ${rest} order by ${order} limit ${rowsPerPage}`;
    const { rows } = await page.execute(database.query());
    for (const row of rows) addRow(hash, columns, row);
    after = rows.at(-1);
  } while (after);
  return hash.digest('hex');
}

function addRow(hash: Hash, columns: readonly string[], row: Row): void {
  hash.update(JSON.stringify(columns.map((column) => row[column])));
}
