import { codeNeeded } from '@michi/contracts/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { beginSession, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { appCode } from '../../testing/app-code.ts';
import type { Person } from '../../testing/oidc-server.ts';
import { aPerson, SocialSite } from '../../testing/social-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const stepMs = 30_000;
const hourMs = 60 * 60_000;

describe.each(databaseTargets)('a second factor on $name', (target) => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    account = await openAccount(server);
    await confirmAddress(server, account);
  });
  afterAll(() => server.close());

  const post = (path: string, body: object, token = account.token) =>
    callAs(server, token, 'POST', path, body);
  const logIn = (more: object = {}) => {
    const { user, password } = account;
    return server.post('/api/game-auth/login', { email: user.email, password, ...more });
  };
  const profile = (token: string) => callAs(server, token, 'GET', 'profile');
  const stored = () =>
    server.database
      .query()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', account.user.id)
      .executeTakeFirstOrThrow();
  const storedCodes = () =>
    server.database
      .query()
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', account.user.id)
      .execute();
  const statusAndField = (answer: { statusCode: number; json(): { errors?: object } }) => [
    answer.statusCode,
    Object.keys(answer.json().errors ?? {}),
  ];

  /** What an app shows for a secret, so many steps from now. */
  const codeOf = (secret: string, steps = 0) => appCode(secret, server.clock.now + steps * stepMs);

  async function setUp(): Promise<{ secret: string; recovery: string[] }> {
    const { secret } = (await post('second-factor', { password: account.password })).json();
    const confirmed = await post('second-factor/confirmation', { code: codeOf(secret) });
    expect(confirmed.statusCode).toBe(200);
    server.clock.now += 2 * stepMs; // the next code is another one
    return { secret, recovery: confirmed.json().recovery_codes };
  }

  test('AUT-13 counts once a code of the app has confirmed it, and then ends all other sessions', async () => {
    const other = await beginSession(server, account);
    const begun = await post('second-factor', { password: account.password });
    const { secret, address } = begun.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect((await logIn()).statusCode).toBe(200);
    expect(statusAndField(await post('second-factor/confirmation', { code: '000000' }))).toEqual([
      422,
      ['code'],
    ]);
    expect((await profile(other)).json().second_factor).toBe(false);

    const confirmed = await post('second-factor/confirmation', { code: codeOf(secret) });
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    expect((await profile(account.token)).json().second_factor).toBe(true);
    expect((await profile(other)).statusCode).toBe(401);
    expect(server.mails.at(-1)).toMatchObject({ kind: 'second-factor', to: account.user.email });
  });

  test('AUT-13 is set up by the owner alone: with the password, for an address that is confirmed, and once', async () => {
    expect(statusAndField(await post('second-factor', {}))).toEqual([422, ['password']]);
    expect(statusAndField(await post('second-factor', { password: 'wrong' }))).toEqual([422, ['password']]);
    const stranger = await openAccount(server);
    const unconfirmed = await post('second-factor', { password: stranger.password }, stranger.token);
    expect(unconfirmed.statusCode).toBe(403);
    expect((await post('second-factor/confirmation', { code: '123456' })).statusCode).toBe(409);
    await setUp();
    expect((await post('second-factor', { password: account.password })).statusCode).toBe(409);
  });

  test('AUT-13 signing in takes its code after the right password; without it nothing is opened', async () => {
    const { secret } = await setUp();
    const missing = await logIn();
    expect([missing.statusCode, missing.json().code]).toEqual([401, codeNeeded]);
    const wrongPassword = await logIn({ password: 'wrong', code: codeOf(secret) });
    expect([wrongPassword.statusCode, wrongPassword.json().code]).toEqual([401, undefined]);
    expect(statusAndField(await logIn({ code: '000000' }))).toEqual([422, ['code']]);
    expect(statusAndField(await logIn({ code: 'nonsense' }))).toEqual([422, ['code']]);
    const entered = await logIn({ code: codeOf(secret).replace(/^.{3}/, '$& ') });
    expect(entered.statusCode).toBe(200);
    expect((await profile(entered.json().token)).statusCode).toBe(200);
  });

  test('AUT-13 a code counts once, and those beside it as clocks differ by one step', async () => {
    const { secret } = await setUp();
    expect(statusAndField(await logIn({ code: codeOf(secret, -2) }))).toEqual([422, ['code']]);
    expect(statusAndField(await logIn({ code: codeOf(secret, 2) }))).toEqual([422, ['code']]);
    expect((await logIn({ code: codeOf(secret, -1) })).statusCode).toBe(200);
    expect((await logIn({ code: codeOf(secret) })).statusCode).toBe(200);
    expect(statusAndField(await logIn({ code: codeOf(secret) }))).toEqual([422, ['code']]);
    expect(statusAndField(await logIn({ code: codeOf(secret, -1) }))).toEqual([422, ['code']]);
    const together = await Promise.all([1, 2].map(() => logIn({ code: codeOf(secret, 1) })));
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('AUT-13 a recovery code stands for a code of the app, once, however it is typed', async () => {
    const { recovery, secret } = await setUp();
    const [first = '', second = ''] = recovery;
    expect(first).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await logIn({ code: first.replaceAll('-', ' ').toUpperCase() })).statusCode).toBe(200);
    expect(statusAndField(await logIn({ code: first }))).toEqual([422, ['code']]);
    const renewed = await post('second-factor/recovery-codes', { code: codeOf(secret) });
    expect(renewed.json().recovery_codes).toHaveLength(10);
    expect(statusAndField(await logIn({ code: second }))).toEqual([422, ['code']]);
    const hashes = await storedCodes();
    expect(hashes).toHaveLength(10);
    expect(JSON.stringify(hashes)).not.toContain(renewed.json().recovery_codes[0].replaceAll('-', ''));
  });

  test('AUT-09 AUT-13 codes are guessed ten times in a quarter of an hour, and no more', async () => {
    const { secret } = await setUp();
    for (let tries = 0; tries < 10; tries++)
      expect((await logIn({ code: '000000' })).statusCode, `try ${tries}`).toBe(422);
    expect((await logIn({ code: codeOf(secret) })).statusCode).toBe(429);
    server.clock.now += hourMs;
    expect((await logIn({ code: codeOf(secret) })).statusCode).toBe(200);
  });

  test('AUT-09 AUT-13 nobody guesses more often within a session, neither to set it up nor to prove it', async () => {
    const begun = await post('second-factor', { password: account.password });
    const { secret } = begun.json();
    const expectTenTries = async (path: string) => {
      for (let tries = 0; tries < 10; tries++)
        expect((await post(path, { code: '000000' })).statusCode, `${path}, try ${tries}`).toBe(422);
      expect((await post(path, { code: codeOf(secret) })).statusCode, path).toBe(429);
      server.clock.now += hourMs;
    };
    await expectTenTries('second-factor/confirmation');
    expect((await post('second-factor/confirmation', { code: codeOf(secret) })).statusCode).toBe(200);
    server.clock.now += 2 * stepMs;
    await expectTenTries('second-factor/proof');
  });

  test('AUT-13 is removed by its code; the password alone signs in again, and the secret is gone with all recovery codes', async () => {
    const { secret } = await setUp();
    expect(statusAndField(await post('second-factor/removal', { code: '000000' }))).toEqual([422, ['code']]);
    expect((await post('second-factor/removal', { code: codeOf(secret) })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ second_factor_secret: null, second_factor_since: null });
    expect(await storedCodes()).toEqual([]);
    expect((await logIn()).statusCode).toBe(200);
    expect((await post('second-factor/proof', { code: codeOf(secret, 1) })).statusCode).toBe(409);
  });

  test('AUT-11 AUT-13 the export tells since when, and neither the secret nor the codes', async () => {
    const { secret, recovery } = await setUp();
    await post('second-factor/proof', { code: codeOf(secret) });
    const { body } = await callAs(server, account.token, 'GET', 'export');
    expect(JSON.parse(body)).toMatchObject({
      account: { second_factor: true, second_factor_since: expect.any(Number) },
      sessions: [{ proved_at: server.clock.now }],
    });
    for (const hidden of [secret, ...recovery]) expect(body).not.toContain(hidden);
  });

  test('ADM-01 the session of an admin ends after twelve hours, however much it is used', async () => {
    await server.database
      .query()
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', account.user.id)
      .execute();
    const token = await beginSession(server, account);
    server.clock.now += 12 * hourMs - 1;
    expect((await profile(token)).statusCode).toBe(200);
    server.clock.now += 1;
    expect((await profile(token)).statusCode).toBe(401);
  });
});

