import { randomUUIDv7 as newId } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportEnd, getExport } from '@michi/contracts/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { createOwnDataExport } from './own-data-export.ts';
import { createOwnDataRepository, type DataOwner } from './own-data-repository.ts';

/** As no serialiser would write it. */
const asStored = '{ "moves": [ 1.50,\t"漢" ],  "endedAt":2 }';

describe.each(databaseTargets)('the export on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const exported = async ({ token }: TestAccount) => callAs(server, token, 'GET', 'export');
  const ownerOf = ({ user }: TestAccount): DataOwner => ({ userId: user.id, sessionId: '', emailKey: null });

  /** Stores so many runs of an account, two at each moment, and answers their ids in the order of the export. */
  async function store(account: TestAccount, count: number, { from = testTime, recording = asStored } = {}) {
    const query = server.database.query();
    const mine = query.selectFrom('players').select('id').where('user_id', '=', account.user.id);
    let player = (await mine.where('device_key', 'is', null).executeTakeFirst())?.id;
    if (player === undefined) {
      player = newId();
      const row = { id: player, device_key: null, user_id: account.user.id, created_at: testTime };
      await query.insertInto('players').values(row).execute();
    }
    const ids = Array.from({ length: count }, () => newId()).sort();
    const rows = ids.map((id, index) => ({
      ...{ id, player_id: player, game: 'tatakae', level_id: 'classic', ticket_id: null },
      ...{ won: 1, ranked: 0, score: 10, duration_ms: 160_000, rules_version: 1, content_version: '1' },
      ...{ recording, finished_at: from + Math.floor(index / 2), abandoned: 0, played_hash: id },
    })) as Parameters<ReturnType<typeof query.insertInto<'game_results'>>['values']>[0][];
    for (const row of rows) await query.insertInto('game_results').values(row).execute();
    return ids;
  }

  const removeRun = (id: string) =>
    server.database.query().deleteFrom('game_results').where('id', '=', id).execute();

  test('AUT-11 it holds every run once, over pages, with its recording as it is stored', async () => {
    const account = await openAccount(server);
    const ids = await store(account, 251);
    const response = await exported(account);
    const { game_results } = z.parse(getExport.responses[200], response.json());
    expect(game_results.map(({ id }) => id)).toEqual(ids);
    expect(response.body.split(asStored)).toHaveLength(252);
    expect(response.body.endsWith(exportEnd)).toBe(true);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('AUT-11 a page that is just full is followed by no other', async () => {
    const account = await openAccount(server);
    const ids = await store(account, 100);
    expect((await exported(account)).json().game_results).toHaveLength(ids.length);
  });

  test('AUT-11 runs that come meanwhile are left for the next one, and those that go are left out', async () => {
    const account = await openAccount(server);
    const ids = await store(account, 250);
    const results = Object.fromEntries(createOwnDataRepository(server.database).tables(ownerOf(account)));
    const read: string[] = [];
    let gone: string[] = [];
    for await (const row of results.game_results ?? []) {
      if (read.push(JSON.parse(row).id) !== 1) continue;
      // Of the page that is read already, and of one that is not.
      gone = [ids[50] ?? '', ids[220] ?? ''];
      for (const id of gone) await removeRun(id);
      await store(account, 3, { from: testTime + 1_000 });
    }
    expect(read).toEqual(ids.filter((id) => !gone.includes(id)));
    expect((await exported(account)).json().game_results).toHaveLength(251);
  });

  test('AUT-11 other work has its turn after each run', async () => {
    const account = await openAccount(server);
    await store(account, 120);
    let [turns, going] = [0, true];
    const turn = () => {
      turns++;
      if (going) setImmediate(turn);
    };
    setImmediate(turn);
    for (const [, rows] of createOwnDataRepository(server.database).tables(ownerOf(account)))
      for await (const _ of rows);
    going = false;
    expect(turns).toBeGreaterThanOrEqual(120);
  });

  test('AUT-11 an account that is deleted meanwhile gets no whole export', async () => {
    const account = await openAccount(server);
    await store(account, 60, { recording: `"${'x'.repeat(300_000)}"` });
    const answer = await begin(account);
    await callAs(server, account.token, 'POST', 'deletion', { password: account.password });
    const { text, cut } = await read(answer);
    expect(cut).toBe(true);
    expect(text.endsWith(exportEnd)).toBe(false);
  });

  test('AUT-11 an account has one at a time, until its client is done or has left', async () => {
    const account = await openAccount(server);
    await store(account, 60, { recording: `"${'x'.repeat(300_000)}"` });
    const answer = await begin(account);
    const second = await exported(account);
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '60']);
    expect(second.json().message).toMatch(/schon zusammengestellt/);
    answer.destroy();
    await free(account);
    expect((await read(await begin(account))).text.endsWith(exportEnd)).toBe(true);
    await free(account);
  });

  /** Waits until an export of the account can begin, and makes it. */
  const free = (account: TestAccount) =>
    expect.poll(async () => (await exported(account)).statusCode).toBe(200);

  /** Begins an export over a real connection and takes nothing of it yet. */
  async function begin({ token }: TestAccount): Promise<IncomingMessage> {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/game-auth/export`;
    const [answer] = await once(get(url, { headers: bearer(token), agent: false }), 'response');
    return answer;
  }

  async function read(answer: IncomingMessage): Promise<{ text: string; cut: boolean }> {
    let text = '';
    try {
      for await (const chunk of answer) text += chunk;
      return { text, cut: false };
    } catch {
      return { text, cut: true };
    }
  }
});

test('AUT-11 three accounts are exported at once, and the fourth is asked to wait', async () => {
  const exports = createOwnDataExport({ ownData: { tables: () => [] }, exists: async () => true });
  const begin = (userId: string) => exports.begin({ userId, sessionId: '', emailKey: null }, {});
  for (const userId of ['a', 'b', 'c']) begin(userId);
  const refusal = (userId: string) => {
    try {
      return begin(userId) && null;
    } catch (error) {
      return error instanceof ApiError ? [error.status, error.sentence.key, error.retryAfterS] : error;
    }
  };
  expect(refusal('d')).toEqual([503, 'account.exportsBusy', 60]);
  expect(refusal('a')).toEqual([429, 'account.exportRunning', 60]);
});
