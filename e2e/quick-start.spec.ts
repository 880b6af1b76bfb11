import type { PlayableGame } from '@michi/games/catalogue';
import { visit } from './browser.ts';
import { watchFetched } from './fetched-ahead.ts';
import { expect, test } from './fixtures.ts';

// What the page itself has fetched is to serve, not what its worker keeps.
test.use({ serviceWorkers: 'block' });

test('GAM-01 a game loads its modules beside its styles: it is of use only with them', async ({
  request,
}) => {
  const modules = /<link rel="modulepreload"|<script[^>]* type="module"/g;
  const asked = async (path: string) => (await (await request.get(path)).text()).match(modules) ?? [];
  for (const path of ['/jukugo', '/puzzle', '/mitsukete/play/first-strokes', '/tatakae/battle'])
    expect(new Set(await asked(path)).size, path).toBe(2);
  expect(await asked('/games'), 'others are read first').toEqual([]);
});

const games: readonly { game: PlayableGame; shows: string; tickets: number; tag?: '@sweep' }[] = [
  { game: 'mitsukete', shows: 'text=Spiel starten', tickets: 0 },
  { game: 'jukugo', shows: '.juk__cards button', tickets: 1 },
  { game: 'tatakae', shows: 'text=Duell beginnen', tickets: 0, tag: '@sweep' },
  { game: 'puzzle', shows: '.puz__rad', tickets: 1, tag: '@sweep' },
  { game: 'tabibito', shows: '.tabi-levels', tickets: 0, tag: '@sweep' },
];

for (const { game, shows, tickets, ...details } of games)
  test(
    `HUB-02 GAM-03 a double tap on the book of ${game} opens one page and one run, and one step back leads to the hub`,
    details,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/game-tickets')) asked.push(request.url());
      });
      const isFetched = watchFetched(page);
      await visit(page, '/games');
      const book = page.getByRole('main').getByRole('link', { name: new RegExp(game, 'i') });
      await book.hover();
      await isFetched(game); // so that its page is there before the second tap
      await book.dblclick();
      await expect(page.locator(shows).first()).toBeVisible();
      await expect(page).toHaveURL(`/${game}`);
      await expect.poll(() => asked).toHaveLength(tickets);
      await page.goBack();
      await expect(page).toHaveURL('/games');
      expect(asked).toHaveLength(tickets);
    },
  );
