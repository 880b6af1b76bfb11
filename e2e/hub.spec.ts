import { playableGames } from '@michi/games/catalogue';
import type { Page } from '@playwright/test';
import { scrollPage, scrollTop, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { find, soughtKanji } from './mitsukete.ts';

const games = (page: Page) => page.locator('.hub-grid').getByRole('listitem');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Spiele filtern' }).getByRole('link');

test('HUB-01 HUB-02 the hub and its filters work without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/games');
  await expect(filters(page)).toHaveText([
    'Alle 14',
    `Verfügbar ${playableGames.length}`,
    'Für Anfänger 6',
    'Mehrspieler 1',
  ]);
  await filters(page).nth(1).click();
  await expect(page).toHaveURL('/games?filter=available');
  await expect(games(page)).toHaveCount(playableGames.length);
  await expect(page.getByRole('link', { name: 'Mitsukete' })).toHaveAttribute('href', '/mitsukete');
  // text within noscript is found by its element only
  await expect(page.locator('.wish-box noscript p')).toContainText('braucht es JavaScript.');
  await expect(page.getByRole('button', { name: 'Newsletter abonnieren' })).toBeHidden();
  await page.getByRole('link', { name: 'Kontaktseite' }).click();
  await expect(page).toHaveURL('/contact');
  await page.close();
});

test('TDY-02 HUB-01 whoever left a game is led back to it from the hub, whose filters ask nothing anew and keep the place of the way back', async ({
  page,
}) => {
  await visit(page, '/mitsukete/play/first-strokes');
  const [kanji = ''] = await soughtKanji(page);
  await find(page, kanji);
  await visit(page, '/games');
  const goOn = page.getByRole('region', { name: 'Mitsukete' });
  await expect(goOn).toContainText('Deine Partie ist noch offen.');
  await expect(page.getByRole('link', { name: /^Mitsukete.*angefangen/ })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await scrollPage(page, 900);
  // no click: the browser's driver would scroll the page to reach the link
  await filters(page)
    .nth(3)
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/games?filter=multiplayer');
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/games');
  await expect.poll(() => scrollTop(page)).toBe(900);
  expect(calls.filter((url) => /\/api\/games|\.data/.test(url))).toEqual([]);

  await goOn.getByRole('link', { name: 'Weiterspielen' }).click();
  await expect(page).toHaveURL('/mitsukete/play/first-strokes');
  await expect(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
});
