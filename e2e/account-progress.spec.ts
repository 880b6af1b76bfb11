import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAccount, enterNewAccount, fillRegistration, logIn, openLogin } from './account.ts';
import { serverProgress } from './api.ts';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, dealWords, solve as solveWord } from './jukugo.ts';
import { loginButton, submit, userMenu } from './login-window.ts';
import { levelCard, win } from './mitsukete.ts';
import { stat } from './play.ts';

// As somebody has it who has played four levels.
const challenge = {
  level: 5,
  totals: { score: 4_200, solved: 40, perfect: 38, hints: 2, streak: 7 },
  batch: null,
};

/** What tells of an achievement that was earned; and how many there are, on the page of achievements. */
const newAchievement = (page: Page) => page.getByText(/Neuer Erfolg|neue Erfolge/);
const achievementsOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('AUT-12 GAM-06 ACH-01 what a guest has reached stays with the new account, and is there on a second device', async ({
  page,
  browser,
  server,
}) => {
  const name = randomUUID().slice(0, 8);
  const email = `${name}@example.org`;
  const first = levelCard(page, 'Erste Striche');
  const best = 'Bestwert 105';

  await test.step('a guest finishes a level', async () => {
    await stopClock(page);
    await visit(page, '/mitsukete/levels');
    await first.getByRole('link').click();
    await win(page);
    await expect(newAchievement(page).first()).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(newAchievement(page)).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Hauptmenü' }).click();
    await page.getByRole('link', { name: 'Spiel starten' }).click();
    await page.getByText('Ein Level geschafft').click();
    await expect(first).toContainText(best);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      'kanji-no-michi:save:jukugo:challenge',
      JSON.stringify(challenge),
    ] as const);
  });

  await test.step('and opens an account', async () => {
    await openLogin(page);
    await fillRegistration(page, email, `aki-${name}`);
    const joined = page.waitForResponse('**/api/v1/devices/join');
    const kept = page.waitForResponse('**/api/v1/documents/*');
    await submit(page).click();
    expect(await (await joined).json()).toEqual({ joined: true });
    expect((await kept).status()).toBe(200);
    await visit(page, '/mitsukete/levels');
    await page.getByText('Ein Level geschafft').click();
    await expect(first).toContainText(best);
    await expect(first.getByRole('img', { name: 'Geschafft' })).toBeVisible();
    await visit(page, '/achievements');
    await expect(achievementsOf(page)).toContainText(/^[1-9]/);
  });

  await test.step('a second device shows the same, counted once', async () => {
    const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
    const elsewhere = await other.newPage();
    await enterAccount(elsewhere, email);
    await visit(elsewhere, '/mitsukete/levels');
    const there = levelCard(elsewhere, 'Erste Striche');
    await elsewhere.getByText('Ein Level geschafft').click();
    await expect(there).toContainText(best);
    await expect(there.getByRole('img', { name: 'Geschafft' })).toBeVisible();
    await visit(elsewhere, '/jukugo/challenge');
    await expect(stat(elsewhere, 'Punkte')).toHaveText('4.200');
    await stopClock(elsewhere);
    const told = elsewhere.waitForResponse('**/api/v1/documents');
    await visit(elsewhere, '/achievements');
    await expect(achievementsOf(elsewhere)).toHaveText((await achievementsOf(page).textContent()) ?? '');
    await told;
    await elsewhere.clock.runFor(30_000); // in which it would be told of achievements that are new to it
    await expect(newAchievement(elsewhere)).toHaveCount(0);
    const before = await serverProgress(page);
    expect(before.totalScore).toBe(105);
    expect(await serverProgress(elsewhere)).toEqual(before);
    await other.close();
  });
});

test('AUT-12 what only the device has is out of sight after logging out, there again after logging in, and gone when forgotten', async ({
  page,
}) => {
  await dealWords(page, ['電話', '学校', '手紙']);
  const { email } = await enterNewAccount(page);
  const points = async (expected: string) => {
    await visit(page, '/jukugo');
    await expect(cards(page).first()).toBeVisible();
    await expect(stat(page, 'Punkte')).toHaveText(expected);
  };
  const logInHere = async () => {
    await loginButton(page).click();
    const joined = page.waitForResponse('**/api/v1/devices/join');
    await logIn(page, email);
    await joined;
  };

  await test.step('somebody signed in solves a word, and logs out', async () => {
    await points('0');
    await solveWord(page);
    await expect(stat(page, 'Punkte')).toHaveText('50');
    await visit(page, '/about');
    await userMenu(page).click();
    const ended = page.waitForResponse('**/api/game-auth/logout');
    await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
    await ended;
    await points('0');
  });

  await test.step('logs in again, and has this device forgotten', async () => {
    await visit(page, '/profile/account');
    await logInHere();
    await points('50');
    await visit(page, '/profile/account');
    await page.getByRole('button', { name: 'Daten auf diesem Gerät löschen …' }).click();
    const ended = page.waitForResponse('**/api/game-auth/logout');
    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden und löschen' }).click();
    await ended;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Was nur hier gespeichert war, ist gelöscht',
    );
    await expect(page.locator('.state')).toBeFocused();
  });

  await test.step('and finds nothing of it', async () => {
    await logInHere();
    await points('0');
  });
});
