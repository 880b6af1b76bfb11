import { locales } from '@michi/messages/locales';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { callAs, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

describe.each(databaseTargets)('the own account on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterEach(() => {
    server.clock.now = testTime;
  });
  afterAll(() => server.close());

  const patch = (token: string, changes: unknown) => callAs(server, token, 'PATCH', 'profile', changes);
  const profile = (token: string) => callAs(server, token, 'GET', 'profile');
  const logIn = (email: string, password: string) => server.post('/api/game-auth/login', { email, password });

  test('AUT-11 name, language and country can be changed, one by one', async () => {
    const { user, token } = await openAccount(server);
    const renamed = await patch(token, { username: ' Yuki\u3000山田 ' });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toEqual({ user: { ...user, username: 'Yuki 山田' }, message: 'Gespeichert.' });
    for (const language of locales) {
      expect((await patch(token, { language })).json().user).toMatchObject({
        language,
        username: 'Yuki 山田',
      });
    }
    expect((await patch(token, { country_code: 'jp' })).json().user.country_code).toBe('JP');
    expect((await patch(token, { country_code: '' })).json().user.country_code).toBe(null);
    expect((await patch(token, {})).statusCode).toBe(200);
    expect((await profile(token)).json()).toMatchObject({
      ...user,
      username: 'Yuki 山田',
      language: 'ja',
      country_code: null,
    });
  });

  test('AUT-11 the own name may be written in another way, that of others may not', async () => {
    const [{ token }, other] = [await openAccount(server, { username: 'sora' }), await openAccount(server)];
    expect((await patch(token, { username: 'SORA' })).json().user.username).toBe('SORA');
    for (const username of ['ЅОRА', 'sora', 'admin']) {
      const refused = await patch(other.token, { username });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['username']]);
    }
    expect((await profile(other.token)).json()).toMatchObject(other.user);
  });

  test('AUT-11 two who want one name at the same moment: one gets it', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => openAccount(server)));
    const answers = await Promise.all(accounts.map(({ token }) => patch(token, { username: 'Hoshi' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    for (const response of answers.filter(({ statusCode }) => statusCode === 422)) {
      expect(Object.keys(response.json().errors)).toEqual(['username']);
    }
  });

  test('AUT-11 nobody can change what is not theirs to change', async () => {
    const { user, token } = await openAccount(server);
    const gifts = { role: 'admin', plan: 'premium', email: 'a@example.org', email_verified: true, id: 'x' };
    expect((await patch(token, { ...gifts, language: 'en' })).json().user).toEqual({
      ...user,
      language: 'en',
    });
  });

  test.each([
    ['username', ''],
    ['username', 'a\0b'],
    ['username', '\ud800\ud800'],
    ['username', 'x'.repeat(31)],
    ['username', null],
    ['language', 'it'],
    ['language', 7],
    ['country_code', 'deu'],
    ['country_code', []],
  ])('AUT-11 API-08 a wrong %s is refused, and nothing changes (case %#)', async (field, value) => {
    const { user, token } = await openAccount(server);
    const response = await patch(token, { language: 'fr', [field]: value });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
    expect((await profile(token)).json()).toMatchObject(user);
  });

  test.each([
    ['PATCH', 'profile', {}],
    ['DELETE', 'sessions/0199f3a0-0000-7000-8000-000000000001', undefined],
    ['POST', 'password', {}],
    ['POST', 'email-verification', undefined],
    ['POST', 'logout', undefined],
    ['POST', 'logout-everywhere', undefined],
    ['POST', 'deletion', {}],
    ['GET', 'export', undefined],
    ['GET', 'sessions', undefined],
  ] as const)(
    'AUT-11 a guest cannot call %s %s: 401 before anything is looked at',
    async (method, path, body) => {
      expect((await callAs(server, '', method, path, body)).statusCode).toBe(401);
      expect((await callAs(server, 'A'.repeat(43), method, path, body)).statusCode).toBe(401);
    },
  );

  test('AUT-11 a new password asks for the current one, and ends all other sessions', async () => {
    const { user, token, password } = await openAccount(server);
    const other = (await logIn(user.email, password)).json().token;
    const fresh = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };
    const change = (form: object) => callAs(server, token, 'POST', 'password', form);
    for (const [form, field] of [
      [fresh, 'current_password'],
      [{ ...fresh, current_password: 'wrong' }, 'current_password'],
      [{ ...fresh, current_password: password, password_confirmation: 'other' }, 'password_confirmation'],
      [{ current_password: password, password: 'short', password_confirmation: 'short' }, 'password'],
      [
        { current_password: password, password: 'password123', password_confirmation: 'password123' },
        'password',
      ],
    ] as const) {
      const refused = await change(form);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
    expect((await profile(other)).statusCode).toBe(200);
    expect((await change({ ...fresh, current_password: password })).statusCode).toBe(200);
    expect((await profile(token)).statusCode).toBe(200);
    expect((await profile(other)).statusCode).toBe(401);
    expect((await logIn(user.email, password)).statusCode).toBe(401);
    expect((await logIn(user.email, fresh.password)).statusCode).toBe(200);
  });

  test('AUT-09 whoever found a session cannot try out passwords with it', async () => {
    const { user, token, password } = await openAccount(server);
    const form = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };
    for (let count = 0; count < 5; count++) {
      const changing = { ...form, current_password: `wrong ${count}` };
      expect((await callAs(server, token, 'POST', 'password', changing)).statusCode).toBe(422);
      const deleting = { password: `wrong ${count}` };
      expect((await callAs(server, token, 'POST', 'deletion', deleting)).statusCode).toBe(422);
    }
    expect((await callAs(server, token, 'POST', 'deletion', { password })).statusCode).toBe(429);
    expect((await profile(token)).statusCode).toBe(200);
    // Its owner is not locked out by that, nor is the owner's session by what others try at the login.
    const entered = await logIn(user.email, password);
    expect(entered.statusCode).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => logIn(user.email, 'wrong')));
    const changed = await callAs(server, entered.json().token, 'POST', 'password', {
      ...form,
      current_password: password,
    });
    expect(changed.statusCode).toBe(200);
  });
});
