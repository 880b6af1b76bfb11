import {
  answerCalls,
  callsOf,
  fillRegistration,
  logIn,
  openLogin,
  password,
  signedIn,
  yuki,
} from './account.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, field, loginButton, submit, userMenu } from './login-window.ts';

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
  await fillRegistration(page, 'yuki@example.org', 'Yuki_88');
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
