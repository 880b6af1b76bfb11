import {
  answerCalls,
  callsOf,
  logIn,
  openAccount,
  openLogin,
  password,
  signedIn,
  storedKeys,
  yuki,
} from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, field, header, loginButton, submit, userMenu } from './login-window.ts';

test.use({ serverSettings: { LOG_LEVEL: 'warn' } });

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
