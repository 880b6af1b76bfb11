import type { Page } from '@playwright/test';
import { enterAccount, enterNewAccount, logIn } from './account.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { loginButton, userMenu } from './login-window.ts';
import { complete, done, firstPath, open, serverStats, station } from './tabibito.ts';

/** The keys of sessions that are left here, and whose end the server has not confirmed. */
const partings = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('account:parting:')));

test.beforeEach(({ page }) => stopClock(page));

test('AUT-12 a guest’s journey goes with the new account to a second device, and counts once', {
  tag: '@sweep',
}, async ({ page, browser, server }) => {
  await visit(page, firstPath);
  const lesson = await open(page, 1);
  await complete(lesson);
  const { email } = await enterNewAccount(page);
  const joined = page.waitForResponse('**/api/v1/devices/join');
  await visit(page, firstPath);
  expect(await (await joined).json()).toEqual({ joined: true });
  await expect(done(page, 1)).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const elsewhere = await other.newPage();
  await stopClock(elsewhere);
  await visit(elsewhere, firstPath);
  const there = await open(elsewhere, 1);
  await complete(there);
  await enterAccount(elsewhere, email);
  await visit(elsewhere, firstPath);
  await expect(done(elsewhere, 1)).toBeVisible();
  for (const device of [page, elsewhere])
    await expect.poll(() => serverStats(device)).toMatchObject({ total_xp: 20, modules_completed: 1 });
  await other.close();
});

test('AUT-07 AUT-12 who logs out offline leaves nothing behind, and finds all again after logging in', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { email, username } = await enterNewAccount(page);
  await visit(page, '/about');
  await expect(userMenu(page)).toContainText(username);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const travel = await context.newPage();
  await visit(travel, firstPath);
  const lesson = await open(travel, 1);

  await context.setOffline(true);
  await complete(lesson);
  await expect(done(travel, 1)).toBeVisible();
  await page.bringToFront();
  await userMenu(page).click();
  await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(done(travel, 1)).toBeHidden();

  const loggedOut = context.waitForEvent('response', (response) => response.url().endsWith('/logout'));
  await context.setOffline(false);
  expect((await loggedOut).request().headers().authorization).toBe(`Bearer ${token}`);
  await expect.poll(() => partings(page)).toEqual([]); // a tab reloaded before that would say it again, and be refused
  await reload(travel);
  await expect(station(travel, 1).getByText('Als Nächstes')).toBeVisible();

  await loginButton(page).click();
  await logIn(page, email);
  await expect(userMenu(page)).toContainText(username);
  await expect(done(travel, 1)).toBeVisible();
  await expect.poll(() => serverStats(travel)).toMatchObject({ total_xp: 20, modules_completed: 1 });
});
