import type { Locator, Page } from '@playwright/test';
import { earn } from './api.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './mitsukete.ts';

const levels = [
  { id: 'first-strokes', rows: 4, cols: 4 },
  { id: 'seven-days', rows: 5, cols: 4 },
  { id: 'home', rows: 6, cols: 6 },
  { id: 'last-sheet', rows: 7, cols: 7 },
];
const screens = [
  { width: 360, height: 760 },
  { width: 640, height: 900 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];
const reservedHeight = 180 + 32;
const widestBoard = 1024;

/** Edge of a card in px as the specification has it, on a board of which so many px are for cards. */
function edgeOf(
  { rows, cols }: (typeof levels)[number],
  { width, height }: (typeof screens)[number],
  forCards: number,
): number {
  const fitted = Math.min(forCards / cols, (height - reservedHeight) / rows);
  return Math.max(width < 640 ? 40 : 50, Math.min(120, fitted - 8));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

async function checkBoard(page: Page, level: (typeof levels)[number], screen: (typeof screens)[number]) {
  const edge = screen.width < 640 ? 6 : 10;
  const field = await boxOf(page.getByRole('region', { name: /^Spielfeld/ }));
  expect(field.width).toBeLessThanOrEqual(widestBoard);
  const first = await boxOf(cards(page).first());
  const last = await boxOf(cards(page).last());
  const expected = edgeOf(level, screen, field.width - 2 * edge - 2);
  for (const { width, height } of [first, last]) {
    expect(width).toBeCloseTo(expected, 0);
    expect(height).toBeCloseTo(expected, 0);
  }
  expect(first.x).toBeGreaterThanOrEqual(field.x);
  expect(last.x + last.width).toBeLessThanOrEqual(field.x + field.width);
  expect(await sidewaysScroll(page)).toBe(0);
}

test('MIT-10 cards are as large as the screen allows, within 40, 50 and 120 px, and nothing overflows', async ({
  page,
}) => {
  await visit(page, '/mitsukete/levels');
  await earn(page, 7030);
  for (const level of levels) {
    await visit(page, `/mitsukete/play/${level.id}`);
    await expect(cards(page)).toHaveCount(level.rows * level.cols);
    for (const screen of screens)
      await test.step(`${level.rows} × ${level.cols} on ${screen.width} × ${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await checkBoard(page, level, screen);
      });
  }
});
