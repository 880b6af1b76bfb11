import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

// What the page itself has fetched is to serve, not what its worker keeps.
test.use({ serviceWorkers: 'block' });

for (const address of ['/jukugo', '/puzzle', '/mitsukete/play/first-strokes', '/tatakae/battle'])
  test(`GAM-01 ${address} loads its modules beside its styles: it is of use only with them`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('script[type=module]').first()).toBeAttached();
    await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  });

for (const { game, shows, tickets } of [
  { game: 'mitsukete', shows: 'text=Spiel starten', tickets: 0 },
  { game: 'tatakae', shows: 'text=Duell beginnen', tickets: 0 },
  { game: 'jukugo', shows: '.juk__cards button', tickets: 1 },
  { game: 'puzzle', shows: '.puz__rad', tickets: 1 },
  { game: 'tabibito', shows: '.tabi-levels', tickets: 0 },
])
  test(`HUB-02 GAM-03 a double tap on the book of ${game} opens one page and one run, and one step back leads to the shelf @phone`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/game-tickets')) asked.push(request.url());
    });
    await visit(page, '/games');
    const book = page.getByRole('main').getByRole('link', { name: new RegExp(game, 'i') });
    await book.hover();
    await page.waitForLoadState('networkidle'); // so that its page is there before the second tap
    await book.dblclick();
    await expect(page.locator(shows).first()).toBeVisible();
    await expect(page).toHaveURL(`/${game}`);
    await expect.poll(() => asked).toHaveLength(tickets);
    await page.goBack();
    await expect(page).toHaveURL('/games');
    expect(asked).toHaveLength(tickets);
  });
