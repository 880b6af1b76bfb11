import type { Page } from '@playwright/test';
import { reload, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test('SHL-08 a first visit moves nothing, asks nothing but the site whatever is chosen, and the choice holds after a reload @phone', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shifted = await watchShifts(page);
  const banner = page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
  await visit(page, '/games');
  await expect(banner).toBeInViewport();
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBeLessThan(0.01);
  await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('all');
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(asked.filter((url) => url.includes('language-offer-'))).toEqual([]); // LNG-05 a reader of German is asked nothing
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('SHL-05 the sign of the menu leads to the links of the footer', async ({ page }) => {
    await page.goto('/games');
    await header(page).getByRole('link', { name: 'Menü öffnen' }).click();
    await expect(footer(page).getByRole('link', { name: 'Über uns' })).toBeInViewport();
    await footer(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/games');
  });
});
