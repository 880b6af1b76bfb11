import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cards, type LevelId, openLevel, serverKnows } from '../../testing/mitsukete.ts';
import { sidewaysScroll } from '../../testing/screen.tsx';

const screens = [
  { width: 360, height: 760 },
  { width: 640, height: 900 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];
const reservedHeight = 180 + 32;
const widestBoard = 1024;

interface Board {
  readonly id: LevelId;
  readonly rows: number;
  readonly cols: number;
}

/** Edge of a card in px as the specification has it, where a board has so many px for cards. */
function edgeOf(
  { rows, cols }: Board,
  { width, height }: (typeof screens)[number],
  forCards: { readonly width: number; readonly height: number },
): number {
  const fitted = Math.min(forCards.width / cols, forCards.height / rows, (height - reservedHeight) / rows);
  return Math.max(width < 640 ? 40 : 50, Math.min(120, fitted - 8));
}

function checkBoard(level: Board, screen: (typeof screens)[number]): void {
  const edge = screen.width < 640 ? 6 : 10;
  const field = page
    .getByRole('region', { name: /^Spielfeld/ })
    .element()
    .getBoundingClientRect();
  expect(field.width).toBeLessThanOrEqual(widestBoard);
  const boxes = cards().map((card) => card.getBoundingClientRect());
  const frame = 2 * edge + 2;
  const expected = edgeOf(level, screen, { width: field.width - frame, height: field.height - frame });
  for (const { width, height, left, right } of boxes) {
    expect(width).toBeCloseTo(expected, 0);
    expect(height).toBeCloseTo(expected, 0);
    expect(left).toBeGreaterThanOrEqual(field.left);
    expect(right).toBeLessThanOrEqual(field.right);
  }
  expect(sidewaysScroll()).toBe(0);
}

const boards: readonly Board[] = [
  { id: 'first-strokes', rows: 4, cols: 4 },
  { id: 'seven-days', rows: 5, cols: 4 },
  { id: 'home', rows: 6, cols: 6 },
  { id: 'last-sheet', rows: 7, cols: 7 },
];

test.each(boards)(
  'MIT-10 cards are as large as the screen allows, within 40, 50 and 120 px, and nothing overflows: $rows × $cols',
  async (level) => {
    serverKnows(7030);
    await openLevel(level.id);
    expect(cards()).toHaveLength(level.rows * level.cols);
    for (const screen of screens) {
      await page.viewport(screen.width, screen.height);
      checkBoard(level, screen);
    }
  },
);
