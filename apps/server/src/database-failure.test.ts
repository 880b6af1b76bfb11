// @module-tag sweep
import { DatabaseSync } from 'node:sqlite';
import { locales } from '@michi/messages/locales';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseTarget, databaseTargets, type TestDatabase } from './db/testing.ts';
import { aDevice, startTestServer, type TestServer } from './testing/test-server.ts';

let stored: TestDatabase;
let server: TestServer;
/** Called when the server begins to write. */
let onWrite = () => {};
afterEach(() => server.close());

/** A server that waits for locks only so long, in ms; else as long as always. */
async function start(target: DatabaseTarget, lockTimeoutMs?: number): Promise<void> {
  const open = async () => {
    const database = await stored.open(lockTimeoutMs === undefined ? {} : { lockTimeoutMs });
    const transaction: typeof database.transaction = (work) => {
      onWrite();
      return database.transaction(work);
    };
    return { ...database, transaction };
  };
  const lend = async () => {
    stored = await target.lend('built-in');
    return { ...stored, open };
  };
  server = await startTestServer({ ...target, lend });
}

const send = (locale = 'de', message = 'Danke!') =>
  server.post('/api/feedback', { message }, { 'x-locale': locale });

async function statusOf(url: string): Promise<number> {
  return (await server.get(url)).statusCode;
}

/** The answer to what the database cannot do for now: to be sent again, in the reader's language. */
async function expectUnavailable(call: (locale: string) => ReturnType<typeof send>): Promise<void> {
  const sentences = new Set<string>();
  for (const locale of locales) {
    const response = await call(locale);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    sentences.add(response.json().message);
  }
  expect(sentences).toContain(
    'Wir kommen gerade nicht an unsere Daten. Versuch es in ein paar Sekunden noch einmal.',
  );
  expect(sentences.size).toBe(locales.length);
}

const engine = (name: string) => databaseTargets.filter((each) => each.name === name);

describe.each(engine('SQLite'))('API-10 a server whose database on $name', (target) => {
  let holder: DatabaseSync | undefined;
  function hold(): DatabaseSync {
    holder = new DatabaseSync(stored.url);
    holder.exec('begin exclusive');
    return holder;
  }
  afterEach(() => {
    holder?.close();
    holder = undefined;
  });

  test('is locked by another program goes on answering what needs no lock', async () => {
    await start(target);
    const lock = hold();
    const waiting = send().then((response) => response.statusCode);
    // The lock is held until the server has met it and all of these are answered.
    await new Promise<void>((resolve) => {
      onWrite = resolve;
    });
    // Asks the connection, which has tried to begin by then.
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
    const device = aDevice();
    const progress = await server.get(`/api/user/progress?deviceId=${device}`, { 'x-device-id': device });
    expect(progress.statusCode).toBe(200);
    lock.exec('rollback');
    expect(await waiting).toBe(200);
  });

  test('stays locked says so, is not ready, and recovers', async () => {
    await start(target, 40);
    const lock = hold();
    await expectUnavailable((locale) => send(locale));
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    server.clock.now += 30_000;
    expect(await statusOf('/readyz')).toBe(200);
    await expectUnavailable((locale) => send(locale));
    lock.exec('rollback');
    expect([(await send()).statusCode, await statusOf('/readyz')]).toEqual([200, 200]);
  });

  test.each([
    ['is full', 'max_page_count = 1', 'max_page_count = 1000000'],
    ['may only be read', 'query_only = on', 'query_only = off'],
  ])('%s says so, is not ready, and recovers', async (_name, fail, mend) => {
    await start(target);
    await sql.raw(`pragma ${fail}`).execute(server.database.query());
    // What is free in the pages that are there is used up first.
    await expect.poll(async () => (await send('de', 'a'.repeat(2000))).statusCode).toBe(503);
    await expectUnavailable((locale) => send(locale, 'a'.repeat(2000)));
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    await sql.raw(`pragma ${mend}`).execute(server.database.query());
    expect([(await send()).statusCode, await statusOf('/readyz')]).toEqual([200, 200]);
  });
});

describe.each(engine('PostgreSQL'))('API-10 a server whose database on $name', (target) => {
  beforeEach(() => start(target, 40));

  test('is locked by another program says so, is not ready, and recovers', async () => {
    const other = await stored.open();
    await other.transaction(async () => {
      await sql`lock table feedback_messages in exclusive mode`.execute(other.query());
      await expectUnavailable((locale) => send(locale));
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    });
    expect([(await send()).statusCode, await statusOf('/readyz')]).toEqual([200, 200]);
  });

  test('takes no connections says so, is not ready, and recovers', async () => {
    const name = new URL(stored.url).pathname.slice(1);
    const administration = new URL(stored.url);
    administration.pathname = '/postgres';
    const device = aDevice();
    const read = (locale: string) =>
      server.get(`/api/user/progress?deviceId=${device}`, { 'x-device-id': device, 'x-locale': locale });
    const administrator = new pg.Client({ connectionString: administration.href });
    await administrator.connect();
    try {
      await administrator.query(`alter database ${name} allow_connections false`);
      await administrator.query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
      );
      await expectUnavailable((locale) => send(locale));
      await expectUnavailable(read);
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
      await administrator.query(`alter database ${name} allow_connections true`);
      expect([(await send()).statusCode, (await read('de')).statusCode]).toEqual([200, 200]);
      expect(await statusOf('/readyz')).toBe(200);
    } finally {
      await administrator.end();
    }
  });
});
