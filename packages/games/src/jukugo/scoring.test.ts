import { expect, test } from 'vitest';
import { freeMode } from '../series.ts';
import { levelBonus, timeBonus, wordPoints } from './scoring.ts';

test.each([
  [0, 100],
  [199, 100],
  [200, 99],
  [10_000, 50],
  [19_800, 1],
  [19_999, 1],
  [20_000, 0],
  [60_000, 0],
])('JUK-08 after %i ms the time bonus of a challenge is %i', (ms, bonus) => {
  expect(timeBonus('challenge', ms)).toBe(bonus);
});

test.each(['tutorial', freeMode] as const)('JUK-08 there is no time bonus in the mode %s', (mode) => {
  expect(timeBonus(mode, 0)).toBe(0);
});

test.each([
  [1, 0, 0, 50],
  [5, 0, 0, 250],
  [2, 64, 0, 164],
  [1, 0, 3, 110],
  [3, 100, 4, 330],
])(
  'JUK-05 difficulty %i, time bonus %i and %i words in a row make %i',
  (difficulty, bonus, streak, points) => {
    expect(wordPoints({ difficulty }, bonus, streak)).toBe(points);
  },
);

test('JUK-07 a level brings 100 for its number, 50 for each word in a row, 25 for each perfect one', () => {
  const totals = { score: 900, solved: 12, hints: 2, streak: 4, perfect: 10 };
  expect(levelBonus(3, totals)).toBe(300 + 200 + 250);
  expect(levelBonus(1, { ...totals, streak: 0, perfect: 0 })).toBe(100);
});
