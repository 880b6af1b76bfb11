import type { Page } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, solve } from './mitsukete.ts';

/** Opens a page of a game, waits until the game's other pages are loaded ahead, and cuts the network off. */
async function visitThenLose(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.waitForFunction((game) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const { __reactRouterManifest: manifest } = globalThis as typeof globalThis & {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return Object.entries(manifest.routes)
      .filter(([id]) => id.startsWith(`routes/${game}/`))
      .every(([, { module }]) => loaded.includes(module));
  }, address.split('/')[1]);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

test.beforeEach(({ errors }) => errors.expect(/ERR_INTERNET_DISCONNECTED/));

test('OFF-01 TAT-06 a duel begins without a network, from a lobby that was opened with one', async ({
  page,
}) => {
  await visitThenLose(page, '/tatakae');
  await page.getByRole('link', { name: 'Duell beginnen' }).click();
  await expect(page.getByText('Runde 1 von 5', { exact: true })).toBeVisible();
});

test('OFF-01 MIT-03 from the menu, standard levels can be played without a network', async ({ page }) => {
  await visitThenLose(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await page.getByRole('link', { name: 'Standardbogen 1', exact: true }).click();
  await solve(page);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
});

test('OFF-01 MIT-03 from the list, one level after the other can be played without a network', async ({
  page,
}) => {
  await visitThenLose(page, '/mitsukete/levels');
  await stopClock(page);
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await solve(page);
  await page.clock.runFor(1_500);
  await page.getByRole('link', { name: 'Nächstes Level' }).click();
  await expect(page.getByText('Level 2', { exact: false }).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('OFF-01 TAB-04 a difficulty opens without a network, and says what is missing', async ({ page }) => {
  await visitThenLose(page, '/tabibito');
  await page
    .getByRole('link', { name: /Anfänger/ })
    .first()
    .click();
  await expect(page.getByText('Die Wege sind nicht zu erreichen.', { exact: false })).toBeVisible();
});
