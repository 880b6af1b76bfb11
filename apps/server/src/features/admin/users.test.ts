import { proofNeeded, secondFactorNeeded } from '@michi/contracts/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { beginSession, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minuteMs = 60_000;

describe.each(databaseTargets)('the accounts of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  let account: TestAccount;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    admin = await openAdmin(server);
    account = await openAccount(server);
  });
  afterAll(() => server.close());

  const userPath = () => `users/${account.user.id}`;
  const find = async () => (await admin.call('GET', userPath())).json();
  const change = async (changes: object) =>
    admin.call('PATCH', userPath(), { version: (await find()).version, ...changes });
  const changes = async () =>
    (await admin.call('GET', `changes?subject=${account.user.id}`)).json().rows as {
      id: string;
      action: string;
      can_undo: boolean;
      before: object | null;
      after: object | null;
    }[];
  const lastChange = async () => (await changes()).find(({ action }) => action === 'user.change');
  const profile = (token: string) => callAs(server, token, 'GET', 'profile');

  test('ADM-01 for everybody but admins no call of the administration exists', async () => {
    for (const token of ['', account.token])
      for (const [method, path, body] of [
        ['GET', 'users', undefined],
        ['GET', userPath(), undefined],
        ['PATCH', userPath(), { version: 'a'.repeat(22), role: 'admin' }],
        ['POST', `${userPath()}/deletion`, { username: account.user.username }],
        ['GET', 'changes', undefined],
      ] as const) {
        const answer = await callAdmin(server, token, method, path, body);
        expect([answer.statusCode, answer.json()], path).toEqual([404, expect.objectContaining({})]);
      }
    expect((await find()).role).toBe('user');
  });

  test('ADM-01 an admin without a second factor is told to set one up', async () => {
    const query = server.database.query().updateTable('users').where('id', '=', admin.user.id);
    await query.set({ second_factor_since: null }).execute();
    const answer = await admin.call('GET', 'users');
    expect([answer.statusCode, answer.json().code]).toEqual([403, secondFactorNeeded]);
  });

  test('ADM-01 what may do much harm takes a second factor proved within a quarter of an hour', async () => {
    const { version } = await find();
    server.clock.now += 15 * minuteMs - 1;
    expect((await admin.call('PATCH', userPath(), { version, plan: 'premium' })).statusCode).toBe(200);
    server.clock.now += 1;
    const late = await change({ plan: 'free' });
    expect([late.statusCode, late.json().code]).toEqual([403, proofNeeded]);
    expect((await admin.call('GET', `${userPath()}/export`)).json().code).toBe(proofNeeded);
    expect((await admin.call('GET', 'users')).statusCode).toBe(200);
  });

  test('ADM-01 accounts are found by name, address and id, filtered, sorted and paged', async () => {
    const { id, email, username } = account.user;
    for (const search of [username.toUpperCase(), email.slice(0, 9), id]) {
      const { rows } = (await admin.call('GET', `users?search=${encodeURIComponent(search)}`)).json();
      expect(
        rows.map((row: { id: string }) => row.id),
        search,
      ).toContain(id);
    }
    for (const search of ['%25', 'a_a', 'nobody is called so'])
      expect((await admin.call('GET', `users?search=${search}`)).json()).toMatchObject({
        rows: [],
        total: 0,
      });
    const admins = (
      await admin.call('GET', 'users?role=admin&state=active&sort=created_at&direction=desc')
    ).json();
    expect(admins.rows[0].id).toBe(admin.user.id);
    expect(admins.rows.every(({ role }: { role: string }) => role === 'admin')).toBe(true);
    expect((await admin.call('GET', 'users?page=9999')).json().rows).toEqual([]);
    expect((await admin.call('GET', 'users?sort=password_hash')).statusCode).toBe(422);
    expect(JSON.stringify(admins)).not.toMatch(/argon2|token_hash|second_factor_secret/);
  });

  test('ADM-02 a change is noted with before and after, and can be taken back once', async () => {
    expect((await change({ plan: 'premium', reason: 'Wettbewerb' })).json().plan).toBe('premium');
    const noted = await lastChange();
    expect(noted).toMatchObject({
      ...{ admin_name: admin.user.username, reason: 'Wettbewerb', can_undo: true },
      ...{ before: { plan: 'free' }, after: { plan: 'premium' } },
    });
    expect((await admin.call('POST', `changes/${noted?.id}/undo`)).statusCode).toBe(200);
    expect((await find()).plan).toBe('free');
    expect(await lastChange()).toMatchObject({ can_undo: false, undone_at: server.clock.now });
    expect((await admin.call('POST', `changes/${noted?.id}/undo`)).statusCode).toBe(404);
  });

  test('ADM-02 two admins on one account never overwrite each other unseen', async () => {
    const other = await openAdmin(server);
    const { version } = await find();
    const first = await other.call('PATCH', userPath(), { version, plan: 'premium' });
    const second = await admin.call('PATCH', userPath(), { version, plan: 'free' });
    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
    expect((await find()).plan).toBe('premium');
    const noted = await lastChange();
    await change({ plan: 'free' });
    expect((await admin.call('POST', `changes/${noted?.id}/undo`)).statusCode).toBe(409);
  });

  test('ADM-01 a blocked account is logged out and cannot log in, until it is unblocked', async () => {
    const { email } = account.user;
    const logIn = () => server.post('/api/game-auth/login', { email, password: account.password });
    expect((await change({ blocked: true })).json().blocked_at).toBe(server.clock.now);
    expect((await profile(account.token)).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(403);
    const blocked = (await admin.call('GET', `users?state=blocked&search=${account.user.id}`)).json();
    expect(blocked.total).toBe(1);
    await change({ blocked: false });
    expect((await logIn()).statusCode).toBe(200);
  });

  test('ADM-01 admins neither block nor delete themselves, nor give up their role here', async () => {
    const own = `users/${admin.user.id}`;
    const { version } = (await admin.call('GET', own)).json();
    expect((await admin.call('PATCH', own, { version, role: 'user' })).statusCode).toBe(422);
    expect((await admin.call('PATCH', own, { version, blocked: true })).statusCode).toBe(422);
    const { username } = admin.user;
    expect((await admin.call('POST', `${own}/deletion`, { username })).statusCode).toBe(422);
  });

  test('ADM-01 all sessions of an account are ended, and every look at its data is noted', async () => {
    const token = await beginSession(server, account);
    expect((await find()).sessions).toHaveLength(2);
    await admin.call('POST', `${userPath()}/logout`, { reason: 'verlorenes Handy' });
    expect((await profile(token)).statusCode).toBe(401);
    await admin.call('GET', `${userPath()}/export`);
    const actions = (await changes()).map(({ action }) => action);
    expect(new Set(actions)).toEqual(new Set(['user.look', 'user.logout', 'user.export']));
    expect((await changes()).every(({ can_undo }) => !can_undo)).toBe(true);
  });

  test('AUT-11 ADM-01 an account is deleted once its name is typed; what was noted of it names nobody any more', async () => {
    await change({ plan: 'premium', reason: 'Geburtstag' });
    const wrong = await admin.call('POST', `${userPath()}/deletion`, { username: 'Someone else' });
    expect(wrong.statusCode).toBe(409);
    const { id, username, email } = account.user;
    await server.database
      .query()
      .updateTable('users')
      .set({ email_verified_at: server.clock.now })
      .where('id', '=', id)
      .execute();
    const removed = await admin.call('POST', `${userPath()}/deletion`, {
      username,
      reason: 'Brief vom 3. Mai',
    });
    expect(removed.statusCode).toBe(200);
    // By the operator, so the mail must not say that somebody else had access.
    expect(server.mails.at(-1)).toMatchObject({
      to: email,
      kind: 'account-deleted',
      text: expect.stringContaining(mailTexts('de')('notice.accountDeletedByAdmin.otherwise')),
    });
    expect((await admin.call('GET', userPath())).statusCode).toBe(404);
    expect((await profile(account.token)).statusCode).toBe(401);
    const left = await changes();
    expect(left.map(({ action }) => action)).toContain('user.delete');
    expect(left.filter(({ before, after }) => before !== null || after !== null)).toEqual([]);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${username}|Geburtstag`));
  });

  test('ADM-02 changes are forgotten after a year', async () => {
    await change({ plan: 'premium' });
    server.clock.now += 366 * 24 * 60 * minuteMs;
    admin = await openAdmin(server);
    await find();
    expect((await changes()).map(({ action }) => action)).toEqual(['user.look']);
  });
});
