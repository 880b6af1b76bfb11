import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { showcase } from './landing.ts';
import { aGame, listGames, openHome, warnings } from './shelf.ts';

const allGames = (page: Page) => showcase(page).getByRole('link', { name: 'Alle Spiele ansehen' });

test.describe('LAN-03 the showcase', () => {
  const five = ['Ichi', 'Ni', 'San', 'Yon', 'Go'].map((title, place) =>
    aGame({ id: title, title, available: place % 2 === 0 ? true : 1 }),
  );
  const away = aGame({ id: 'Zero', title: 'Zero', available: 0 });
  const books = (page: Page) => showcase(page).getByRole('listitem');

  test('shows the first four available games, and a way to the others', async ({ page }) => {
    await listGames(page, [away, ...five]);
    await openHome(page);
    await expect(books(page)).toHaveCount(4);
    await expect(books(page)).toContainText(['Ichi', 'Ni', 'San', 'Yon']);
    await expect(showcase(page)).not.toContainText('Zero');
    await allGames(page).click();
    await expect(page).toHaveURL('/games');
  });

  test('has no way to the others when there are none', async ({ page }) => {
    await listGames(page, five.slice(0, 4));
    await openHome(page);
    await expect(books(page)).toHaveCount(4);
    await expect(allGames(page)).toHaveCount(0);
  });

  test('opens a game over the page under an address of its own; back and Escape close it', async ({
    page,
  }) => {
    await visit(page, '/');
    const book = showcase(page).getByRole('link', { name: 'Mitsukete' });
    const dialog = page.getByRole('dialog', { name: 'Mitsukete' });
    await book.click();
    await expect(page).toHaveURL('/?game=mitsukete');
    await expect(dialog).toContainText('Anfänger');
    await expect(dialog).toContainText('Erkennen · Gedächtnis · Tempo');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(book).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');

    await book.click();
    await dialog.getByRole('link', { name: 'Mitsukete spielen' }).click();
    await expect(page).toHaveURL('/mitsukete');
  });

  test('opens the game that the address names, and forgets it when it is closed', async ({ page }) => {
    await visit(page, '/?game=mitsukete');
    const dialog = page.getByRole('dialog', { name: 'Mitsukete' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await visit(page, '/?game=gibt-es-nicht');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('asks nothing anew when a game is opened', async ({ page }) => {
    await visit(page, '/');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await showcase(page).getByRole('link', { name: 'Mitsukete' }).click();
    await expect(page.getByRole('dialog', { name: 'Mitsukete' })).toBeVisible();
    expect(calls.filter((url) => /\/api\/|\.data/.test(url))).toEqual([]);
  });

  test('HUB-02 leads to the prices when a game belongs to Premium', async ({ page }) => {
    await listGames(page, [aGame({ premium_only: true, is_new: 1 })]);
    await openHome(page);
    await showcase(page).getByRole('link', { name: 'Kumo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kumo' });
    await expect(dialog).toContainText('Dieses Spiel gehört zu Premium.');
    await dialog.getByRole('link', { name: 'Mit Premium: Preise ansehen' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  for (const [what, answer] of [
    ['fails', { status: 500, json: { message: '' } }],
    ['is of another kind', { json: [{ id: 1, title: null }] }],
  ] as const)
    test(`has built-in games when the answer ${what}`, async ({ page, errors }) => {
      errors.expect(/status of 500/);
      const warned = warnings(page);
      await page.route('**/api/games', (route) => route.fulfill(answer));
      await openHome(page);
      await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toBeVisible();
      await expect(allGames(page)).toBeVisible();
      expect(warned.filter((text) => text.startsWith('loading the games failed'))).toHaveLength(1);
    });

  test('says so when there is nothing to show', async ({ page }) => {
    await listGames(page, []);
    await openHome(page);
    await expect(showcase(page)).toContainText('Gerade liegt kein Heft bereit');
    await expect(allGames(page)).toHaveCount(0);
  });
});
