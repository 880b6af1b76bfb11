import { sets } from '@michi/games/puzzle/puzzles';
import { radicalIds } from '@michi/games/puzzle/radicals';
import { expect, test } from 'vitest';
import { radicalOrder } from './radical-order.ts';

test.each(sets.map((set, index) => ({ number: index + 1, set })))(
  'PUZ-02 the parts that puzzles of the set $number need come first, then the rest',
  ({ number, set }) => {
    const order = radicalOrder({ set: number });
    const needed = new Set(set.flatMap(({ parts }) => parts.map(({ radical }) => radical)));
    expect(new Set(order.map(({ radical }) => radical.id))).toEqual(new Set(radicalIds));
    expect(order.map(({ spare }) => spare)).toEqual(order.map((_, index) => index >= needed.size));
    for (const { radical, spare } of order) expect(needed.has(radical.id)).toBe(!spare);
  },
);
