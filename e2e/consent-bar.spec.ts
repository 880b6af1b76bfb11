import type { Page } from '@playwright/test';
import { sidewaysScroll, takenOver, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { texts } from './page-html.ts';
import { phone } from './phone.ts';

const consentBar = (page: Page) => page.locator('.play > .consent-bar');
const desktop = { width: 1280, height: 860 };

/** Pages of games on which no run is played. */
const between = [
  '/mitsukete',
  '/mitsukete/levels',
  '/mitsukete/leaderboard',
  '/tatakae',
  '/tabibito',
  '/tabibito/beginner',
  '/tabibito/beginner/first-steps',
];
/** Pages that open a run at once. */
const inRun = [
  '/mitsukete/play/first-strokes',
  '/tatakae/battle',
  '/jukugo',
  '/jukugo/challenge',
  '/puzzle',
  '/puzzle/tutorial',
];

/** Opens a page as far as it is painted without its modules, which arrive when what this answers is called. */
async function paint(page: Page, path: string): Promise<() => Promise<void>> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return async () => {
    arrived.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('SHL-08 pages of games come with the consent bar below their bar, where it covers nothing, and those of runs without one', async ({
  page,
  request,
}) => {
  for (const path of between)
    await test.step(path, async () => {
      await paint(page, path);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expect(consentBar(page)).toBeVisible();
        const [bar, asked, content] = await page.evaluate(
          (selectors) => selectors.map((each) => document.querySelector(each)?.getBoundingClientRect()),
          ['.play__bar', '.consent-bar', 'main'],
        );
        expect(asked?.top).toBe(bar?.bottom);
        expect(content?.top).toBe(asked?.bottom);
        expect(asked?.height).toBeLessThan(150);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    });
  const consentBars = async (path: string) =>
    texts(await (await request.get(path)).text(), /<aside class="(consent-bar)[ "]/g).length;
  expect(await consentBars('/mitsukete')).toBe(1);
  for (const path of inRun) expect(await consentBars(path), path).toBe(0);
});

test('SHL-08 what is stored decides before anything is painted whether the consent bar is seen, and nothing moves', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await visit(page, '/mitsukete');
  for (const [size, stored] of [
    [phone, null],
    [phone, 'all'],
    [desktop, 'essential'],
    [desktop, null],
  ] as const)
    await test.step(`stored: ${stored}, ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.evaluate((choice) => {
        if (choice) localStorage.setItem('cookieConsent', choice);
        else localStorage.removeItem('cookieConsent');
      }, stored);
      const goOn = await paint(page, '/mitsukete');
      await expect(page.getByRole('link', { name: 'Spiel starten' })).toBeVisible();
      expect(await consentBar(page).isVisible()).toBe(stored === null); // at once: where scripts are missing it goes
      await goOn();
      await takenOver(page);
      await page.waitForLoadState('load');
      await expect(consentBar(page)).toHaveCount(stored ? 0 : 1);
      expect(await shifted()).toBeLessThan(0.01);
    });
});
