import { randomUUID } from 'node:crypto';
import { logIn, openAccount, openLogin } from './account.ts';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { choose, dialog, field, loginButton, submit, userMenu } from './login-window.ts';
import { firstPath, open, serverStats, station } from './tabibito.ts';

test('AUT-12 a guest’s journey goes with the new account to a second device, and counts once', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const password = 'ein Satz über Tusche 7';
  const name = randomUUID().slice(0, 8);
  const done = (where: typeof page) => station(where, 1).getByRole('img', { name: 'Geschafft' });

  await visit(page, firstPath);
  const lesson = await open(page, 1);
  await lesson.getByRole('button', { name: 'Abschließen' }).click();
  await expect(lesson).toBeHidden();

  await visit(page, '/about');
  await loginButton(page).click();
  await choose(page, 'Registrieren');
  await field(page, 'E-Mail').fill(`${name}@example.org`);
  await field(page, 'Benutzername').fill(`aki-${name}`);
  await field(page, 'Passwort').fill(password);
  await field(page, 'Passwort wiederholen').fill(password);
  const joined = page.waitForResponse('**/api/v1/devices/join');
  await submit(page).click();
  expect(await (await joined).json()).toEqual({ joined: true });
  await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
  await visit(page, firstPath);
  await expect(done(page)).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const elsewhere = await other.newPage();
  await visit(elsewhere, firstPath);
  const there = await open(elsewhere, 1);
  await there.getByRole('button', { name: 'Abschließen' }).click();
  await expect(there).toBeHidden();
  await visit(elsewhere, '/about');
  await loginButton(elsewhere).click();
  await field(elsewhere, 'E-Mail').fill(`${name}@example.org`);
  await field(elsewhere, 'Passwort').fill(password);
  await submit(elsewhere).click();
  await expect(userMenu(elsewhere)).toContainText(`aki-${name}`);
  await visit(elsewhere, firstPath);
  await expect(done(elsewhere)).toBeVisible();
  for (const device of [page, elsewhere])
    await expect.poll(() => serverStats(device)).toMatchObject({ total_xp: 20, modules_completed: 1 });
  await other.close();
});

test('AUT-07 AUT-12 who logs out offline leaves nothing behind, and finds all again after logging in', async ({
  page,
  context,
  errors,
}) => {
  test.slow();
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await openLogin(page);
  const { email, username } = await openAccount(page);
  await logIn(page, email);
  await expect(userMenu(page)).toContainText(username);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const travel = await context.newPage();
  await visit(travel, firstPath);
  const lesson = await open(travel, 1);
  const done = station(travel, 1).getByRole('img', { name: 'Geschafft' });

  await context.setOffline(true);
  await lesson.getByRole('button', { name: 'Abschließen' }).click();
  await expect(lesson).toBeHidden();
  await expect(done).toBeVisible();
  await page.bringToFront();
  await userMenu(page).click();
  await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(done).toBeHidden();

  const loggedOut = context.waitForEvent('response', (response) => response.url().endsWith('/logout'));
  await context.setOffline(false);
  expect((await loggedOut).request().headers().authorization).toBe(`Bearer ${token}`);
  await reload(travel);
  await expect(station(travel, 1).getByText('Als Nächstes')).toBeVisible();

  await loginButton(page).click();
  await logIn(page, email);
  await expect(userMenu(page)).toContainText(username);
  await expect(done).toBeVisible();
  await expect.poll(() => serverStats(travel)).toMatchObject({ total_xp: 20, modules_completed: 1 });
});
