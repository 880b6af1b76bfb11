import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, freeTop } from './free-place.ts';

const line: Box = { top: 8, bottom: 48, left: 60, right: 300 };
const control = (top: number, bottom: number, left = 0, right = 360): Box => ({ top, bottom, left, right });

test.each([
  ['nothing is there', [], 8],
  ['a bar with a button in its corner', [control(4, 52, 0, 48)], 8],
  ['a control at the top', [control(0, 50)], 52],
  ['two, with too little room between them', [control(0, 50), control(80, 100)], 100],
  ['no room at all', [control(0, 640)], null],
])('ACH-01 the message lies as high as nothing is in its way: %s', (_, controls, top) => {
  expect(freeTop(line, controls, 640)).toBe(top);
});

test('ACH-01 the place of the message is clear of every control, and in the window', () => {
  const edges = fc.tuple(fc.integer({ min: 0, max: 640 }), fc.integer({ min: 1, max: 200 }));
  const controls = fc.array(
    fc
      .tuple(edges, edges)
      .map(([[top, height], [left, width]]) => control(top, top + height, left, left + width)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(controls, (all) => {
      const top = freeTop(line, all, 640);
      if (top === null) return;
      expect(top).toBeGreaterThanOrEqual(8);
      expect(top + 40).toBeLessThanOrEqual(632);
      for (const { top: from, bottom, left, right } of all)
        expect(bottom <= top || from >= top + 40 || right <= 60 || left >= 300).toBe(true);
    }),
  );
});
