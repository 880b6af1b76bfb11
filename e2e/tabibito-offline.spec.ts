import type { Page } from '@playwright/test';
import { goOnline, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import {
  complete,
  completions,
  done,
  firstPath,
  goThrough,
  leave,
  open,
  playOn,
  serverStats,
  walkTo,
} from './tabibito.ts';

test.beforeEach(({ page }) => stopClock(page));

/** The outbox entries that the server has not answered yet. */
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':entry:')));

test('TAB-04 OFF-01 what is completed without a network is done on the device, and is delivered once', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const answers = completions(context);
  await visit(page, firstPath);
  const lesson = await open(page, 1);
  await context.setOffline(true);
  await goThrough(page);
  await expect(lesson).toContainText('+20');
  await leave(page);
  await expect(done(page, 1)).toBeVisible();
  await expect(page.locator('.tabi-stats')).toContainText('20');
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await visit(later, '/about');
  await expect.poll(async () => (await serverStats(later)).total_xp).toBe(20);
  await expect.poll(() => waiting(later)).toEqual([]); // left before it hears the answer, the page would tell it again
  await visit(later, firstPath);
  await expect(done(later, 1)).toBeVisible();
  expect(answers).toEqual([200]);
});

test('TAB-04 TAB-05 a graded station passed and completed offline is proved and counted later', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, firstPath);
  const { module, dialog } = await walkTo(page, 'practice');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, module);
  await complete(dialog);
  await expect(done(page, 3)).toBeVisible();
  await goOnline(page);
  await expect.poll(async () => (await serverStats(page)).modules_completed).toBe(3);
});

test('TAB-07 what a delivered run has proved counts at once, also when its station is completed offline', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, firstPath);
  const { module: quiz, dialog } = await walkTo(page, 'quiz');
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  const delivered = page.waitForResponse('**/api/v1/game-results');
  await playOn(page, quiz);
  expect((await delivered).status()).toBe(200);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await complete(dialog);
  const mastered = page.locator('.tabi-stats > div').filter({ hasText: 'Kanji gemeistert' });
  await expect(mastered).toContainText('12');
  await goOnline(page);
  await expect.poll(async () => (await serverStats(page)).kanji_mastered).toBe(12);
  await expect(mastered).toContainText('12');
});
