import { expect, test } from 'vitest';
import { pageHeight, pageLayout, pageWidth, type Rectangle } from './page-layout.ts';

const right = ({ x, width }: Rectangle) => x + width;
const low = ({ y, height }: Rectangle) => y + height;

test.each([4, 5, 6, 8])('MON-01: %i panels lie apart on the page', (count) => {
  const panels = pageLayout(count);
  expect(panels).toHaveLength(count);
  for (const [index, panel] of panels.entries()) {
    expect(panel.x).toBeGreaterThan(0);
    expect(panel.y).toBeGreaterThan(0);
    expect(right(panel)).toBeLessThan(pageWidth);
    expect(low(panel)).toBeLessThan(pageHeight);
    for (const other of panels.slice(index + 1))
      expect(
        right(panel) < other.x || right(other) < panel.x || low(panel) < other.y || low(other) < panel.y,
      ).toBe(true);
  }
});

test.each([4, 5, 6, 8])(
  'MON-01: %i panels are read from the right to the left, from the top down',
  (count) => {
    const panels = pageLayout(count);
    for (const [index, next] of panels.slice(1).entries()) {
      const panel = panels[index];
      if (!panel) continue;
      const isBelow = next.y >= low(panel);
      const isLeft = right(next) <= panel.x;
      expect(isBelow || isLeft).toBe(true);
      expect(low(next)).toBeGreaterThanOrEqual(Math.min(low(panel), low(next)));
    }
  },
);

test('MON-01: a count without a layout of its own has that of four', () => {
  expect(pageLayout(3)).toEqual(pageLayout(4));
  expect(new Set([4, 5, 6, 8].map((count) => JSON.stringify(pageLayout(count)))).size).toBe(4);
});
