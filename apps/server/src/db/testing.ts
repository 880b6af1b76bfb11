import { randomUUIDv7 as newId } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type OpenOptions, openDatabase } from './open.ts';

/** A throw-away database of its own. */
export interface TestDatabase {
  readonly url: string;
  /** Opens another connection to the same database; remove() closes it. */
  open(options?: OpenOptions): Promise<Database>;
  /** Closes everything and deletes the database. */
  remove(): Promise<void>;
}

export interface DatabaseTarget {
  readonly name: 'SQLite' | 'PostgreSQL';
  create(): Promise<TestDatabase>;
}

/** Where PostgreSQL tests may make databases: `postgres://user@host/postgres`. */
export const postgresTestUrl = process.env.TEST_DATABASE_URL;

const sqlite: DatabaseTarget = {
  name: 'SQLite',
  async create() {
    const directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
    return testDatabase(join(directory, 'test.db'), () => rm(directory, { recursive: true }));
  },
};

function postgres(serverUrl: string): DatabaseTarget {
  return {
    name: 'PostgreSQL',
    async create() {
      const name = `test_${newId().replaceAll('-', '')}`;
      await onServer(serverUrl, `create database ${name}`);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      return testDatabase(url.href, () => onServer(serverUrl, `drop database ${name} with (force)`));
    },
  };
}

/**
 * The engines to run a suite on: `describe.each(databaseTargets)('players on $name', ({ create }) => …)`.
 * PostgreSQL takes part when TEST_DATABASE_URL is set.
 */
export const databaseTargets: readonly DatabaseTarget[] = postgresTestUrl
  ? [sqlite, postgres(postgresTestUrl)]
  : [sqlite];

function testDatabase(url: string, destroy: () => Promise<void>): TestDatabase {
  const opened: Database[] = [];
  return {
    url,
    async open(options) {
      const database = await openDatabase(url, options);
      opened.push(database);
      return database;
    },
    async remove() {
      for (const database of opened) await database.close();
      await destroy();
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
