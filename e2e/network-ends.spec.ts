import type { Page } from '@playwright/test';
import { goOnline, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, solve } from './mitsukete.ts';
import { arrows, startAtOnce, writeByKeys } from './tatakae.ts';

// What the shelf itself has fetched is to serve, not what its worker keeps.
test.use({ serviceWorkers: 'block' });

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** How each game goes on from its book, without a network. */
const onward: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Mitsukete: async (page) => {
    await follow(page, 'Spiel starten');
    await follow(page, 'Erste Striche');
    await expect(cards(page)).toHaveCount(16);
    await solve(page);
    await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toContainText(
      'Dein Ergebnis ist auf diesem Gerät gespeichert',
    );
  },
  Tatakae: async (page) => {
    await follow(page, 'Duell beginnen');
    await startAtOnce(page);
    await expect(arrows(page).first()).toBeVisible();
    await writeByKeys(page);
    await expect(page.getByText('Vorbild')).toBeVisible();
  },
  Jukugo: async (page) => {
    await page.locator('.juk__cards button').first().click();
    await expect(page.locator('.juk__cards [aria-pressed=true]')).toHaveCount(1);
  },
  Puzzle: async (page) => {
    await page.locator('.puz__rad').first().click();
    await expect(page.getByRole('button', { name: /entfernen$/ })).toBeVisible();
  },
  // whose paths the server alone tells
  Tabibito: async (page) => {
    await follow(page, /^Anfänger/);
    await expect(page.getByText('Gerade ist kein Weg zu sehen.')).toBeVisible();
    await goOnline(page);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.locator('.tabi-paths > li').first()).toBeVisible();
  },
};

for (const [game, play] of Object.entries(onward))
  test(`HUB-02 OFF-01 ${game}, whose book was seen, goes on when the network ends between shelf and board @phone`, async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await visit(page, '/games');
    const book = page.getByRole('main').getByRole('link', { name: new RegExp(game) });
    await book.scrollIntoViewIfNeeded();
    await book.hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await book.click();
    await play(page);
  });
