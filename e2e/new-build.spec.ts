import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { test as base, expect } from './fixtures.ts';
import { cards } from './mitsukete.ts';
import { type ChangingSite, changingSite } from './next-build.ts';
import { visitAndKeep } from './offline.ts';

const test = base.extend<{ site: ChangingSite }>({
  site: async ({ server }, use) => {
    const site = await changingSite(server.url);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ errors }) =>
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (?:404|502)/),
);

/** Waits until the worker of a build keeps its shell. */
async function servedBy(page: Page, build: ChangingSite['serves']): Promise<void> {
  const newest = () =>
    page.evaluate(async () => {
      const whole = [];
      for (const name of await caches.keys())
        if (await (await caches.open(name)).match('/shell', { ignoreVary: true })) whole.push(name);
      return whole;
    });
  await expect.poll(newest).toEqual([expect.stringContaining(build === 'next' ? 'nextbuild' : 'build:')]);
}

test('OFF-01 a newer build is announced, not during a run, and comes when the learner wants it', async ({
  page,
  context,
  site,
}) => {
  await visitAndKeep(page, '/mitsukete');
  await visit(page, '/mitsukete/play/first-strokes');
  await expect(cards(page)).toHaveCount(16);
  const notice = page.getByRole('complementary', { name: 'Neue Fassung' });

  site.serves = 'next';
  const other = await context.newPage();
  await visit(other, '/games');
  await servedBy(other, 'next'); // a browser looks for another worker some time after a page
  await expect(other.getByRole('complementary', { name: 'Neue Fassung' })).toBeHidden();
  await other.close();

  await expect(cards(page)).toHaveCount(16);
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Zur Levelauswahl' }).click();
  await expect(notice).toContainText('Eine neue Fassung von Kanji no Michi ist da.');
  await notice.getByRole('button', { name: 'Laden' }).click();
  await expect(notice).toBeHidden();
  // Unlike a poll, this waits through the loading of the page.
  await page.waitForFunction(() => Reflect.get(globalThis, '__reactRouterManifest')?.version === 'nextbuild');
});

test('OFF-01 after a newer build, and after the way back, everything starts without a network', {
  tag: '@sweep',
}, async ({ page, context, site }) => {
  await visitAndKeep(page, '/mitsukete');
  const builds: ChangingSite['serves'][] = ['next', 'present'];
  for (const build of builds) {
    site.serves = build;
    await visit(page, '/games');
    await servedBy(page, build);
    await context.setOffline(true);
    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
    await page.goto('/mitsukete/levels');
    await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
    await context.setOffline(false);
  }
});

test('OFF-01 a shell of before goes on in front of a newer server', { tag: '@sweep' }, async ({
  page,
  context,
  site,
}) => {
  await visitAndKeep(page, '/mitsukete');
  await context.setOffline(true);
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  site.serves = 'next';
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Mitsukete' }).first().click();
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(page.getByRole('link', { name: 'Erste Striche' })).toBeVisible();
});

for (const [serves, what] of [
  ['nothing', 'is down'],
  ['silence', 'does not answer'],
] as const) {
  test(`OFF-01 while the server ${what}, what was opened starts all the same`, { tag: '@sweep' }, async ({
    page,
    site,
  }) => {
    await visitAndKeep(page, '/games');
    site.serves = serves;
    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  });
}
