import type { RadicalId } from '@michi/games/puzzle/radicals';
import type { Locator, Page } from '@playwright/test';
import { goTo, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { titleOf } from './page-html.ts';
import { choose, solutionOf, sought } from './puzzle.ts';
import { draw, inkAt, openBattle } from './tatakae.ts';

/** As wide as what an A4 leaf holds between its margins. */
const leaf = { width: 672, height: 980 };
test.use({ viewport: leaf, colorScheme: 'dark' });

/** Opens a page as it goes to the printer, with the question of consent still open. */
async function print(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** What belongs to a screen only, as far as it can be seen. */
const screenOnly = (page: Page): Locator =>
  page
    .locator(
      '.site-header, .site-footer, .cookie, .skip, nav, .btn, .icon-btn, .chip, summary, [role=status]:not(.sr-only)',
    )
    .filter({ visible: true });

test('SHL-11 every kind of page is printed as its words, black on white in the dark theme too, without the shell', async ({
  page,
  request,
}) => {
  test.slow();
  await print(page, '/');
  for (const path of [
    '/',
    '/games',
    '/blog',
    '/privacy',
    '/contact',
    '/hayagaki',
    '/monogatari',
    '/mitsukete/levels',
    '/tabibito/beginner',
    '/jukugo',
    '/puzzle',
    '/ja/blog/okurigana', // after which the language is saved
  ])
    await test.step(path, async () => {
      await goTo(page, path, await titleOf(request, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(screenOnly(page)).toHaveCount(0);
      expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
      const words = page.locator('main').locator('p, h1, h2, li, td').filter({ visible: true });
      const colours = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
      expect(Math.max(...colours.map(luminance))).toBeLessThan(0.35);
      expect(await sidewaysScroll(page)).toBe(0);
    });
});

/** How light a colour is, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test('SHL-11 an article is printed with title, date, text and sources, whole tables, and the addresses of its links', async ({
  page,
}) => {
  await print(page, '/blog/vierzig-radikale');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toContainText('214 Radikale?');
  await expect(article.getByText('21. Juli 2026')).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Quellen' })).toBeVisible();
  await expect(page.getByText('Weiterlesen')).toBeHidden();
  for (const heading of await article.getByRole('heading').all())
    expect(await styleOf(heading, 'break-after')).toBe('avoid');
  for (const table of await page.locator('.prose__table').all()) {
    expect(await styleOf(table, 'overflow-x')).toBe('visible');
    expect(await styleOf(table, 'break-inside')).toBe('avoid');
    expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }
  const shown = (name: string) =>
    article.getByRole('link', { name }).evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await shown('KanjiVG')).toBe('" (https://kanjivg.tagaini.net/)"');
  expect(await shown('Spiele')).toBe('none');
});

test('SHL-11 an article that is read in a window is printed by itself, whole', async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('link', { name: /Das Kanji des Jahres/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Quellen' })).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Zum Lesen zwischendurch' })).toBeHidden();
  await expect(screenOnly(page)).toHaveCount(0);
  expect(await dialog.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(leaf.height);
});

test('SHL-11 what was written in Tatakae is black on the leaf, though the dark theme writes light', async ({
  page,
}) => {
  await openBattle(page);
  await draw(page, [0.3, 0.3], [0.6, 0.6]);
  await expect.poll(async () => Math.min(...((await inkAt(page, [0.45, 0.45])) ?? [0]))).toBeGreaterThan(150);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await styleOf(page.locator('.tat-paper canvas').first(), 'filter')).toBe('brightness(0)');
  await expect(screenOnly(page)).toHaveCount(0);
});

test('SHL-11 a kanji that is begun is printed without the buttons that take its parts back', async ({
  page,
}) => {
  await visit(page, '/puzzle/tutorial');
  await choose(page, [solutionOf(await sought(page))[0] as RadicalId]);
  await expect(page.locator('.chip')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(screenOnly(page)).toHaveCount(0);
});
