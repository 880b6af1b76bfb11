import { expect, test } from 'vitest';
import {
  deskCorner,
  deskPlace,
  deskWidth,
  type Layout,
  mobCorner,
  mobPlace,
  moved,
  nth,
  pathsOf,
  rightEdges,
} from './sheet-geometry.ts';

const sizes = [80, 166, 368, 367, 1155];

test('ACH-04 the sheet begins at the right, twenty to a column, and ends at the left edge', () => {
  const edges = rightEdges(sizes);
  expect(deskWidth(sizes)).toBe(edges[0]);
  expect(deskCorner(0, edges[0] ?? 0)).toEqual({ x: deskWidth(sizes) - 10, y: 24 });
  expect(deskCorner(1154, edges[4] ?? 0).x).toBe(0);
});

test('ACH-04 a tap finds the cell that is drawn there', () => {
  const edges = rightEdges(sizes);
  for (const [level, size] of sizes.entries())
    for (const index of [0, 19, 20, 31, 32, size - 1]) {
      const desk = deskCorner(index, edges[level] ?? 0);
      expect(deskPlace(desk.x + 5, desk.y + 5, sizes)).toEqual({ level, index });
      const mob = mobCorner(index);
      expect(mobPlace(mob.x + 5, mob.y + 5, level, sizes)).toEqual({ level, index });
    }
  expect(deskPlace(5, 10, sizes)).toBeNull(); // above the columns
  expect(deskPlace((edges[1] ?? 0) + 5, 100, sizes)).toBeNull(); // between two levels
  expect(mobPlace(5, 30, 0, sizes)).toBeNull(); // below the last row
});

test('ACH-04 one path for each mastery holds every cell once', () => {
  const paths = pathsOf([0, 4, 4, 2], mobCorner);
  expect(paths.map((path) => path.split('M').length - 1)).toEqual([1, 0, 1, 0, 2]);
  expect(paths[2]).toBe('M30.7 0.7h8.6v8.6h-8.6z');
});

test.each<[Layout, string, readonly [number, number], readonly [number, number]]>([
  ['desk', 'ArrowDown', [0, 0], [0, 1]],
  ['desk', 'ArrowDown', [0, 79], [1, 0]],
  ['desk', 'ArrowUp', [1, 0], [0, 79]],
  ['desk', 'ArrowUp', [0, 0], [0, 0]],
  ['desk', 'ArrowLeft', [0, 5], [0, 25]],
  ['desk', 'ArrowLeft', [0, 65], [1, 5]],
  ['desk', 'ArrowLeft', [1, 159], [1, 165]], // the last column is short
  ['desk', 'ArrowLeft', [4, 1154], [4, 1154]],
  ['desk', 'ArrowRight', [0, 25], [0, 5]],
  ['desk', 'ArrowRight', [0, 5], [0, 5]],
  ['desk', 'ArrowRight', [2, 19], [1, 165]],
  ['mob', 'ArrowRight', [0, 0], [0, 1]],
  ['mob', 'ArrowLeft', [1, 0], [0, 79]],
  ['mob', 'ArrowDown', [0, 0], [0, 32]],
  ['mob', 'ArrowDown', [0, 70], [1, 6]],
  ['mob', 'ArrowUp', [1, 6], [0, 70]],
  ['mob', 'Home', [3, 3], [0, 0]],
  ['mob', 'End', [3, 3], [4, 1154]],
  ['desk', 'PageDown', [3, 3], [4, 0]],
  ['desk', 'PageUp', [0, 3], [0, 0]],
])('ACH-04 on the sheet (%s) %s leads from %j to %j', (layout, key, [level, index], [toLevel, toIndex]) => {
  expect(moved({ level, index }, key, sizes, layout)).toEqual({ level: toLevel, index: toIndex });
});

test('other keys are left to the page, and places are counted from N5 on', () => {
  expect(moved({ level: 0, index: 0 }, 'Tab', sizes, 'desk')).toBeNull();
  expect(nth({ level: 2, index: 3 }, sizes)).toBe(249);
});
