import type { RadicalId } from '@michi/games/puzzle/radicals';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { leaf, print, screenOnly, styleOf } from './printed-page.ts';
import { choose, solutionOf, sought } from './puzzle.ts';
import { draw, inkAt, openBattle } from './tatakae.ts';

test.use({ viewport: leaf, colorScheme: 'dark' });

test('SHL-11 an article is printed with title, date, text and sources, whole tables, and the addresses of its links', async ({
  page,
}) => {
  await visit(page, '/blog/vierzig-radikale');
  await print(page);
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
  await print(page);
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
  await print(page);
  expect(await styleOf(page.locator('.tat-paper canvas').first(), 'filter')).toBe('brightness(0)');
  await expect(screenOnly(page)).toHaveCount(0);
});

test('SHL-11 a kanji that is begun is printed without the buttons that take its parts back', async ({
  page,
}) => {
  await visit(page, '/puzzle/tutorial');
  await choose(page, [solutionOf(await sought(page))[0] as RadicalId]);
  await expect(page.locator('.chip')).toBeVisible();
  await print(page);
  await expect(screenOnly(page)).toHaveCount(0);
});
