import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, beginSession, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const unknownToken = 'A'.repeat(43);

describe.each(databaseTargets)('signing in on $name', (target) => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await startTestServer(target);
    account = await openAccount(server, { email: 'Aiko@example.org' });
  });
  afterEach(() => {
    server.clock.now = testTime;
  });
  afterAll(() => server.close());

  const logIn = (form: object, headers = {}) => server.post('/api/game-auth/login', form, headers);
  const right = () => ({ email: account.user.email, password: account.password });
  const profile = (token: string) => callAs(server, token, 'GET', 'profile');
  const sessions = () => server.database.query().selectFrom('sessions').selectAll().execute();
  async function newToken(userAgent = ''): Promise<string> {
    return (await logIn(right(), { 'user-agent': userAgent })).json().token;
  }

  test('AUT-04 the whole form signs in, whatever stands in the fields of the registration', async () => {
    const form = { username: '', password_confirmation: '', language: 'xx', country_code: 'nonsense' };
    const response = await logIn({ ...form, ...right(), role: 'admin' }, { 'x-locale': 'en' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      endTicket: expect.stringMatching(/^[\w-]{43}$/),
      user: account.user,
      message: 'Good to see you again!',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['aiko@example.org', 'AIKO@EXAMPLE.ORG', ' Aiko@example.org\t'])(
    'AUT-04 the address may be written as %j',
    async (email) => {
      expect((await logIn({ ...right(), email })).statusCode).toBe(200);
    },
  );

  test('AUT-05 a wrong password and an unknown address are answered alike: 401', async () => {
    const wrong = await logIn({ ...right(), password: 'wrong' }, { 'x-locale': 'en' });
    const unknown = await logIn({ email: 'nobody@example.org', password: 'wrong' }, { 'x-locale': 'en' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      message: 'The email or the password is wrong. Check both or reset your password.',
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
    const { date, 'x-request-id': id, ...headers } = wrong.headers;
    expect(unknown.headers).toMatchObject(headers);
  });

  test('AUT-05 an unknown address costs the same hash as a wrong password', async () => {
    const thread = vi.spyOn(Worker.prototype, 'postMessage');
    const creationFor = async (email: string) => {
      thread.mockClear();
      expect((await logIn({ email, password: 'wrong' })).statusCode).toBe(401);
      return thread.mock.calls.map(([{ nonce, ...work }]) => ({ ...work, saltBytes: nonce.length }));
    };
    const [wrong, unknown] = [await creationFor(account.user.email), await creationFor('nobody@example.org')];
    thread.mockRestore();
    expect(wrong).toHaveLength(1);
    expect(unknown).toEqual(wrong);
    expect((await logIn(right())).statusCode).toBe(200);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'aiko@example.org' }, ['password']],
    [{ email: 'aiko@example.org', password: '' }, ['password']],
    [{ email: 'aiko', password: 'x' }, ['email']],
    [{ email: 'aïko@example.org', password: 'x' }, ['email']],
    [{ email: ['aiko@example.org'], password: { $ne: '' } }, ['email', 'password']],
    [{ email: 'aiko\0@example.org', password: 'a\0' }, ['email', 'password']],
    [{ email: 'aiko@example.org', password: '\udfff' }, ['password']],
    [{ email: 'aiko@example.org', password: 'x'.repeat(30_000) }, ['password']],
    [{ email: `${'a'.repeat(60_000)}@example.org`, password: 'x' }, ['email']],
  ])('AUT-03 AUT-05 what is wrong with the form is named (case %#)', async (form, fields) => {
    const response = await logIn(form);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, fields]);
  });

  test('AUT-09 after ten wrong passwords an account has to wait, from wherever, and no right one helps', async () => {
    const { user, password } = await openAccount(server);
    const tries = (email: string) =>
      Promise.all(Array.from({ length: 10 }, () => logIn({ email, password: 'wrong' })));
    for (const email of [user.email, 'nobody-here@example.org']) {
      for (const response of await tries(email)) expect(response.statusCode).toBe(401);
      server.clock.now += 60_000;
      const refused = await logIn({ email: email.toUpperCase(), password }, { 'x-locale': 'en' });
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(14 * 60));
      expect(refused.json().message).toContain('14 minutes');
    }
    expect((await logIn(right())).statusCode).toBe(200);
    server.clock.now += 14 * 60_000;
    expect((await logIn({ email: user.email, password })).statusCode).toBe(200);
    for (const response of await tries(user.email)) expect(response.statusCode).toBe(401);
  });

  test('AUT-09 the twenty-first attempt of a minute from one address has to wait', async () => {
    const send = (count: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/game-auth/login',
        payload: { email: `${count}@example.org` },
        remoteAddress: '192.0.2.2',
      });
    for (let count = 0; count < 20; count++) expect((await send(count)).statusCode).toBe(422);
    expect((await send(20)).statusCode).toBe(429);
  });

  test('AUT-07 logging out ends this session only, and its token is worth nothing', async () => {
    const [token, other] = [await newToken(), await newToken()];
    const response = await callAs(server, token, 'POST', 'logout');
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Du bist abgemeldet.' }]);
    for (const path of ['profile', 'sessions', 'export']) {
      expect((await callAs(server, token, 'GET', path)).statusCode).toBe(401);
    }
    expect((await callAs(server, token, 'POST', 'logout')).statusCode).toBe(401);
    expect((await profile(other)).statusCode).toBe(200);
  });

  test('AUT-09 one can sign out everywhere', async () => {
    const [token, other] = [await newToken(), await newToken()];
    const stranger = await openAccount(server);
    expect((await callAs(server, token, 'POST', 'logout-everywhere')).statusCode).toBe(200);
    for (const ended of [token, other, account.token]) expect((await profile(ended)).statusCode).toBe(401);
    expect((await profile(stranger.token)).statusCode).toBe(200);
  });

  test('AUT-09 a session ends after 30 days of disuse, and lives as long as it is used', async () => {
    const [used, unused] = [await newToken(), await newToken()];
    for (let days = 0; days < 60; days += 20) {
      server.clock.now += 20 * dayMs;
      expect((await profile(used)).statusCode).toBe(200);
    }
    expect((await profile(unused)).statusCode).toBe(401);
    server.clock.now += 30 * dayMs;
    expect((await profile(used)).statusCode).toBe(200);
    server.clock.now += 30 * dayMs + 10 * 60_000 + 1;
    expect((await profile(used)).statusCode).toBe(401);
    await newToken();
    expect(await sessions()).toHaveLength(1);
  });

  test('AUT-09 WEB-02 an account has fifty sessions: with one more, the one that was used longest ago ends', async () => {
    const [owner, other] = [await openAccount(server), await openAccount(server)];
    const tokens = [owner.token];
    const another = async () => {
      server.clock.now += 11 * 60_000;
      tokens.push(await beginSession(server, owner));
    };
    while (tokens.length < 50) await another();
    expect((await profile(owner.token)).statusCode).toBe(200);
    await another();
    const statuses = await Promise.all(tokens.map(async (each) => (await profile(each)).statusCode));
    expect(statuses).toEqual(tokens.map((_, number) => (number === 1 ? 401 : 200)));
    expect((await profile(other.token)).statusCode).toBe(200);
  });

  test('AUT-09 a session ends 180 days after signing in, however much it is used', async () => {
    const { user, token, password } = await openAccount(server);
    for (let days = 0; days < 180; days += 20) {
      server.clock.now = testTime + days * dayMs;
      expect((await profile(token)).statusCode).toBe(200);
    }
    server.clock.now = testTime + 180 * dayMs;
    expect((await profile(token)).statusCode).toBe(200);
    const later = (await logIn({ email: user.email, password })).json().token;
    server.clock.now += 1;
    expect((await profile(token)).statusCode).toBe(401);
    const listed = (await callAs(server, later, 'GET', 'sessions')).json().sessions;
    expect(listed).toEqual([expect.objectContaining({ current: true })]);
    await logIn({ email: user.email, password });
    const stored = await sessions();
    expect(stored.filter(({ user_id }) => user_id === user.id)).toHaveLength(2);
  });

  test.each([
    ['none', undefined],
    ['unknown', `Bearer ${unknownToken}`],
    ['empty', 'Bearer '],
    ['another scheme', `Basic ${unknownToken}`],
    ['too short', 'Bearer abc'],
    ['too long', `Bearer ${'A'.repeat(10_000)}`],
    ['nonsense', "Bearer ' or 1=1 --"],
    ['twice', `Bearer ${unknownToken}, Bearer ${unknownToken}`],
  ])(
    'AUT-07 with a token that is none (%s): 401 in the language of the request',
    async (_, authorization) => {
      const headers = { 'x-locale': 'en', ...(authorization !== undefined && { authorization }) };
      for (const path of ['profile', 'sessions', 'export']) {
        const response = await server.get(`/api/game-auth/${path}`, headers);
        expect([response.statusCode, response.json()]).toEqual([401, { message: 'Please log in.' }]);
        expect(response.headers['www-authenticate']).toBe('Bearer');
      }
    },
  );

  test('AUT-09 what is stored of a token opens nothing', async () => {
    await newToken();
    for (const { token_hash } of await sessions()) {
      expect((await profile(token_hash)).statusCode).toBe(401);
      expect((await profile(token_hash.slice(0, 43))).statusCode).toBe(401);
    }
  });

  test('AUT-09 the own sessions are listed, the one used last first, and can be ended one by one', async () => {
    const { user, token, password } = await openAccount(server);
    server.clock.now += 1000;
    const form = { email: user.email, password };
    const agent = `Firefox\u0007 ${'x'.repeat(500)}`;
    const second = (await logIn(form, { 'user-agent': agent })).json().token;
    const list = (await callAs(server, second, 'GET', 'sessions')).json().sessions;
    expect(list).toEqual([
      {
        id: expect.any(String),
        created_at: testTime + 1000,
        last_used_at: testTime + 1000,
        user_agent: expect.stringMatching(/^Firefox x{192}$/),
        current: true,
      },
      expect.objectContaining({ created_at: testTime, current: false }),
    ]);
    const stranger = await openAccount(server);
    const log = vi.spyOn(server.app.log, 'info');
    const foreign = await callAs(server, stranger.token, 'DELETE', `sessions/${list[1].id}`);
    expect(foreign.statusCode).toBe(404);
    expect((await profile(token)).statusCode).toBe(200);
    expect((await callAs(server, second, 'DELETE', `sessions/${list[1].id}`)).statusCode).toBe(200);
    expect((await profile(token)).statusCode).toBe(401);
    for (const id of [list[1].id, 'x', '..%2f', '0'.repeat(300)]) {
      expect((await callAs(server, second, 'DELETE', `sessions/${id}`)).statusCode).toBe(404);
    }
    const noted = log.mock.calls.filter(([line]) => Object(line).event === 'sessions-ended');
    expect(noted).toHaveLength(1);
    log.mockRestore();
  });

  test('AUT-04 a browser with the cookie has to repeat it in the header', async () => {
    const first = await logIn(right());
    const cookie = first.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true });
    expect(cookie).not.toHaveProperty('httpOnly');
    const value = cookie?.value ?? '';
    expect(value).toMatch(/^[\w-]{32}$/);
    const cookies = { cookie: `language=en; XSRF-TOKEN=${value}` };
    const again = await logIn(right(), { ...cookies, 'x-xsrf-token': value });
    expect([again.statusCode, again.cookies.map(({ name }) => name)]).toEqual([200, ['known_browser']]);
    const before = await sessions();
    for (const headers of [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': `${value}x` }]) {
      const forged = await logIn(right(), { ...cookies, ...headers });
      expect(forged.statusCode).toBe(403);
      expect(forged.json().message).toMatch(/^This request did not come from our site/);
      const token = again.json().token;
      const deleting = { ...cookies, ...headers, ...bearer(token) };
      const forgedDeletion = await server.post('/api/game-auth/deletion', right(), deleting);
      expect(forgedDeletion.statusCode).toBe(403);
    }
    expect(await sessions()).toEqual(before);
  });

  test('AUT-04 a form of another site cannot sign anybody in', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/game-auth/login',
        payload: JSON.stringify(right()),
        headers: { 'content-type': type },
      });
      expect(response.statusCode).toBe(415);
    }
  });
});
