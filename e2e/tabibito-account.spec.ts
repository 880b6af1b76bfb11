import type { Page } from '@playwright/test';
import { enterAccount, enterNewAccount, logIn } from './account.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { expectRefused, stringsOn } from './left-behind.ts';
import { loginButton, userMenu } from './login-window.ts';
import { complete, done, firstPath, open, serverStats, station } from './tabibito.ts';

/** The tickets of sessions whose end the server has not confirmed. */
const endings = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('account:ending:')));

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

test('AUT-07 AUT-09 AUT-12 who logs out offline leaves no key behind, and finds all again after logging in', {
  tag: '@sweep',
}, async ({ page, context, request, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { email, username } = await enterNewAccount(page);
  await visit(page, '/about');
  await expect(userMenu(page)).toContainText(username);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const secret = async (): Promise<string | null> =>
    JSON.parse((await stored('kanji-no-michi:device')) ?? 'null');
  await expect.poll(secret).toMatch(/^device_/);
  await expect.poll(() => stored('end_ticket')).not.toBeNull();
  const [token, device, endTicket] = [await stored('auth_token'), await secret(), await stored('end_ticket')];
  // The question is at hand once the page rests.
  const atHand = ['leaving-window', 'accounts'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.clock.runFor(2_000);
  await Promise.all(atHand);
  const travel = await context.newPage();
  await visit(travel, firstPath);
  const lesson = await open(travel, 1);

  await context.setOffline(true);
  await complete(lesson);
  await expect(done(travel, 1)).toBeVisible();
  await page.bringToFront();
  await userMenu(page).click();
  await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
  const question = page.getByRole('dialog', { name: 'Noch nicht alles ist angekommen' });
  await expect(question).toContainText(
    'bleibt 30 Tage auf diesem Gerät, ohne einen Schlüssel zu deinem Konto',
  );
  await question.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(done(travel, 1)).toBeHidden();

  // The session still lives on the server, but what is left here opens nothing.
  const guest = await secret();
  const strings = await stringsOn(page);
  expect(strings).toContain(endTicket);
  for (const key of [token, device]) expect(strings).not.toContain(key);
  await expectRefused(
    request,
    strings.filter((string) => string !== guest),
  );

  const ended = context.waitForEvent('response', (response) => response.url().endsWith('/logout/ticket'));
  await context.setOffline(false);
  expect((await ended).status()).toBe(204);
  await expect.poll(() => endings(page)).toEqual([]);
  await expectRefused(request, [token, device, endTicket].map(String));
  await reload(travel);
  await expect(station(travel, 1).getByText('Als Nächstes')).toBeVisible();

  await loginButton(page).click();
  await logIn(page, email);
  await expect(userMenu(page)).toContainText(username);
  await expect(done(travel, 1)).toBeVisible();
  await expect.poll(() => serverStats(travel)).toMatchObject({ total_xp: 20, modules_completed: 1 });
});
