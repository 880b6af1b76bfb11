import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { signJson } from '../../secrets/signed-json.ts';
import { aRegistration, bearer, mailedToken, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccountHash } from './account-hash.ts';
import { createKnownBrowsers, type EnteredAccount } from './known-browsers.ts';

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
    const claimed = { id: 'x', accounts: [[one.user.email, one.user.email, server.clock.now / 1000]] };
    const forged = signJson('known-browser', claimed, Buffer.alloc(32));
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

  /** What the browser keeps in which the owner of the address sets a new password by mail. */
  async function reset(email: string): Promise<string> {
    const mails = server.mails.length;
    await server.post('/api/game-auth/password-reset', { email });
    await expect.poll(() => server.mails.length).toBeGreaterThan(mails);
    const token = mailedToken(server, email);
    const answer = await server.post('/api/game-auth/password-reset/confirmation', { ...fresh, token });
    return cookieOf(answer)?.value ?? '';
  }

  test('AUT-09 AUT-10 the browser in which a new password was set is known, however soon others try on', async () => {
    const { user } = await openAccount(server);
    await tryTen(user.email);
    const browser = await reset(user.email);
    await tryTen(user.email);
    expect((await logIn(user.email, fresh.password)).statusCode).toBe(429);
    expect((await logIn(user.email, fresh.password, browser)).statusCode).toBe(200);
  });

  test('AUT-09 AUT-10 who registered with an address of others is a stranger once its owner has set a password', async () => {
    const form = aRegistration();
    const browsers = [cookieOf(await server.post('/api/game-auth/register', form))?.value ?? ''];
    for (let count = 0; count < 3; count++) browsers.push(await signedIn(form.email, form.password));
    expect(new Set(browsers).size).toBe(4);
    const owners = await reset(form.email);
    await tryTen(form.email);
    for (const browser of browsers)
      expect((await logIn(form.email, fresh.password, browser)).statusCode).toBe(429);
    expect((await logIn(form.email, fresh.password, owners)).statusCode).toBe(200);
  });

  test('AUT-09 a new password makes strangers of all browsers but the one in which it was set', async () => {
    const { user, password } = await openAccount(server);
    const [mine, lost] = [await signedIn(user.email, password), await signedIn(user.email, password)];
    const { token } = (await logIn(user.email, password, mine)).json();
    const headers = { ...bearer(token), cookie: `${name}=${mine}` };
    const changed = await server.post(
      '/api/game-auth/password',
      { current_password: password, ...fresh },
      headers,
    );
    expect(changed.statusCode).toBe(200);
    await tryTen(user.email);
    const statuses = [];
    for (const browser of [mine, lost, cookieOf(changed)?.value])
      statuses.push((await logIn(user.email, fresh.password, browser)).statusCode);
    expect(statuses).toEqual([429, 429, 200]);
  });
});

const yearMs = 365 * 24 * 60 * 60 * 1000;
const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  email: `${id}@example.org`,
  password_hash: id,
}));
const [anna, bela] = people as [EnteredAccount, EnteredAccount];

function knownBrowsers({ secure = true, clock = { now: 0 } } = {}) {
  const secret = Buffer.alloc(32, 7);
  const now = () => clock.now;
  const browsers = createKnownBrowsers({ secret, hashOf: createAccountHash(secret), secure, now });
  /** What a browser keeps after an account was entered in it. */
  const enter = (account: EnteredAccount, kept?: string) => browsers.remember(account, kept).split(';')[0];
  return { browsers, enter };
}

test('AUT-09 a browser that several people use is known to the five who were there last', () => {
  const { browsers, enter } = knownBrowsers({ clock: { now: 1.8e12 } });
  let kept: string | undefined;
  const again = { id: 'c', email: 'C@example.org', password_hash: 'c' };
  for (const person of [...people, again]) kept = enter(person, kept);
  const ids = people.map((person) => browsers.idOf(person, kept));
  expect(ids).toEqual([null, ...Array(5).fill(expect.stringMatching(/^[\w-]{22}$/))]);
  expect(new Set(ids).size).toBe(2);
  expect(kept?.length).toBeLessThan(500);
});

test('AUT-09 a browser is known as long as the account and its password are those that were entered there', () => {
  const { browsers, enter } = knownBrowsers();
  const kept = enter(bela, enter(anna));
  for (const changed of [{ password_hash: 'new' }, { password_hash: null }, { id: 'opened anew' }])
    expect(browsers.idOf({ ...anna, ...changed }, kept)).toBeNull();
  const renewed = { ...anna, password_hash: 'new' };
  const after = enter(renewed, kept);
  expect([anna, renewed, bela].map((person) => browsers.idOf(person, after) !== null)).toEqual([
    false,
    true,
    true,
  ]);
});

test('AUT-09 a browser is known for a year from the last time, to each account by itself', () => {
  const clock = { now: 0 };
  const { browsers, enter } = knownBrowsers({ clock });
  let kept = enter(bela, enter(anna));
  const isKnown = () => [anna, bela].map((person) => browsers.idOf(person, kept) !== null);
  clock.now = yearMs - 1000;
  kept = enter(bela, kept);
  expect(isKnown()).toEqual([true, true]);
  clock.now = yearMs;
  expect(isKnown()).toEqual([false, true]);
  clock.now += yearMs - 1000;
  expect(isKnown()).toEqual([false, false]);
});

test('AUT-09 the cookie is sent by https only where the site is', () => {
  const { browsers, enter } = knownBrowsers({ secure: false });
  for (const header of [browsers.remember(anna, enter(bela)), browsers.forgotten])
    expect(header).not.toContain('Secure');
});
