import { randomUUID } from 'node:crypto';
import type { User } from '@michi/contracts/account-fields';
import type { SignedIn } from '@michi/contracts/sign-in';
import { expect, type Page, type Request } from '@playwright/test';
import { visit } from './browser.ts';
import { choose, field, loginButton } from './login-window.ts';

const password = 'ein Satz über Tusche 7';
export const yuki: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'yuki@example.org',
  username: 'Yuki_88',
  language: 'de',
  country_code: null,
  role: 'user',
  plan: 'free',
  email_verified: true,
  has_password: true,
  second_factor: false,
  title: null,
};
export const endTicket = 'ticket-ticket-ticket-ticket-ticket-ticket-t';
export const signedIn = { token: 'a-token-of-the-test', endTicket, user: yuki, message: 'ok' };

export async function openLogin(page: Page, path = '/about'): Promise<void> {
  await visit(page, path);
  await loginButton(page).click();
  await expect(field(page, 'E-Mail')).toBeFocused();
}

export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(typed);
  await page.keyboard.press('Enter');
}

/** Fills in the registration of the window that is open. */
export async function fillRegistration(page: Page, email: string, username: string): Promise<void> {
  await choose(page, 'Registrieren');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Benutzername').fill(username);
  await field(page, 'Passwort').fill(password);
  await field(page, 'Passwort wiederholen').fill(password);
}

/** Answers every call of accounts by itself, so that a test may say what the server does. */
export async function answerCalls(page: Page, answers: Record<string, object | null>): Promise<Request[]> {
  const asked: Request[] = [];
  const all = { join: { json: { joined: true } }, logout: { json: { message: 'ok' } }, ...answers };
  await page.route(/\/api\/(?:game-auth|auth|v1\/devices)\//, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(route.request());
    const answer = all[name as keyof typeof all];
    return answer === undefined ? route.continue() : answer ? route.fulfill(answer) : route.abort();
  });
  // To the server itself this device is a guest's, whose saves it would refuse.
  await page.route(/\/api\/v1\/documents(?:\/|$)/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (route.request().method() === 'GET') return route.fulfill({ json: { documents: [] } });
    const { base, ...sent } = route.request().postDataJSON();
    return route.fulfill({ json: { taken: true, document: { name, version: base + 1, ...sent } } });
  });
  return asked;
}

export const callsOf = (asked: Request[], name: string) =>
  asked.filter((request) => request.url().endsWith(name));

/** Stores a session as an earlier visit would have. */
export const storeSession = (page: Page, session: { auth_token?: string; user?: string }) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
export const storedKeys = (page: Page) =>
  page.evaluate(() => ['auth_token', 'user'].filter((key) => localStorage.getItem(key) !== null));

interface Account {
  readonly email: string;
  readonly username: string;
}

/** Opens an account on the server, to which the page's device is signed in as by an earlier visit. */
export async function enterNewAccount(page: Page): Promise<Account> {
  const name = randomUUID().slice(0, 8);
  const account = { email: `${name}@example.org`, username: `aki-${name}` };
  const answer = await page.request.post('/api/game-auth/register', {
    data: { ...account, password, password_confirmation: password, language: 'de' },
    headers: await forgeryProof(page),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await enter(page, await answer.json());
  return account;
}

/** Signs the page's device in to an account, as an earlier visit would have. */
export async function enterAccount(page: Page, email: string): Promise<void> {
  const headers = await forgeryProof(page);
  const answer = await page.request.post('/api/game-auth/login', { data: { email, password }, headers });
  await enter(page, await answer.json());
}

async function enter(page: Page, { token, user }: Pick<SignedIn, 'token' | 'user'>): Promise<void> {
  await page.goto('/robots.txt');
  await storeSession(page, { auth_token: token, user: JSON.stringify(user) });
}

async function forgeryProof(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const proof = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return proof ? { 'x-xsrf-token': proof } : {};
}
