import { answerCalls, openLogin, password, signedIn, yuki } from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { dialog, field, loginButton, userMenu } from './login-window.ts';

test('AUT-01 the window closes by X, backdrop, Escape and as guest, and gives the focus back', async ({
  page,
}) => {
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

test('AUT-01 the window keeps the focus', async ({ page }) => {
  await openLogin(page);
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press(step % 7 === 6 ? 'Shift+Tab' : 'Tab');
    // the browser's own bar takes its turn, and then nothing of the page has the focus
    await expect(page.locator(':focus:not(dialog *):not(body)')).toHaveCount(0);
  }
});

test('AUT-01 the code of the window is loaded only when it is asked for', async ({ page }) => {
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

test('AUT-01 without a network it says so over the page as it is, and opens once there is one', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/contact');
  await page.getByLabel('Nachricht').fill('Wo finde ich 鬱?');
  await context.setOffline(true);
  await loginButton(page).click();
  const offline = page.getByRole('dialog', { name: 'Gerade keine Verbindung' });
  await expect(offline).toContainText('Zum Anmelden brauchst du ein Netz.');
  await context.setOffline(false);
  await offline.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog(page).getByLabel('Passwort', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wo finde ich 鬱?');
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
