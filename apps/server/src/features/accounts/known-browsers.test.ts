import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { signJson } from '../../signed-json.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccountHash } from './account-hash.ts';
import { createKnownBrowsers } from './known-browsers.ts';

const name = 'known_browser';
const wrong = 'a wrong password';
const fresh = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };

describe.each(databaseTargets)('browsers known to an account on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  type Answer = Awaited<ReturnType<TestServer['post']>>;
  const logIn = (email: string, password: string, browser = '') =>
    server.post('/api/game-auth/login', { email, password }, browser ? { cookie: `${name}=${browser}` } : {});
  const cookieOf = ({ cookies }: Answer) => cookies.find((cookie) => cookie.name === name);
  /** What a browser keeps that has signed in. */
  async function signedIn(email: string, password: string, before = ''): Promise<string> {
    return cookieOf(await logIn(email, password, before))?.value ?? '';
  }
  const tryTen = (email: string, browser = '') =>
    Promise.all(Array.from({ length: 10 }, () => logIn(email, wrong, browser)));

  test('AUT-09 a browser that has signed in before is not locked out by what others try', async () => {
    const { user, password } = await openAccount(server);
    const browser = await signedIn(user.email, password);
    await tryTen(user.email);
    expect((await logIn(user.email, password)).statusCode).toBe(429);
    expect((await logIn(user.email, password, browser)).statusCode).toBe(200);
    expect((await logIn(user.email, password)).statusCode).toBe(429);
    await tryTen(user.email, browser);
    expect((await logIn(user.email, password, browser)).statusCode).toBe(429);
  });

  test('AUT-09 it is known to the accounts alone that were entered there, and by no cookie but ours', async () => {
    const [one, other] = [await openAccount(server), await openAccount(server)];
    const strangers = await signedIn(other.user.email, other.password);
    await tryTen(one.user.email);
    const [content = '', signature = ''] = strangers.split('.');
    const forged = signJson('known-browser', { id: 'x', accounts: [one.user.email] }, Buffer.alloc(32));
    for (const browser of [strangers, `${content}.${signature}x`, forged, '.', 'x', '%', '"']) {
      expect((await logIn(one.user.email, one.password, browser)).statusCode).toBe(429);
    }
  });

  test('AUT-09 scripts cannot read the cookie, other sites do not send it, and a wrong password gives none', async () => {
    const { user, password } = await openAccount(server);
    const answer = await logIn(user.email, password);
    expect(cookieOf(answer)).toMatchObject({
      path: '/api',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      maxAge: 365 * 24 * 60 * 60,
    });
    const content = Buffer.from(cookieOf(answer)?.value.split('.')[0] ?? '', 'base64url').toString();
    for (const personal of [user.id, user.email, user.username]) expect(content).not.toContain(personal);
    expect(cookieOf(await logIn(user.email, wrong))).toBeUndefined();
  });

  test('AUT-09 who registers or sets a new password by mail is known there, and whoever deletes the account no more', async () => {
    const form = { username: 'Known Here', email: 'known-here@example.org', ...fresh };
    const registered = await server.post('/api/game-auth/register', form);
    const browser = cookieOf(registered)?.value ?? '';
    await tryTen(form.email);
    expect((await logIn(form.email, form.password, browser)).statusCode).toBe(200);
    const deleted = await server.post(
      '/api/game-auth/deletion',
      { password: form.password },
      bearer(registered.json().token),
    );
    expect([deleted.statusCode, cookieOf(deleted)]).toEqual([200, expect.objectContaining({ maxAge: 0 })]);
  });

  test('AUT-09 AUT-10 the browser in which a new password was set is known, however soon others try on', async () => {
    const { user } = await openAccount(server);
    await tryTen(user.email);
    const mails = server.mails.length;
    await server.post('/api/game-auth/password-reset', { email: user.email });
    await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBeGreaterThan(mails);
    const token = server.mails.at(-1)?.text.match(/\?token=([\w-]+)/)?.[1];
    const reset = await server.post('/api/game-auth/password-reset/confirmation', { ...fresh, token });
    await tryTen(user.email);
    expect((await logIn(user.email, fresh.password)).statusCode).toBe(429);
    expect((await logIn(user.email, fresh.password, cookieOf(reset)?.value)).statusCode).toBe(200);
  });
});

const secret = Buffer.alloc(32, 7);
const hashOf = createAccountHash(secret);
const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((person) => `${person}@example.org`);

test('AUT-09 a browser that several people use is known to the five who were there last', () => {
  const browsers = createKnownBrowsers({ secret, hashOf, secure: true });
  let kept: string | undefined;
  for (const person of [...people, 'C@example.org']) kept = browsers.remember(person, kept).split(';')[0];
  const ids = people.map((person) => browsers.idOf(person, kept));
  expect(ids).toEqual([null, ...Array(5).fill(expect.stringMatching(/^[\w-]{22}$/))]);
  expect(new Set(ids).size).toBe(2);
  expect(kept?.length).toBeLessThan(400);
});

test('AUT-09 the cookie is sent by https only where the site is', () => {
  const plain = createKnownBrowsers({ secret, hashOf, secure: false });
  for (const header of [plain.remember('a@example.org', undefined), plain.forgotten])
    expect(header).not.toContain('Secure');
});
