import { type Locale, locales } from '@michi/messages/locales';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { callAs, mailedToken, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const unknown = 'A'.repeat(43);
const fresh = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };

describe.each(databaseTargets)('mailed links on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterEach(() => {
    server.clock.now = testTime;
  });
  afterAll(() => server.close());

  const profile = (token: string) => callAs(server, token, 'GET', 'profile');
  const verify = (token: unknown, session: string) =>
    callAs(server, session, 'POST', 'email-verification/confirmation', { token });
  const askReset = (email: unknown, locale: Locale = 'de') =>
    server.post('/api/game-auth/password-reset', { email }, { 'x-locale': locale });
  const reset = (form: object) => server.post('/api/game-auth/password-reset/confirmation', form);
  const logIn = (email: string, password: string) => server.post('/api/game-auth/login', { email, password });
  const links = () => server.database.query().selectFrom('account_links').selectAll().execute();

  /** Asks for a link and waits until it is mailed, which the answer does not. */
  async function mailedReset(email: string): Promise<string> {
    const before = server.mails.length;
    await askReset(email);
    await vi.waitUntil(() => server.mails.length > before, { timeout: 30_000 });
    return mailedToken(server, server.mails.at(-1)?.to ?? '');
  }

  test('AUT-10 the link of the mail confirms the address, once', async () => {
    const { user, token } = await openAccount(server);
    const link = mailedToken(server, user.email);
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await links())).not.toContain(link);
    const confirmed = await verify(link, token);
    expect([confirmed.statusCode, confirmed.json().message]).toEqual([
      200,
      'Danke! Deine E-Mail-Adresse ist bestätigt.',
    ]);
    expect((await profile(token)).json()).toMatchObject({ ...user, email_verified: true });
    const again = await verify(link, token);
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      expect.stringMatching(/^Dieser Link gilt nicht mehr/),
    ]);
  });

  test('AUT-10 an address is confirmed only by who is signed in to its account', async () => {
    const [registered, owner] = [await openAccount(server), await openAccount(server)];
    const link = mailedToken(server, registered.user.email);
    expect((await verify(link, '')).statusCode).toBe(401);
    const refused = await verify(link, owner.token);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringMatching(/^Melde dich erst mit dem Konto an/),
    ]);
    expect((await profile(registered.token)).json()).toMatchObject(registered.user);
    expect((await verify(link, registered.token)).statusCode).toBe(200);
  });

  test('AUT-10 the link can be mailed again after a minute, and then only the new one is good', async () => {
    const { user, token } = await openAccount(server);
    const first = mailedToken(server, user.email);
    const ask = () => callAs(server, token, 'POST', 'email-verification');
    const early = await ask();
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
    server.clock.now += minuteMs;
    expect((await ask()).statusCode).toBe(200);
    const second = mailedToken(server, user.email);
    expect(second).not.toBe(first);
    expect((await verify(first, token)).statusCode).toBe(404);
    expect((await verify(second, token)).statusCode).toBe(200);
    const mails = server.mails.length;
    expect((await ask()).json().message).toMatch(/ist bestätigt/);
    expect(server.mails).toHaveLength(mails);
  });

  test('AUT-10 links end: after three days that of the address, after an hour that of the password', async () => {
    const { user, token } = await openAccount(server);
    const link = mailedToken(server, user.email);
    const resetLink = await mailedReset(user.email);
    server.clock.now += hourMs;
    expect((await reset({ ...fresh, token: resetLink })).statusCode).toBe(404);
    server.clock.now = testTime + 72 * hourMs;
    expect((await verify(link, token)).statusCode).toBe(404);
    server.clock.now -= 1;
    expect((await verify(link, token)).statusCode).toBe(200);
  });

  test('AUT-10 a link is good for its purpose only', async () => {
    const { user, token } = await openAccount(server);
    const link = mailedToken(server, user.email);
    expect((await reset({ ...fresh, token: link })).statusCode).toBe(404);
    expect((await verify(await mailedReset(user.email), token)).statusCode).toBe(404);
    expect((await verify(link, token)).statusCode).toBe(200);
  });

  test.each([
    undefined,
    null,
    7,
    '',
    'short',
    `${unknown}=`,
    'ü'.repeat(43),
    'A'.repeat(65),
    `${unknown}\0`,
    {},
  ])('AUT-10 API-08 a token that is none (%j) is named: 422', async (token) => {
    const { token: session } = await openAccount(server);
    for (const response of [await verify(token, session), await reset({ ...fresh, token })]) {
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['token']]);
    }
  });

  test('AUT-10 tokens that were never given, and hashes of those that were, open nothing', async () => {
    const { user, token: session } = await openAccount(server);
    await mailedReset(user.email);
    const hashes = (await links()).map(({ token_hash }) => token_hash);
    for (const token of [unknown, ...hashes]) {
      expect((await verify(token, session)).statusCode).toBe(404);
      expect((await reset({ ...fresh, token })).statusCode).toBe(404);
    }
  });

  test('AUT-10 the link sets a new password, once, ends all sessions, and proves the address', async () => {
    const { user, token, password } = await openAccount(server);
    const own = await mailedReset(` ${user.email.toUpperCase()}`);
    for (const [form, field] of [
      [{ password: 'short', password_confirmation: 'short' }, 'password'],
      [{ password: 'password123', password_confirmation: 'password123' }, 'password'],
      [{ ...fresh, password_confirmation: 'other' }, 'password_confirmation'],
    ] as const) {
      const refused = await reset({ ...form, token: own });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
    expect((await profile(token)).statusCode).toBe(200);
    expect((await reset({ ...fresh, token: own })).statusCode).toBe(200);
    expect((await profile(token)).statusCode).toBe(401);
    expect((await logIn(user.email, password)).statusCode).toBe(401);
    const entered = await logIn(user.email, fresh.password);
    expect(entered.json().user).toEqual({ ...user, email_verified: true });
    expect((await reset({ ...fresh, token: own })).statusCode).toBe(404);
  });

  test('AUT-10 a link used twice at the same moment is good once', async () => {
    const { user } = await openAccount(server);
    const token = await mailedReset(user.email);
    const answers = await Promise.all([1, 2, 3].map(() => reset({ ...fresh, token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
  });

  test('AUT-10 who logs in with the old password while it is reset does not stay', async () => {
    const { user, password } = await openAccount(server);
    const token = await mailedReset(user.email);
    // Hashed a few at once, the last ones are found right when the password is another one already.
    const logIns = [1, 2, 3, 4, 5, 6].map(() => logIn(user.email, password));
    const [done, ...entering] = await Promise.all([reset({ ...fresh, token }), ...logIns]);
    expect(done.statusCode).toBe(200);
    for (const entered of entering) {
      const { statusCode } = entered;
      if (statusCode === 200) expect((await profile(entered.json().token)).statusCode).toBe(401);
      else expect(statusCode).toBe(401);
    }
  });

  test('AUT-10 a new password lets somebody in whom others have locked out by wrong ones', async () => {
    const { user } = await openAccount(server);
    await Promise.all(Array.from({ length: 10 }, () => logIn(user.email, 'wrong')));
    expect((await logIn(user.email, fresh.password)).statusCode).toBe(429);
    await reset({ ...fresh, token: await mailedReset(user.email) });
    expect((await logIn(user.email, fresh.password)).statusCode).toBe(200);
  });

  test('AUT-05 AUT-10 nobody can tell from the answer whether an address has an account', async () => {
    const { user } = await openAccount(server);
    const mails = server.mails.length;
    const unknownAnswer = await askReset('nobody@example.org', 'en');
    const known = await askReset(user.email, 'en');
    expect([known.statusCode, known.json()]).toEqual([unknownAnswer.statusCode, unknownAnswer.json()]);
    const { date, 'x-request-id': id, ...headers } = known.headers;
    expect(unknownAnswer.headers).toMatchObject({ ...headers, 'set-cookie': expect.anything() });
    await vi.waitUntil(() => server.mails.length > mails, { timeout: 30_000 });
    expect(server.mails.slice(mails).map(({ to }) => to)).toEqual([user.email]);
  });

  test('AUT-10 nobody can have an address mailed more than once a minute', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)];
    await mailedReset(one.user.email);
    const mails = server.mails.length;
    await askReset(one.user.email);
    await mailedReset(other.user.email);
    expect(server.mails.slice(mails).map(({ to }) => to)).toEqual([other.user.email]);
    server.clock.now += minuteMs;
    await mailedReset(one.user.email);
    expect(server.mails).toHaveLength(mails + 2);
  });

  test('AUT-10 asking once more leaves the first link good, until one of them is used', async () => {
    const { user } = await openAccount(server);
    const first = await mailedReset(user.email);
    server.clock.now += minuteMs;
    const second = await mailedReset(user.email);
    expect((await reset({ ...fresh, token: first })).statusCode).toBe(200);
    expect((await reset({ ...fresh, token: second })).statusCode).toBe(404);
  });

  test('AUT-10 an account is sent ten links for a new password in a day, and further ones the next', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)];
    for (let sent = 0; sent < 10; sent++) {
      await mailedReset(one.user.email);
      server.clock.now += hourMs;
    }
    const mails = server.mails.length;
    expect((await askReset(one.user.email)).statusCode).toBe(200);
    await mailedReset(other.user.email);
    expect(server.mails.slice(mails).map(({ to }) => to)).toEqual([other.user.email]);
    server.clock.now = testTime + 24 * hourMs;
    await mailedReset(one.user.email);
    expect(server.mails).toHaveLength(mails + 2);
  });

  test.each(locales)(
    'AUT-10 the mail for a new password is in the language of the account: %s',
    async (language) => {
      const { user } = await openAccount(server, { language });
      const token = await mailedReset(user.email);
      const mail = server.mails.at(-1);
      const link = `https://michi.example${language === 'de' ? '' : `/${language}`}/reset-password?token=${token}`;
      expect(mail).toMatchObject({ kind: 'password-reset', to: user.email });
      expect(mail?.text.match(/https:\S+/g)).toEqual([link]);
      expect(mail?.html).toContain(`href="${link}"`);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/[{}]/);
    },
  );

  test.each([undefined, '', 'aiko', 'a@b\r\nc@d.example', 7, '\ud800', `${'a'.repeat(250)}@example.org`])(
    'AUT-10 API-08 a wrong address (%j) is named: 422',
    async (email) => {
      const response = await askReset(email);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['email']]);
    },
  );
});
