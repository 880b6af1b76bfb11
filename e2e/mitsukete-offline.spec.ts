import type { BrowserContext, Page } from '@playwright/test';
import { serverProgress } from './api.ts';
import { goOnline, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, win } from './mitsukete.ts';
import { stat } from './play.ts';

const flawlessMs = expect.any(Number);
const once = {
  totalScore: 105,
  levels: { 'first-strokes': { completed: true, highScore: 105, flawlessMs } },
};
const victory = (page: Page) => page.getByRole('dialog', { name: 'Alles gefunden' });

/** Begins the first level with a network and wins it without one. */
async function winOffline(page: Page, context: BrowserContext): Promise<void> {
  await visit(page, '/mitsukete/play/first-strokes');
  await expect(cards(page)).toHaveCount(16);
  await context.setOffline(true);
  await win(page);
  await expect(victory(page)).toContainText('Dein Ergebnis ist auf diesem Gerät gespeichert');
}

/** The answers of the server to results, by their status, as they come in. */
function resultAnswers(context: BrowserContext): number[] {
  const answers: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/v1/game-results')) answers.push(response.status());
  });
  return answers;
}

test.beforeEach(async ({ page, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await stopClock(page);
});

test('MIT-11 a result won offline outlives its tab and counts once', async ({ page, context }) => {
  const answers = resultAnswers(context);
  await winOffline(page, context);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await visit(later, '/mitsukete/levels');
  await expect.poll(() => serverProgress(later)).toEqual(once);
  await expect(stat(later, 'Gesamtpunkte')).toHaveText('105');
  expect(answers).toEqual([200]);
});

test('MIT-11 of two tabs only one delivers, and both show the points', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  const answers = resultAnswers(context);
  const other = await context.newPage();
  await visit(other, '/mitsukete/levels');
  await page.bringToFront(); // a browser draws the tab behind only now and then
  await winOffline(page, context);
  await expect(stat(other, 'Gesamtpunkte')).toHaveText('105');

  await goOnline(page);
  await expect(victory(page)).not.toContainText('auf diesem Gerät gespeichert');
  await expect.poll(() => serverProgress(page)).toEqual(once);
  await expect(stat(other, 'Gesamtpunkte')).toHaveText('105');
  expect(answers).toEqual([200]);
});

test('MIT-11 a result whose answer was lost is sent again and counts once', { tag: '@sweep' }, async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  const answers = resultAnswers(context);
  await page.route(
    '**/api/v1/game-results',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await visit(page, '/mitsukete/play/first-strokes');
  await win(page);
  await expect(async () => {
    await page.clock.runFor(1_000); // until the next try
    expect(answers).toEqual([200]);
  }).toPass();
  expect(await serverProgress(page)).toEqual(once);
  await victory(page).getByRole('button', { name: 'Hauptmenü' }).click();
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(stat(page, 'Gesamtpunkte')).toHaveText('105');
});
