import { randomUUIDv7 as newId } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { builtInContent } from '../content/built-in-content.ts';
import { writeBuiltInContent } from './built-in/write-content.ts';
import { type Database, type OpenOptions, openDatabase } from './open.ts';
import { tableNames } from './schema.ts';

/** A database of one test or file. */
export interface TestDatabase {
  readonly url: string;
  /** Opens another connection to the same database; remove() closes it. */
  open(options?: OpenOptions): Promise<Database>;
  /** Closes everything, and deletes the database or gives it back. */
  remove(): Promise<void>;
}

/** What a lent database holds: no rows, or the levels, games and posts of a server that has started. */
type Content = 'nothing' | 'built-in';

export interface DatabaseTarget {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Makes an empty database, which the first open() migrates. */
  create(): Promise<TestDatabase>;
  /** Lends a migrated database, much faster. Others get it next: who changes its schema changes it back. */
  lend(content?: Content): Promise<TestDatabase>;
}

/** Where PostgreSQL tests may make databases: `postgres://user@host/postgres`. */
export const postgresTestUrl = process.env.TEST_DATABASE_URL;

const sqliteFiles = new Map<Content, Promise<Buffer>>();

const sqlite: DatabaseTarget = {
  name: 'SQLite',
  async create() {
    const directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
    return testDatabase(join(directory, 'test.db'), () => rm(directory, { recursive: true }));
  },
  async lend(content = 'nothing') {
    const file = sqliteFiles.get(content) ?? fileWith(content);
    sqliteFiles.set(content, file);
    const made = await sqlite.create();
    await writeFile(made.url, await file);
    return made;
  },
};

/** The bytes of a SQLite file. */
async function fileWith(content: Content): Promise<Buffer> {
  const made = await sqlite.create();
  const database = await made.open();
  if (content === 'built-in') await writeBuiltInContent(database, builtInContent());
  await database.close();
  const bytes = await readFile(made.url);
  await made.remove();
  return bytes;
}

function postgres(serverUrl: string): DatabaseTarget {
  const returned: string[] = [];
  const create = async () => {
    const name = `${namesOfRun(process.ppid)}${newId().replaceAll('-', '')}`;
    await runOn(serverUrl, `create database ${name}`);
    await runOn(serverUrl, `alter database ${name} set synchronous_commit = off`); // no test pulls the plug
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return testDatabase(url.href, () => runOn(serverUrl, `drop database ${name} with (force)`));
  };
  return {
    name: 'PostgreSQL',
    create,
    async lend(content = 'nothing') {
      const url = returned.pop() ?? (await keepBuiltIn(await create()));
      await runOn(url, content === 'nothing' ? emptied : refilled);
      return testDatabase(url, async () => void returned.push(url));
    },
  };
}

/** Keeps the built-in content in a schema of its own, from which the tables are filled again. */
async function keepBuiltIn({ url, open }: TestDatabase): Promise<string> {
  const database = await open();
  await writeBuiltInContent(database, builtInContent());
  await database.close();
  const tables = tableNames.map((table) => `create table kept.${table} as table public.${table};`);
  await runOn(url, `create schema kept; ${tables.join(' ')}`);
  return url;
}

// Sent at once, each is one transaction. Deleting the few rows of a test takes a tenth of the time of `truncate`.
const emptied = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  ${tableNames
    .map((table) => `delete from ${table};`)
    .reverse()
    .join(' ')}`;
const refilled = `${emptied} ${tableNames.map((table) => `insert into ${table} select * from kept.${table};`).join(' ')}`;

/** How the names of databases begin that the workers of a test run make. */
const namesOfRun = (runner: number) => `test_${runner}_`;

/** Deletes what is left of the PostgreSQL databases of a run, those that were lent among them. */
export async function dropDatabases(runner: number): Promise<void> {
  if (!postgresTestUrl) return;
  const rows = await runOn(
    postgresTestUrl,
    `select datname from pg_database where starts_with(datname, '${namesOfRun(runner)}')`,
  );
  for (const { datname } of rows) await runOn(postgresTestUrl, `drop database ${datname} with (force)`);
}

/**
 * The engines to run a suite on: `describe.each(databaseTargets)('players on $name', ({ lend }) => …)`.
 * PostgreSQL takes part when TEST_DATABASE_URL is set.
 */
export const databaseTargets: readonly DatabaseTarget[] = postgresTestUrl
  ? [sqlite, postgres(postgresTestUrl)]
  : [sqlite];

function testDatabase(url: string, end: () => Promise<unknown>): TestDatabase {
  const opened: Database[] = [];
  return {
    url,
    async open(options) {
      const database = await openDatabase(url, options);
      opened.push(database);
      // No test pulls the plug.
      if (database.kind === 'sqlite') await sql`pragma synchronous = off`.execute(database.query());
      return database;
    },
    async remove() {
      for (const database of opened) await database.close();
      await end();
    },
  };
}

async function runOn(url: string, statements: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}
