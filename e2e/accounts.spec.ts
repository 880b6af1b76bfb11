import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import type { User } from '@michi/contracts/account-fields';
import type { Page, Request } from '@playwright/test';
import { databaseUrl } from '../apps/server/src/db/location.ts';
import { readMail } from '../apps/server/src/testing/read-mail.ts';
import { reload, sidewaysScroll, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, field, header, loginButton, submit, userMenu } from './login-window.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kanji-no-michi-accounts-'));
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const password = 'ein Satz über Tusche 7';
const yuki: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'yuki@example.org',
  username: 'Yuki_88',
  language: 'de',
  country_code: null,
  role: 'user',
  plan: 'free',
  email_verified: true,
  has_password: true,
};
const signedIn = { token: 'a-token-of-the-test', user: yuki, message: 'ok' };

async function openLogin(page: Page, path = '/about'): Promise<void> {
  await visit(page, path);
  await loginButton(page).click();
  await expect(field(page, 'E-Mail')).toBeFocused();
}

async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(typed);
  await page.keyboard.press('Enter');
}

/** Answers every call of accounts by itself, so that a test may say what the server does. */
async function answerCalls(page: Page, answers: Record<string, object | null>): Promise<Request[]> {
  const asked: Request[] = [];
  const all = { join: { json: { joined: true } }, logout: { json: { message: 'ok' } }, ...answers };
  await page.route(/\/api\/(?:game-auth|auth|v1\/devices)\//, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(route.request());
    const answer = all[name as keyof typeof all];
    return answer === undefined ? route.continue() : answer ? route.fulfill(answer) : route.abort();
  });
  return asked;
}

const callsOf = (asked: Request[], name: string) => asked.filter((request) => request.url().endsWith(name));

/** Stores a session as an earlier visit would have. */
const storeSession = (page: Page, session: { auth_token?: string; user?: string }) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
const storedKeys = (page: Page) =>
  page.evaluate(() => ['auth_token', 'user'].filter((key) => localStorage.getItem(key) !== null));