describe.each(databaseTargets)('a second factor and another provider on $name', (target) => {
  let site: SocialSite;
  beforeAll(async () => {
    site = await SocialSite.start(target);
  });
  afterAll(() => site.close());

  /** Somebody signs in and sets up a second factor. Answers what their app shows. */
  async function setUp(person: Person): Promise<() => string> {
    site.newBrowser();
    await site.flow(person);
    const { token } = await site.session();
    const call = (path: string, body: object) => callAs(site.server, token, 'POST', path, body);
    const { secret } = (await call('second-factor', {})).json();
    const codeNow = () => appCode(secret, site.server.clock.now);
    await call('second-factor/confirmation', { code: codeNow() });
    site.server.clock.now += 2 * stepMs;
    return codeNow;
  }

  test('AUT-08 AUT-13 who comes from another provider names the code too; the session opens nothing before', async () => {
    const person = aPerson();
    const codeNow = await setUp(person);
    site.newBrowser();
    await site.flow(person);
    const refused = await site.askSession();
    expect([refused.statusCode, refused.json().code]).toEqual([401, codeNeeded]);
    const cookie = site.browser.cookie('social_session');
    expect((await site.profileOf(cookie)).statusCode).toBe(401);
    expect((await site.askSession('000000')).statusCode).toBe(422);
    const entered = await site.askSession(codeNow());
    expect(entered.statusCode).toBe(200);
    expect((await site.profileOf(entered.json().token)).statusCode).toBe(200);
  });

  test('AUT-08 AUT-09 AUT-13 who comes from another provider guesses ten times in a quarter of an hour, and no more', async () => {
    const person = aPerson();
    const codeNow = await setUp(person);
    site.newBrowser();
    await site.flow(person);
    for (let tries = 0; tries < 10; tries++)
      expect((await site.askSession('000000')).statusCode, `try ${tries}`).toBe(422);
    expect((await site.askSession(codeNow())).statusCode).toBe(429);
    site.server.clock.now += hourMs;
    expect((await site.askSession(codeNow())).statusCode).toBe(200);
  });
});

/** As the link of the mail does. */
async function confirmAddress({ database, clock }: TestServer, { user }: TestAccount): Promise<void> {
  await database
    .query()
    .updateTable('users')
    .set({ email_verified_at: clock.now })
    .where('id', '=', user.id)
    .execute();
}
