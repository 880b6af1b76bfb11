import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visitAndKeep } from './offline.ts';

const dayMs = 24 * 60 * 60 * 1000;

const unknown = (page: Page) => page.getByRole('button', { name: 'Weiß ich nicht' });
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

/** Says of everything that is asked that it is unknown. */
async function answerAll(page: Page, count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    await page.clock.runFor(1_000); // what is answered at once says nothing of knowing
    await unknown(page).click();
    await next(page).click();
  }
}

test('TDY-02 TDY-01 a newcomer is placed, gets one book, comes back the next day and is asked what is due @phone', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/today');
  await expect(page.getByRole('link', { name: 'Tabibito beginnen' })).toBeVisible();
  await page.getByRole('link', { name: 'Einstufen lassen' }).click();
  await expect(page.getByText('Frage 1 von 12')).toBeVisible();
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/v1/batch') || response.url().includes('/api/v1/game-results'),
  );
  await answerAll(page, 12);
  await expect(page.getByRole('heading', { name: '0 von 12 gewusst' })).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await page.getByRole('link', { name: 'Tabibito beginnen' }).click();
  await expect(page).toHaveURL('/tabibito/beginner');

  await page.clock.setSystemTime(Date.now() + dayMs);
  await visit(page, '/today');
  await expect(page.getByRole('heading', { name: '12 fällig' })).toBeVisible();
  await page.getByRole('link', { name: 'Mit den 12 dringendsten anfangen' }).click();
  await expect(page.getByText('Frage 1 von 12')).toBeVisible();
});

test('TDY-01 a review whose kanji cannot be loaded can be tried again', async ({ page, errors }) => {
  errors.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/facts-*.js', (route) => route.abort());
  await visit(page, '/today/review/placement');
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await retry.click();
  await expect(retry).toBeFocused();
  await page.unroute('**/assets/facts-*.js');
  await retry.click();
  await expect(page.getByText('Frage 1 von 12')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Was bedeutet/ })).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('TDY-01 OFF-01 what is due is asked without a network, once the page of the day was opened', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.clock.install();
    await visitAndKeep(page, '/today');
    await context.setOffline(true);
    await page.goto('/today/review/new');
    await page.getByRole('button', { name: 'Abfragen' }).click();
    await expect(page.getByText('Frage 1 von 10')).toBeVisible();
    await answerAll(page, 20);
    await expect(page.getByRole('heading', { name: '0 von 10 gewusst' })).toBeVisible();
    await page.goto('/today');
    await expect(page.getByRole('heading', { name: 'Für heute ist alles geübt' })).toBeVisible();
  });
});
