import type { PlayableGame } from '@michi/games/catalogue';
import type { Page } from '@playwright/test';
import { goOnline, visit } from './browser.ts';
import { watchFetched } from './fetched-ahead.ts';
import { expect, test } from './fixtures.ts';
import { cards, solve } from './mitsukete.ts';
import { arrows, startAtOnce, writeByKeys } from './tatakae.ts';

// What the hub itself has fetched is to serve, not what its worker keeps.
test.use({ serviceWorkers: 'block' });

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** How games go on from their books, without a network. */
const games: readonly { game: PlayableGame; play(page: Page): Promise<void>; tag?: '@sweep' }[] = [
  {
    game: 'mitsukete',
    async play(page) {
      await follow(page, 'Spiel starten');
      await follow(page, 'Erste Striche');
      await expect(cards(page)).toHaveCount(16);
      await solve(page);
      await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toContainText(
        'Dein Ergebnis ist auf diesem Gerät gespeichert',
      );
    },
  },
  {
    // whose paths the server alone tells
    game: 'tabibito',
    async play(page) {
      await follow(page, /^Anfänger/);
      await expect(page.getByText('Gerade ist kein Weg zu sehen.')).toBeVisible();
      await goOnline(page);
      await page.getByRole('button', { name: 'Neu laden' }).click();
      await expect(page.locator('.tabi-paths > li').first()).toBeVisible();
    },
  },
  {
    game: 'tatakae',
    async play(page) {
      await follow(page, 'Duell beginnen');
      await startAtOnce(page);
      await expect(arrows(page).first()).toBeVisible();
      await writeByKeys(page);
      await expect(page.getByText('Vorbild')).toBeVisible();
    },
    tag: '@sweep',
  },
  {
    game: 'jukugo',
    async play(page) {
      await page.locator('.juk__cards button').first().click();
      await expect(page.locator('.juk__cards [aria-pressed=true]')).toHaveCount(1);
    },
    tag: '@sweep',
  },
  {
    game: 'puzzle',
    async play(page) {
      await page.locator('.puz__rad').first().click();
      await expect(page.getByRole('button', { name: /entfernen$/ })).toBeVisible();
    },
    tag: '@sweep',
  },
];

for (const { game, play, ...details } of games)
  test(
    `HUB-02 OFF-01 ${game}, whose book was seen, goes on when the network ends between hub and board`,
    details,
    async ({ page, context, errors }) => {
      errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const isFetched = watchFetched(page);
      await visit(page, '/games');
      const book = page.getByRole('main').getByRole('link', { name: new RegExp(game, 'i') });
      await book.scrollIntoViewIfNeeded();
      await book.hover();
      await isFetched(game);
      await context.setOffline(true);
      await book.click();
      await play(page);
    },
  );
