import { answerCalls, logIn, openAccount, openLogin, password, signedIn, storedKeys } from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, dialog, field, header, submit, userMenu } from './login-window.ts';

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
    { status: 401, json: { message: 'E-Mail oder Passwort stimmt nicht.' } },
    { status: 500, body: '<h1>Oh</h1>' },
  ];
  await page.route('**/api/game-auth/login', (route) => route.fulfill(answers.shift() ?? {}));
  await logIn(page, 'yuki@example.org');
  await expect(field(page, 'E-Mail')).toHaveAccessibleDescription('Erstens.');
  await expect(field(page, 'Passwort')).toHaveAccessibleDescription('Zu kurz.');
  await expect(field(page, 'E-Mail')).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await submit(page).click();
  await expect(alert(page)).toHaveText('E-Mail oder Passwort stimmt nicht.');
  await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(0);
  await submit(page).click();
  await expect(alert(page)).toHaveText('Die Anmeldung hat nicht geklappt');
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
    await expect(alert(page)).toHaveText('Die Antwort des Servers ist unverständlich');
    await page.unroute('**/api/game-auth/login');
  }
  await page.route('**/api/game-auth/login', (route) => route.abort());
  await submit(page).click();
  await expect(alert(page)).toHaveText('Ein Fehler ist aufgetreten. Bitte versuche es später noch einmal.');
  expect(await storedKeys(page)).toEqual([]);
});

test('AUT-06 an answer with token and user is taken, whatever else is missing', async ({ page }) => {
  await answerCalls(page, {
    login: { json: { token: signedIn.token, user: { username: 'Yuki_88', plan: 'odd' } } },
  });
  await openLogin(page);
  await logIn(page, 'yuki@example.org');
  await expect(dialog(page)).toBeHidden();
  await expect(userMenu(page)).toContainText('Yuki_88');
  expect(await storedKeys(page)).toEqual(['auth_token', 'user']);
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
