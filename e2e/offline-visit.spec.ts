import { exampleAddresses, type PlayableGame, playableGames } from '@michi/games/catalogue';
import { locales } from '@michi/messages/locales';
import type { Page } from '@playwright/test';
import { languageCookie } from '../apps/web/app/lib/language/locale.ts';
import { expect, test } from './fixtures.ts';
import { cards, solve } from './mitsukete.ts';
import { facts, visitAndKeep } from './offline.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ errors }) => errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

test('OFF-01 after one visit to the landing page, it and the hub start without a network', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/');
  await context.setOffline(true);
  await page.goto('/games?filter=playable');
  await expect(page).toHaveURL('/games?filter=playable');
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mitsukete' }).first()).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Waits until the device keeps the stations of every path, which Tabibito asks for ahead. */
async function keepsPaths(page: Page): Promise<void> {
  const paths: unknown[] = await (await page.request.get('/api/tabibito/paths')).json();
  const kept = () => Object.keys(localStorage).filter((key) => /:last:modules:.*:de$/.test(key)).length;
  await expect.poll(() => page.evaluate(kept)).toBe(paths.length);
}

/** Pages that say so as long as there is nothing to show. */
const emptyAtFirst =
  /^\/(?:hanazono\/tour|mitsukete\/day$|kotodama\/poems|tokyoquest\/(?:ending|asakusa|akihabara|harajuku|mount-fuji).*)$/;

/** Of those that differ most: with levels of the server, with its journey, and with nothing of it but rules. */
const alsoUsual: readonly PlayableGame[] = ['mitsukete', 'tabibito', 'otoawase'];

for (const game of playableGames) {
  test(`OFF-01 ${game} starts without a network on each of its pages, once it was opened`, {
    tag: alsoUsual.includes(game) ? [] : '@sweep',
  }, async ({ page, context }) => {
    await visitAndKeep(page, `/${game}`);
    if (game === 'tabibito') await keepsPaths(page);
    await context.setOffline(true);
    // who is where on a board, and what is dealt for it, the server alone knows
    const pages = exampleAddresses.filter(
      (address) => address.split('/')[1] === game && !/\/(?:leaderboard|ranked)(?:\/|$)/.test(address),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const address of pages) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.locator('.play')).toBeVisible();
      const failed = emptyAtFirst.test(address) ? '.site__error' : '.state .masu, .site__error';
      await expect(page.locator(failed)).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
  });
}

test('OFF-01 MIT-03 a level that the server has is played to its end without a network', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/mitsukete');
  await context.setOffline(true);
  await page.goto('/mitsukete/levels');
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await expect(cards(page)).toHaveCount(16);
  await solve(page);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toContainText(
    'Dein Ergebnis ist auf diesem Gerät gespeichert',
  );
});

test('OFF-01 TAB-04 a path and its lesson open without a network, from a game that was opened with one', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/tabibito');
  await keepsPaths(page);
  await context.setOffline(true);
  await page.goto('/tabibito/beginner/first-steps');
  await page.getByRole('link', { name: 'Gleis eins bis sechs' }).click();
  await expect(page.locator('.tabi-leaf[data-card=scene]')).toContainText('Ihre Reise durch Japan beginnt');
});

test('OFF-01 a page that was never opened says so without a network, and opens when there is one', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/games');
  await context.setOffline(true);
  await page.goto('/features');
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Gerade keine Verbindung');
});

test('OFF-01 a link to a page that was never opened leads there once there is a network', {
  tag: '@sweep',
}, async ({ page, context }) => {
  await visitAndKeep(page, '/games');
  await context.setOffline(true);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' });
  await about.click();
  await expect(page.getByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Gerade keine Verbindung');
});

test('OFF-01 LNG-02 without a network too, an address is shown in its language, or in that chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAndKeep(page, '/fr/games', 'fr');
  await context.setOffline(true);
  await page.goto('/fr/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les jeux');
  await context.addCookies([{ name: languageCookie, value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/games');
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les jeux');
});

test('OFF-01 LNG-02 a language that was never read says so, and does not take the others along', {
  tag: '@sweep',
}, async ({ page, context }) => {
  await visitAndKeep(page, '/games');
  await context.setOffline(true);
  await page.goto('/fr/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Spiele');
  await page.locator('summary', { hasText: 'Sprache: Deutsch' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Spiele');
});

test('OFF-01 what is no page is left to the browser', async ({ page, context }) => {
  await visitAndKeep(page, '/games');
  await context.setOffline(true);
  for (const address of ['/api/docs', '/feed.xml', '/readyz'])
    await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('OFF-01 what is kept of one language after every game stays below 6 MB', { tag: '@sweep' }, async ({
  page,
}) => {
  for (const game of playableGames) await visitAndKeep(page, `/${game}`);
  const kept = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const response = await caches.match(request, { ignoreVary: true });
        found.push({ url: request.url, bytes: (await response?.arrayBuffer())?.byteLength ?? 0 });
      }
    return found;
  });
  const sum = kept.reduce((bytes, file) => bytes + file.bytes, 0);
  expect(sum).toBeGreaterThan(500_000);
  expect(sum).toBeLessThan(6_000_000);
  const others = locales.filter((locale) => locale !== 'de');
  const foreign = [facts.shell, ...Object.values(facts.games)].flatMap(({ of }) =>
    others.flatMap((locale) => of[locale].map((name) => `/assets/${name}`)),
  );
  expect(foreign.length).toBeGreaterThan(50);
  const paths = kept.map(({ url }) => new URL(url).pathname);
  expect(foreign.filter((path) => paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('/shell'))).toEqual(['/shell']);
});