/** Opens an account on the server, as a browser elsewhere would. */
async function openAccount(page: Page): Promise<{ email: string; username: string }> {
  const name = randomUUID().slice(0, 8);
  const account = { email: `${name}@example.org`, username: `aki-${name}` };
  const answer = await page.request.post('/api/game-auth/register', {
    data: { ...account, password, password_confirmation: password, language: 'de' },
    headers: await forgeryProof(page),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return account;
}

/** Changes an account as only the server could, so that it is as old, or as it was opened, as a test needs it. */
function changeAccount(email: string, change: (database: DatabaseSync, id: string) => void): void {
  const database = new DatabaseSync(databaseUrl({ DATA_DIR: dataDir }), { timeout: 5000 });
  const { id } = database.prepare('select id from users where email = ?').get(email) as { id: string };
  change(database, id);
  database.close();
}

async function forgeryProof(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const proof = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return proof ? { 'x-xsrf-token': proof } : {};
}

/** The path of the link that was mailed to an address last, below the path of a page. */
async function mailedPath(address: string, pagePath: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const find = () => {
    const mails = readdirSync(folder)
      .sort()
      .map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
    const links = mails
      .filter(({ headers }) => headers.to?.includes(address))
      .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === pagePath);
    return links.at(-1) ?? '';
  };
  await expect.poll(find).not.toBe('');
  const { pathname, search } = new URL(find());
  return pathname + search;
}

test.describe('the window', () => {
  test('AUT-01 it closes by X, backdrop, Escape and as guest, and gives the focus back', async ({ page }) => {
    await visit(page, '/about');
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
      () => page.mouse.click(20, 400),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Als Gast fortfahren' }).click(),
    ]) {
      await loginButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(loginButton(page)).toBeFocused();
    }
  });

  test('AUT-01 it keeps the focus', async ({ page }) => {
    await openLogin(page);
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press(step % 7 === 6 ? 'Shift+Tab' : 'Tab');
      // the browser's own bar takes its turn, and then nothing of the page has the focus
      await expect(page.locator(':focus:not(dialog *):not(body)')).toHaveCount(0);
    }
  });

  test('AUT-01 its code is loaded only when it is asked for', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /login-window|accounts-|api-client/.test(url))).toEqual([]);
    await loginButton(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(scripts.filter((url) => /login-window/.test(url))).not.toEqual([]);
  });

  test('AUT-01 when its code cannot be had, the profile page is opened anew', async ({ page, errors }) => {
    errors.expect(/ERR_FAILED/);
    await visit(page, '/about');
    await page.route('**/login-window*.js', (route) => route.abort());
    await loginButton(page).click();
    await expect(page).toHaveURL('/profile');
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('AUT-02 switching the mode clears the errors and keeps what was typed', async ({ page }) => {
    await openLogin(page);
    await expect(dialog(page)).toHaveAccessibleName('Willkommen zurück');
    await expect(dialog(page).locator('[name]')).toHaveCount(2);
    await field(page, 'E-Mail').fill('yuki@example.org');
    await submit(page).click();
    await expect(field(page, 'Passwort')).toHaveAccessibleDescription('Diese Angabe fehlt.');

    await choose(page, 'Registrieren');
    await expect(dialog(page)).toHaveAccessibleName('Konto anlegen');
    await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect(field(page, 'E-Mail')).toHaveValue('yuki@example.org');
    const names = await dialog(page)
      .locator('[name]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    expect(names).toEqual([
      'email',
      'username',
      'password',
      'password_confirmation',
      'language',
      'country_code',
    ]);
    const languages = field(page, 'Sprache').getByRole('option');
    await expect(languages).toHaveText(['Deutsch', 'English', 'Español', 'Français', '日本語']);
    await expect(field(page, 'Sprache')).toHaveValue('de');

    await submit(page).click();
    await expect(field(page, 'Benutzername')).toBeFocused();
    await choose(page, 'Anmelden');
    await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
  });

  test('AUT-02 the country takes two letters, in capitals', async ({ page }) => {
    await openLogin(page);
    await choose(page, 'Registrieren');
    await dialog(page).getByLabel(/^Land/).pressSequentially('jpx');
    await expect(dialog(page).getByLabel(/^Land/)).toHaveValue('JP');
  });

  test('AUT-03 what is missing or no email is said at once, and nothing is sent', async ({ page }) => {
    const asked = await answerCalls(page, {});
    await openLogin(page);
    await submit(page).click();
    await expect(field(page, 'E-Mail')).toBeFocused();
    await expect(field(page, 'E-Mail')).toHaveAccessibleDescription('Diese Angabe fehlt.');
    await expect(field(page, 'Passwort')).toHaveAccessibleDescription('Diese Angabe fehlt.');
    await field(page, 'E-Mail').fill('yuki');
    await field(page, 'Passwort').fill('x');
    await submit(page).click();
    await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(
      'Das sieht nicht nach einer E-Mail-Adresse aus.',
    );
    await choose(page, 'Registrieren');
    await submit(page).click();
    for (const label of ['Benutzername', 'Passwort wiederholen'])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(submit(page)).toBeEnabled();
    expect(asked).toEqual([]);
  });

  test('AUT-03 the button is disabled only while a request is under way', async ({ page, errors }) => {
    errors.expect(/status of 401/);
    await openLogin(page);
    await expect(submit(page)).toBeEnabled();
    const held = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/game-auth/login', async (route) => {
      calls += 1;
      await held.promise;
      await route.fulfill({ status: 401, json: { message: 'Nein.' } });
    });
    await logIn(page, 'yuki@example.org');
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveText('Du wirst angemeldet …');
    await page.keyboard.press('Enter');
    held.resolve();
    await expect(alert(page)).toHaveText('Nein.');
    await expect(submit(page)).toBeEnabled();
    expect(calls).toBe(1);
  });

  test('AUT-04 both calls take the same body, and repeat the cookie against forgery', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'proof_of-1', url: baseURL ?? '' }]);
    const asked = await answerCalls(page, {
      login: { json: signedIn },
      register: { status: 201, json: signedIn },
      profile: { json: yuki },
    });
    await openLogin(page);
    await logIn(page, 'yuki@example.org');
    await expect(dialog(page)).toBeHidden();
    await userMenu(page).click();
    await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
    await loginButton(page).click();
    await choose(page, 'Registrieren');
    await field(page, 'E-Mail').fill('yuki@example.org');
    await field(page, 'Benutzername').fill('Yuki_88');
    await field(page, 'Passwort').fill(password);
    await field(page, 'Passwort wiederholen').fill(password);
    await dialog(page).getByLabel(/^Land/).fill('de');
    await submit(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Schön, dass du da bist, Yuki_88!');

    const [login] = callsOf(asked, '/login');
    const [register] = callsOf(asked, '/register');
    expect(login?.postDataJSON()).toEqual({
      email: 'yuki@example.org',
      username: '',
      password,
      password_confirmation: '',
      language: 'de',
      country_code: '',
    });
    expect(register?.postDataJSON()).toEqual({
      email: 'yuki@example.org',
      username: 'Yuki_88',
      password,
      password_confirmation: password,
      language: 'de',
      country_code: 'DE',
    });
    for (const request of [login, register]) {
      expect(request?.method()).toBe('POST');
      expect(request?.headers()['x-xsrf-token']).toBe('proof_of-1');
      expect((await request?.allHeaders())?.cookie).toContain('XSRF-TOKEN=proof_of-1');
    }
  });

  test('AUT-05 a refusal shows the first message of each field, else its own, else that it failed', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of (401|422|500)/);
    await openLogin(page);
    const answers = [
      {
        status: 422,
        json: { message: 'Ungültig.', errors: { email: ['Erstens.', 'Zweitens.'], password: ['Zu kurz.'] } },
      },
      { status: 401, json: { message: 'E-Mail oder Passwort stimmen nicht.' } },
      { status: 500, body: '<h1>Oh</h1>' },
    ];
    await page.route('**/api/game-auth/login', (route) => route.fulfill(answers.shift() ?? {}));
    await logIn(page, 'yuki@example.org');
    await expect(field(page, 'E-Mail')).toHaveAccessibleDescription('Erstens.');
    await expect(field(page, 'Passwort')).toHaveAccessibleDescription('Zu kurz.');
    await expect(field(page, 'E-Mail')).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
    await submit(page).click();
    await expect(alert(page)).toHaveText('E-Mail oder Passwort stimmen nicht.');
    await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(0);
    await submit(page).click();
    await expect(alert(page)).toHaveText('Anmeldung fehlgeschlagen');
  });

  test('AUT-05 the real server says the same of an unknown address and a wrong password', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of 401/);
    const { email } = await openAccount(page);
    await openLogin(page);
    await logIn(page, 'niemand@example.org', 'irgendein Passwort');
    await expect(alert(page)).toBeVisible();
    const said = (await alert(page).textContent()) ?? '';
    await logIn(page, email, 'irgendein Passwort');
    await expect(alert(page)).toHaveText(said);
  });

  test('AUT-06 an answer without token or user, and no answer at all', async ({ page, errors }) => {
    errors.expect(/ERR_FAILED/);
    await openLogin(page);
    const { token, user } = signedIn;
    const invalid = [{ token, message: 'ok' }, { user, message: 'ok' }, { message: 'ok' }, 'ok'];
    for (const json of invalid) {
      await page.route('**/api/game-auth/login', (route) => route.fulfill({ json }));
      await logIn(page, 'yuki@example.org');
      await expect(alert(page)).toHaveText('Ungültige Antwort vom Server');
      await page.unroute('**/api/game-auth/login');
    }
    await page.route('**/api/game-auth/login', (route) => route.abort());
    await submit(page).click();
    await expect(alert(page)).toHaveText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('AUT-06 in English the sentences are those of the specification', async ({ page, errors }) => {
    errors.expect(/status of 500/);
    await visit(page, '/en/about');
    await header(page).getByRole('button', { name: 'Log in' }).click();
    await dialog(page).getByLabel('Email', { exact: true }).fill('yuki@example.org');
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await page.route('**/api/game-auth/login', (route) => route.fulfill({ json: {} }));
    await submit(page).click();
    await expect(alert(page)).toHaveText('Invalid response from server');
    await page.route('**/api/game-auth/login', (route) => route.fulfill({ status: 500 }));
    await submit(page).click();
    await expect(alert(page)).toHaveText('Login failed');
    await visit(page, '/en/about?login=failed');
    await expect(alert(page)).toHaveText('Social login failed. Please try again.');
  });
});

