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

test('HUB-02 OFF-01 a game whose book was seen is played also when the network ends between shelf and board @phone', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit(page, '/games');
  const book = page.getByRole('main').getByRole('link', { name: /Puzzle/ });
  await book.scrollIntoViewIfNeeded();
  await book.hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await book.click();
  await expect(page.locator('.puz__rad').first()).toBeVisible();
});

test('HUB-02 GAM-03 a double tap on a book opens one game, and one step back leads to the shelf', async ({
  page,
}) => {
  const tickets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/game-tickets')) tickets.push(request.url());
  });
  await visit(page, '/games');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jukugo/ })
    .dblclick({ delay: 20 });
  await expect(page.locator('.juk__cards button').first()).toBeVisible();
  expect(tickets).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/games');
});
