import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellCount, dealCells } from './deal-cells.ts';

const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test('LAN-02 nine different kanji, and none of the present ones while there are enough others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 60 }), chance, (size, numbers) => {
      const next = () => numbers.next().value;
      const first = dealCells(size, [], next);
      const second = dealCells(size, first, next);
      for (const cells of [first, second]) {
        expect(new Set(cells).size).toBe(cellCount);
        expect(cells.every((place) => place >= 0 && place < size)).toBe(true);
      }
      const again = second.filter((place) => first.includes(place));
      expect(again).toHaveLength(Math.max(0, 2 * cellCount - size));
    }),
  );
});

test('LAN-02 nine kanji change their places only', () => {
  const cells = dealCells(9, [0, 1, 2, 3, 4, 5, 6, 7, 8], () => 0.5);
  expect(cells.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(cells).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
