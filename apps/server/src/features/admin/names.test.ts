import { randomUUIDv7 as newId } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { runStore } from '../../testing/store-run.ts';
import { anAddress, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('the names of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  let account: TestAccount;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    const query = server.database.query();
    await query.deleteFrom('name_reports').execute();
    await query.deleteFrom('leaderboard_scores').execute();
    admin = await openAdmin(server);
    account = await openAccount(server);
  });
  afterAll(() => server.close());

  const report = (name: string, words = '') =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/v1/name-reports', remoteAddress: anAddress() },
      payload: { name, reason: 'offensive', words },
    });
  const list = async (query = '') => (await admin.call('GET', `names?${query}`)).json();
  const find = async (id = account.user.id) => (await admin.call('GET', `names/${id}`)).json();
  const nameNow = async () => (await callAs(server, account.token, 'GET', 'profile')).json().username;
  const changeOf = async (id: string, action: string) =>
    (await admin.call('GET', `changes?subject=${id}`))
      .json()
      .rows.find((change: { action: string }) => change.action === action) as {
      id: string;
      before: unknown;
      after: unknown;
    };
  const undo = (id: string) => admin.call('POST', `changes/${id}/undo`);

  async function aPlayer(userId: string | null): Promise<string> {
    const id = newId();
    const row = { id, device_key: userId === null ? id : null, user_id: userId, created_at: 0 };
    await server.database.query().insertInto('players').values(row).execute();
    return id;
  }
  const board = async (): Promise<number[]> => {
    const { top } = (await server.get('/api/v1/leaderboards/mitsukete?period=all')).json();
    return top.map(({ score }: { score: number }) => score);
  };

  test('ADM-01 reported names are listed with how often and when, until they are dealt with', async () => {
    const other = await openAccount(server);
    const { username } = account.user;
    await report(username, 'Seht selbst');
    server.clock.now += 1000;
    await report(username);
    await report(other.user.username);
    const { rows, total } = await list('sort=reports');
    expect([total, rows[0]]).toEqual([
      2,
      { id: account.user.id, name: username, is_guest: false, reports: 2, reported_at: server.clock.now },
    ]);
    expect((await list(`search=${username.toUpperCase()}`)).total).toBe(1);
    expect((await list('search=%25')).total).toBe(0);
    expect((await list('sort=name&direction=asc')).total).toBe(2);
    expect((await list('page=2')).rows).toEqual([]);
    expect((await admin.call('GET', 'open')).json()).toMatchObject({ names: 2 });
    expect((await callAdmin(server, account.token, 'GET', 'names')).statusCode).toBe(404);
    const { open_reports } = await find();
    expect(open_reports.map(({ words }: { words: string }) => words)).toEqual(['', 'Seht selbst']);
    expect(await changeOf(account.user.id, 'name.look')).toBeDefined();
  });

  test('ADM-02 an account gets another name, made up or typed, and the old one back', async () => {
    const { id, username } = account.user;
    await report(username);
    const { version } = await find();
    const renamed = await admin.call('POST', `names/${id}/rename`, { version, reason: 'Beleidigung' });
    expect(renamed.json()).toMatchObject({ name: expect.stringMatching(/^Michi \d{1,6}$/), reports: 0 });
    expect(await nameNow()).toBe(renamed.json().name);
    expect((await admin.call('POST', `names/${id}/rename`, { version })).statusCode).toBe(409);
    expect((await undo((await changeOf(id, 'name.rename')).id)).statusCode).toBe(200);
    expect(await nameNow()).toBe(username);

    for (const [name, status] of [
      [admin.user.username, 422],
      ['Kanji no Michi Team', 422],
      ['a', 422],
      [`Neu ${id.slice(-6)}`, 200],
    ] as const) {
      const body = { version: (await find()).version, username: name };
      expect((await admin.call('POST', `names/${id}/rename`, body)).statusCode, name).toBe(status);
    }
    expect(await nameNow()).toBe(`Neu ${id.slice(-6)}`);
  });

  test('ADM-02 reports are dismissed as they were seen; one that comes meanwhile is not lost', async () => {
    const { id, username } = account.user;
    await report(username);
    const { version } = await find();
    await report(username, 'noch eine');
    const dismiss = (seen: string) => admin.call('POST', `names/${id}/dismissal`, { version: seen });
    expect((await dismiss(version)).statusCode).toBe(409);
    expect((await dismiss((await find()).version)).json()).toMatchObject({ name: username, reports: 0 });
    expect((await list()).total).toBe(0);
  });

  test('ADM-02 API-09 a run is hidden from the leaderboards and shown again', async () => {
    const playerId = await aPlayer(account.user.id);
    const win = runStore(server.database);
    await win({ playerId, score: 100, at: server.clock.now - 1000 });
    await win({ playerId, score: 9000, at: server.clock.now });
    expect(await board()).toEqual([9000]);
    const { runs, total_runs } = await find();
    expect([total_runs, runs[0]]).toEqual([2, expect.objectContaining({ score: 9000, hidden_at: null })]);
    const set = (hidden: boolean, id = runs[0].id) => admin.call('PUT', `runs/${id}/hidden`, { hidden });
    expect((await set(false)).statusCode).toBe(409);
    expect((await set(true)).json().hidden_at).toBe(server.clock.now);
    expect(await board()).toEqual([100]);
    expect((await set(true)).statusCode).toBe(409);
    expect((await find()).runs[0].hidden_at).toBe(server.clock.now);
    const exported = (await admin.call('GET', `users/${account.user.id}/export`)).json();
    expect(exported.hidden_runs).toEqual([{ run_id: runs[0].id, hidden_at: server.clock.now }]);
    expect((await set(false)).json().hidden_at).toBeNull();
    expect(await board()).toEqual([9000]);
    expect((await undo((await changeOf(runs[0].id, 'run.show')).id)).statusCode).toBe(200);
    expect(await board()).toEqual([100]);
    expect((await set(true, newId())).statusCode).toBe(404);
  });

  test('API-09 a hidden run that waited for its level waits again, or counts if the level is open by now', async () => {
    const playerId = await aPlayer(null);
    const win = runStore(server.database);
    const level = 'positions';
    await win({ playerId, score: 500, ranksFrom: 600, level });
    const [run] = (await find(playerId)).runs;
    const set = (hidden: boolean) => admin.call('PUT', `runs/${run.id}/hidden`, { hidden });
    await set(true);
    expect((await set(false)).statusCode).toBe(200);
    expect(await board()).toEqual([]);
    await set(true);
    await win({ playerId, score: 200 });
    expect(await board()).toEqual([200]);
    await set(false);
    expect(await board()).toEqual([700]);
  });

  test('ADM-01 anybody is found by a whole name, tag or id, guests too', async () => {
    const playerId = await aPlayer(null);
    await runStore(server.database)({ playerId, score: 300 });
    const guest = await find(playerId);
    expect(guest).toMatchObject({ is_guest: true, name: expect.stringMatching(/^[0-9A-F]{6}$/) });
    for (const [search, id] of [
      [account.user.username, account.user.id],
      [account.user.id, account.user.id],
      [guest.name, playerId],
      [playerId, playerId],
    ])
      expect((await list(`state=any&search=${search}`)).rows, search).toMatchObject([{ id }]);
    expect((await list('state=any')).rows).toEqual([]);
    const { version } = guest;
    expect((await admin.call('POST', `names/${playerId}/rename`, { version })).statusCode).toBe(404);
    expect((await admin.call('GET', `names/${newId()}`)).statusCode).toBe(404);
    expect((await admin.call('GET', 'names/x')).statusCode).toBe(404);
  });
});