test.describe('another provider', () => {
  test('AUT-08 its buttons lead the whole page there, with the way back', async ({ page }) => {
    await openLogin(page, '/games?filter=available#regal');
    for (const [name, provider] of [
      ['Mit Google', 'google'],
      ['Mit Facebook', 'facebook'],
    ] as const) {
      const link = dialog(page).getByRole('link', { name });
      const back = new URLSearchParams({ return: '/games?filter=available#regal' });
      await expect(link).toHaveAttribute('href', `/api/auth/${provider}?${back}`);
    }
  });

  test('AUT-08 a provider that is not set up leads back with a sentence', async ({ page, server }) => {
    await openLogin(page, '/games?filter=available');
    await dialog(page).getByRole('link', { name: 'Mit Google' }).click();
    await expect(alert(page)).toContainText('Die Anmeldung über den anderen Dienst ist fehlgeschlagen.');
    await expect(page).toHaveURL('/games?filter=available');
    expect(server.complaints.splice(0).join()).toContain('google is not set up');
  });

  test('AUT-08 who comes back without success reads why, under the address as it was', async ({ page }) => {
    await visit(page, '/games?filter=available&login=failed#x');
    await expect(alert(page)).toHaveText(
      'Die Anmeldung über den anderen Dienst ist fehlgeschlagen. Bitte versuche es noch einmal.',
    );
    await expect(page).toHaveURL('/games?filter=available#x');
    await choose(page, 'Registrieren');
    await expect(alert(page)).toHaveCount(0);

    await visit(page, '/games?login=confirm');
    await expect(dialog(page)).toContainText('Wir haben dir eine Mail geschickt');
    await visit(page, '/games?login=unsinn');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('AUT-08 who comes back with success is signed in, else reads why not', async ({ page, errors }) => {
    errors.expect(/status of 401/);
    await answerCalls(page, { session: { json: signedIn }, profile: { json: yuki } });
    await visit(page, '/about?login=done');
    await expect(userMenu(page)).toContainText('Yuki_88');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    expect(await stored(page, 'user')).toEqual(yuki);

    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll();
    await answerCalls(page, { session: { status: 401, json: { message: 'Nein.' } } });
    await visit(page, '/about?login=done');
    await expect(alert(page)).toContainText('Die Anmeldung über den anderen Dienst ist fehlgeschlagen.');
    expect(await storedKeys(page)).toEqual([]);
  });
});

test.describe('the session', () => {
  const session = { auth_token: signedIn.token, user: JSON.stringify({ ...yuki, username: 'früher' }) };

  for (const [how, logout] of [
    ['is well', { json: { message: 'ok' } }],
    ['is a refusal', { status: 401, json: { message: 'Nein.' } }],
    ['is a failure', { status: 500, json: { message: '' } }],
    ['is none', null],
  ] as const)
    test(`AUT-07 a login stores token and user, a logout clears both; its answer ${how}`, async ({
      page,
      errors,
    }) => {
      errors.expect(/status of (401|500)|ERR_FAILED/);
      const asked = await answerCalls(page, { login: { json: signedIn }, logout });
      await openLogin(page);
      await logIn(page, 'yuki@example.org');
      await expect(userMenu(page)).toContainText('Yuki_88');
      await expect(userMenu(page).locator('summary')).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(signedIn.token);
      expect(await stored(page, 'user')).toEqual(yuki);

      await userMenu(page).click();
      await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
      await expect(loginButton(page)).toBeFocused();
      expect(await storedKeys(page)).toEqual([]);
      await expect.poll(() => callsOf(asked, '/logout').length).toBeGreaterThan(0);
      const [call] = callsOf(asked, '/logout');
      expect(call?.method()).toBe('POST');
      expect(call?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
    });

  test('AUT-07 a logout ends the session on the server also when the player cannot be loaded', async ({
    page,
    errors,
  }) => {
    errors.expect(/ERR_FAILED/);
    await visit(page, '/about');
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await storeSession(page, session);
    await page.route(/\/browser-player-[^/]*\.js$/, (route) => route.abort());
    await reload(page);
    await expect(userMenu(page)).toContainText('Yuki_88');
    await userMenu(page).click();
    await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => callsOf(asked, '/logout').length).toBe(1);
    expect(callsOf(asked, '/logout')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
  });

  test('AUT-07 on load the server says who is signed in', async ({ page }) => {
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await visit(page, '/about');
    expect(asked).toEqual([]);
    await storeSession(page, session);
    await reload(page);
    await expect(userMenu(page)).toContainText('Yuki_88');
    expect(callsOf(asked, '/profile')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
    expect(await stored(page, 'user')).toEqual(yuki);
  });

  for (const [how, answer] of [
    ['a refusal', { status: 401, json: { message: 'Nein.' } }],
    ['a failure of the server', { status: 500, json: { message: '' } }],
    ['no answer', null],
    ['an unreadable answer', { json: {} }],
  ] as const)
    test(`AUT-07 ${how} on load clears token and user`, async ({ page, errors }) => {
      errors.expect(/status of (401|500)|ERR_FAILED/);
      await visit(page, '/about');
      await answerCalls(page, { profile: answer });
      await storeSession(page, session);
      await reload(page);
      await expect.poll(() => storedKeys(page)).toEqual([]);
      await expect(loginButton(page)).toBeVisible();
    });

  for (const key of ['auth_token', 'user'] as const)
    test(`AUT-07 with ${key} alone nobody is signed in, and nothing is asked`, async ({ page }) => {
      await visit(page, '/about');
      const asked = await answerCalls(page, {});
      await storeSession(page, { [key]: session[key] });
      await reload(page);
      await expect(loginButton(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(callsOf(asked, '/profile')).toEqual([]);
    });

  test('AUT-07 without a network nothing is asked and nobody logged out, until there is one', async ({
    page,
  }) => {
    await visit(page, '/about');
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await storeSession(page, session);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    });
    await reload(page);
    await expect(userMenu(page)).toContainText('früher');
    await page.waitForLoadState('networkidle');
    expect(callsOf(asked, '/profile')).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
      window.dispatchEvent(new Event('online'));
    });
    await expect(userMenu(page)).toContainText('Yuki_88');
  });

  test('AUT-07 another tab follows', async ({ page, context }) => {
    await visit(page, '/about');
    await answerCalls(page, { profile: { json: yuki } });
    const other = await context.newPage();
    await answerCalls(other, { login: { json: signedIn } });
    await openLogin(other);
    await logIn(other, 'yuki@example.org');
    await expect(userMenu(page)).toContainText('Yuki_88');
  });

  // Achievements, challenges and, for admins, the admin page join the menu as soon as they have pages.
  test('SHL-06 signed in, the button is a menu of the account: profile and logout', async ({ page }) => {
    await visit(page, '/about');
    await answerCalls(page, { profile: { json: yuki }, sessions: { json: { sessions: [] } } });
    await storeSession(page, session);
    await reload(page);
    await expect(loginButton(page)).toHaveCount(0);
    await userMenu(page).locator('summary').press('Enter');
    await expect(userMenu(page).getByRole('link', { name: 'Profil' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(userMenu(page).getByRole('link').first()).toBeHidden();
    await expect(userMenu(page).locator('summary')).toBeFocused();
    await userMenu(page).click();
    await expect(userMenu(page).getByRole('listitem')).toHaveText(['Profil', 'Abmelden']);
    for (const link of await userMenu(page).getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
    await userMenu(page).getByRole('link', { name: 'Profil' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(userMenu(page).getByRole('link').first()).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 760 } });

    test('SHL-06 the menu has the login, and then the account', async ({ page }) => {
      await visit(page, '/about');
      await answerCalls(page, { login: { json: signedIn }, profile: { json: yuki } });
      const sign = header(page).getByRole('button', { name: 'Menü öffnen' });
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await sign.click();
      await menu.getByRole('button', { name: 'Anmelden' }).click();
      await expect(menu).toBeHidden();
      await logIn(page, 'yuki@example.org');
      await expect(dialog(page)).toBeHidden();
      await expect(sign).toBeFocused();
      await sign.click();
      const account = menu.getByRole('navigation', { name: 'Konto von Yuki_88' });
      await expect(account.getByRole('link', { name: 'Profil' })).toBeVisible();
      await account.getByRole('button', { name: 'Abmelden' }).click();
      await expect(menu.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
    });
  });
});

test.describe('the account', () => {
  test('AUT-10 AUT-11 from registration by verification, a second device and a new password to deletion', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = 'aki@example.org';
    await openLogin(page, '/about');
    await choose(page, 'Registrieren');
    await field(page, 'E-Mail').fill(email);
    await field(page, 'Benutzername').fill('Aki');
    await field(page, 'Passwort').fill(password);
    await field(page, 'Passwort wiederholen').fill(password);
    await submit(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Schön, dass du da bist, Aki!');
    await expect(dialog(page)).toContainText(email);
    await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
    await visit(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki');
    await expect(page.getByText('Deine Adresse ist noch nicht bestätigt.')).toBeVisible();

    await test.step('the link of the mail confirms the address by one press', async () => {
      const path = await mailedPath(email, '/verify-email');
      await visit(page, path);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse bestätigt');
      await visit(page, '/profile');
      await expect(page.getByText('bestätigt', { exact: true })).toBeVisible();
    });

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
    const second = await elsewhere.newPage();
    await test.step('a second device logs in, is listed, and is logged out from here', async () => {
      await openLogin(second, '/profile');
      await logIn(second, email);
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Aki');
      await reload(page);
      const devices = page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
      await devices.getByRole('button', { name: /abmelden$/ }).click();
      await expect(devices).toHaveCount(1);
    });

    const newPassword = 'ein anderer Satz über Papier';
    await test.step('who forgot the password sets a new one by mail', async () => {
      await second.evaluate(() => localStorage.clear());
      await openLogin(second, '/about');
      await dialog(second).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await field(second, 'E-Mail').fill(email);
      await second.keyboard.press('Enter');
      await expect(dialog(second).getByRole('status')).toContainText('Sieh in deinem Postfach nach');
      await visit(second, await mailedPath(email, '/reset-password'));
      await second.getByLabel('Neues Passwort').fill(newPassword);
      await second.getByLabel('Passwort wiederholen').fill(newPassword);
      await second.keyboard.press('Enter');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Passwort gespeichert');
      await second.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await logIn(second, email, newPassword);
      await expect(userMenu(second)).toContainText('Aki');
    });

    await test.step('the export holds the account', async () => {
      await visit(second, '/profile');
      const download = second.waitForEvent('download');
      await second.getByRole('button', { name: 'Daten herunterladen' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^kanji-no-michi-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(data.account).toMatchObject({ email, username: 'Aki', email_verified: true });
      await expect(second.getByText('Datei heruntergeladen')).toBeVisible();
    });

    await test.step('the deletion asks for the password, and then everything is gone', async () => {
      await second.getByRole('button', { name: 'Konto löschen …' }).click();
      const question = second.getByRole('dialog', { name: 'Konto wirklich löschen?' });
      await question.getByLabel('Dein Passwort').fill(newPassword);
      await question.getByRole('button', { name: 'Endgültig löschen' }).click();
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Dein Konto ist gelöscht');
      expect(await storedKeys(second)).toEqual([]);
    });
    await elsewhere.close();
  });

  test('AUT-11 name, language, country and password can be changed', async ({ page, errors }) => {
    errors.expect(/status of 422/);
    const { email } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    const person = page.getByRole('region', { name: 'Über dich' });
    await person.getByLabel('Benutzername').fill('');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(person.getByLabel('Benutzername')).toHaveAttribute('aria-invalid', 'true');
    const name = `aki-${randomUUID().slice(0, 6)}`;
    await person.getByLabel('Benutzername').fill(name);
    await person.getByLabel(/^Land/).fill('at');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(userMenu(page)).toContainText(name);
    await reload(page);
    await expect(person.getByLabel(/^Land/)).toHaveValue('AT');

    const secret = page.getByRole('region', { name: 'Passwort' });
    const change = async (current: string, next: string) => {
      await secret.getByLabel('Jetziges Passwort').fill(current);
      await secret.getByLabel('Neues Passwort').fill(next);
      await secret.getByLabel('Passwort wiederholen').fill(next);
      await secret.getByRole('button', { name: 'Passwort ändern' }).click();
    };
    await change('das war es nicht', 'ein anderer Satz über Papier');
    await expect(secret.getByLabel('Jetziges Passwort')).toBeFocused();
    await expect(secret.getByLabel('Jetziges Passwort')).toHaveAttribute('aria-invalid', 'true');
    await change(password, 'ein anderer Satz über Papier');
    await expect(page.getByText('Passwort geändert')).toBeVisible();
    await expect(secret.getByLabel('Jetziges Passwort')).toHaveValue('');

    await person.getByLabel('Sprache').selectOption('ja');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL('/ja/profile');
    await expect(page.getByText('保存しました')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('AUT-09 AUT-11 logging out everywhere ends this session too', async ({ page, errors }) => {
    errors.expect(/status of 401/); // the device takes its leave with a token that has ended
    const { email } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist Platz für deinen Weg');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('AUT-11 a guest is invited, by both ways, and search engines stay out', async ({ page }) => {
    await visit(page, '/profile');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Konto anlegen');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Konto anlegen' })).toBeFocused();
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Willkommen zurück');
  });

  for (const locale of ['de', 'en', 'es', 'fr', 'ja'])
    test(`AUT-11 the pages of accounts speak ${locale}, also without JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      for (const path of [
        '/profile',
        '/verify-email?token=x',
        '/reset-password?token=x',
        '/social-login/confirm',
      ]) {
        const answer = await page.goto(locale === 'de' ? path : `/${locale}${path}`);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page).toHaveTitle(/ · Kanji no Michi$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await context.close();
    });

  test('AUT-11 out of reach it says so and tries again, and without a network it waits', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/status of 500|ERR_INTERNET_DISCONNECTED/);
    const answers: Record<string, object | null> = {
      profile: { json: yuki },
      sessions: { status: 500, json: { message: '' } },
    };
    await visit(page, '/about');
    await page.route('**/api/v1/devices/join', (route) => route.fulfill({ json: { joined: true } }));
    await page.route('**/api/game-auth/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return route.fulfill(answers[name] ?? {});
    });
    await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(yuki) });
    await reload(page);
    await expect(userMenu(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    answers.profile = { status: 500, json: { message: '' } };
    await userMenu(page).click();
    await userMenu(page).getByRole('link', { name: 'Profil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dein Profil ist gerade nicht zu erreichen',
    );
    answers.profile = { json: yuki };
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuki_88');
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await expect(devices.getByRole('alert')).toContainText('gerade nicht zu erreichen');
    answers.sessions = { json: { sessions: [] } };
    await devices.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(devices.getByRole('alert')).toHaveCount(0);

    await page.getByLabel('Benutzername').fill('halb getippt');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByLabel('Benutzername')).toHaveValue('halb getippt');
  });

  test('AUT-11 without a network the profile waits for one', async ({ page, context, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/profile');
    await answerCalls(page, { profile: { json: yuki }, sessions: { json: { sessions: [] } } });
    await context.setOffline(true);
    await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(yuki) });
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuki_88');
  });

  test('AUT-08 AUT-11 an account without a password gets one by mail, and a login anew before it is deleted', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of (401|422)/); // also of the session that the new password ended
    const { email, username } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
    const quarterHourMs = 15 * 60_000;
    changeAccount(email, (database, id) => {
      database.prepare('update users set password_hash = null where id = ?').run(id);
      database
        .prepare('update sessions set created_at = created_at - ? where user_id = ?')
        .run(quarterHourMs, id);
    });
    await reload(page);
    const secret = page.getByRole('region', { name: 'Passwort' });
    await expect(secret).toContainText('Wir schicken dir einen Link, mit dem du ein Passwort festlegst.');
    await expect(secret.locator('input')).toHaveCount(0);

    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
    await expect(question.locator('input')).toHaveCount(0);
    await question.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(question.getByRole('alert')).toHaveText(
      'Melde dich bitte noch einmal an, dann kannst du dein Konto löschen.',
    );
    await page.keyboard.press('Escape');

    await secret.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Die Mail mit dem Link ist unterwegs.')).toBeVisible();
    await visit(page, await mailedPath(email, '/reset-password'));
    await page.getByLabel('Neues Passwort').fill(`${password}!`);
    await page.getByLabel('Passwort wiederholen').fill(`${password}!`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort gespeichert');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, email, `${password}!`);
    await expect(dialog(page)).toBeHidden();
    await visit(page, '/profile');
    await expect(secret.getByLabel('Jetziges Passwort')).toBeVisible();
  });

  test('AUT-08 AUT-11 an account without a password that has just logged in is deleted without one', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of 401/); // the session went with the account
    const { email, username } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
    changeAccount(email, (database, id) => {
      database.prepare('update users set password_hash = null where id = ?').run(id);
    });
    await reload(page);
    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
    await expect(question.locator('input')).toHaveCount(0);
    await question.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Konto ist gelöscht');
  });

  test('AUT-10 links that are unknown, cut or empty say so, and lead on', async ({ page, errors }) => {
    errors.expect(/status of (404|422)/);
    const { email } = await openAccount(page);
    await test.step('who is not logged in is asked to, for only then an address is confirmed', async () => {
      await visit(page, '/verify-email?token=kurz');
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(field(page, 'E-Mail')).toBeFocused();
      await logIn(page, email);
      await expect(dialog(page)).toBeHidden();
    });
    for (const search of ['?token=abcdefghijklmnopqrstuvwxyz', '?token=kurz']) {
      await visit(page, `/verify-email${search}`);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
      await visit(page, `/reset-password${search}`);
      await page.getByLabel('Neues Passwort').fill(password);
      await page.getByLabel('Passwort wiederholen').fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    }
    for (const path of ['/verify-email', '/reset-password', '/social-login/confirm']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    }
  });
});

test('AUT-01 everything is done by keyboard alone', async ({ page }) => {
  await answerCalls(page, { login: { json: signedIn }, profile: { json: yuki } });
  await visit(page, '/about');
  await loginButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'E-Mail')).toBeFocused();
  await page.keyboard.type('yuki@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'Passwort')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Passwort vergessen?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(userMenu(page).locator('summary')).toBeFocused();
});

test.describe('GAM-01 AUT-11 axe finds nothing, nothing is too wide, and all can be hit', () => {
  /** Checks what is shown by every rule in the light and its colours in the dark. */
  async function check(page: Page, state: string): Promise<void> {
    await test.step(state, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const light = await new AxeBuilder({ page }).analyze();
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
      const faults = [...light.violations, ...dark.violations];
      expect(faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const small = await page
        .locator('dialog[open], main')
        .last()
        .locator('button:visible, a.btn:visible, input:visible, select:visible, summary:visible')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML),
        );
      expect(small).toEqual([]);
    });
  }

  test('in the window @phone', async ({ page, errors }) => {
    errors.expect(/status of (401|422)/);
    await visit(page, '/profile');
    await check(page, 'a guest’s profile');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, 'niemand@example.org');
    await expect(alert(page)).toBeVisible();
    await check(page, 'login refused');
    await choose(page, 'Registrieren');
    await field(page, 'Benutzername').fill('-');
    await field(page, 'Passwort').fill('kurz');
    await field(page, 'Passwort wiederholen').fill('anders');
    await submit(page).click();
    await expect(field(page, 'Benutzername')).toHaveAttribute('aria-invalid', 'true');
    await check(page, 'registration refused');
    await choose(page, 'Anmelden');
    await dialog(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    await check(page, 'password forgotten');
  });

  test('on the pages @phone', async ({ page }) => {
    const { email } = await openAccount(page);
    await visit(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, email);
    await expect(page.getByText('Dieses Gerät')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await check(page, 'profile');
    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    await check(page, 'deletion');
    for (const path of ['/verify-email', '/reset-password'])
      for (const search of ['', '?token=abcdefghijklmnopqrstuvwxyz']) {
        await visit(page, path + search);
        await check(page, path + search);
      }
  });
});
