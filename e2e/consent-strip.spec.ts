import type { Page } from '@playwright/test';
import { sidewaysScroll, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, find, solve, soughtKanji } from './mitsukete.ts';
import { lose, openBattle, paper } from './tatakae.ts';

const strip = (page: Page) => page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
const stripOn = '.play > .consent-strip';

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

/** Modules never arrive: what is seen is what was painted first. */
const withoutModules = (page: Page) => page.route('**/*.js', () => {});

for (const path of between)
  test(`SHL-08 on ${path} the strip is painted at first below the bar, and covers nothing @phone`, async ({
    page,
  }) => {
    await withoutModules(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(strip(page)).toBeVisible();
    await expect(page.locator('main')).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const [bar, asked, content] = await page.evaluate(
      (selectors) => selectors.map((each) => document.querySelector(each)?.getBoundingClientRect()),
      ['.play__bar', '.consent-strip', 'main'],
    );
    expect(asked?.top).toBe(bar?.bottom);
    expect(content?.top).toBe(asked?.bottom);
    expect(asked?.height).toBeLessThan(150);
    expect(await sidewaysScroll(page)).toBe(0);
  });

for (const path of inRun)
  test(`SHL-08 on ${path} a run begins without the strip, from the first paint on`, async ({ page }) => {
    const shown: string[] = [];
    await page.exposeFunction('noteStrip', (what: string) => shown.push(what));
    await page.addInitScript((selector) => {
      new MutationObserver(() => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found) Reflect.get(window, 'noteStrip')(found.outerHTML);
      }).observe(document, { subtree: true, childList: true });
    }, stripOn);
    await visit(page, path);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    expect(shown).toEqual([]);
  });

test('SHL-08 nothing moves on a page of a game, whether consent is stored or not @phone', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  for (const stored of [null, 'all', 'essential'])
    await test.step(`stored: ${stored}`, async () => {
      await page.addInitScript((choice) => {
        if (choice) localStorage.setItem('cookieConsent', choice);
      }, stored);
      await visit(page, '/mitsukete');
      await page.waitForLoadState('networkidle');
      await expect(strip(page)).toHaveCount(stored ? 0 : 1);
      expect(await shifted()).toBeLessThan(0.01);
    });
});

for (const { button, stored } of [
  { button: 'Nur notwendige', stored: 'essential' },
  { button: 'Alle akzeptieren', stored: 'all' },
])
  test(`SHL-08 “${button}” on the strip stores ${stored}, and it is not even painted again`, async ({
    page,
  }) => {
    await visit(page, '/tatakae');
    await strip(page).getByRole('button', { name: button }).click();
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused(); // the button is gone
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(stored);
    await withoutModules(page);
    await page.goto('/mitsukete', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Spiel starten' })).toBeVisible();
    await expect(page.locator(stripOn)).toBeHidden();
  });

test('SHL-08 both answers of the strip look alike, are large enough for a finger, and are met after the bar @phone', async ({
  page,
}) => {
  await visit(page, '/tatakae');
  const looks = await strip(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
        return { width, height, color, backgroundColor, borderColor, fontWeight };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.play__bar button:visible').last().focus();
  for (const name of ['Mehr dazu', 'Nur notwendige', 'Alle akzeptieren', 'Duell beginnen']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(name);
  }
});

test('SHL-08 the strip waits while a sheet of Mitsukete is played, and is back when it is done', async ({
  page,
}) => {
  await visit(page, '/mitsukete/levels');
  await expect(strip(page)).toBeVisible();
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  const [first = ''] = await soughtKanji(page);
  await find(page, first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
  await expect(page.locator(stripOn)).toHaveCount(0); // it is still the same run
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await solve(page);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  await expect(page.locator(stripOn)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Hauptmenü' }).click();
  await strip(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(strip(page)).toHaveCount(0);
});

test('SHL-08 the strip waits while a duel is fought, and is back when it is over', async ({ page }) => {
  await openBattle(page);
  await expect(paper(page)).toBeVisible();
  await expect(page.locator(stripOn)).toHaveCount(0);
  await lose(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator(stripOn)).toBeVisible();
});
