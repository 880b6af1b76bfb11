import { expect, test } from 'vitest';
import { freeMode } from '../series.ts';
import { puzzlePoints, timeBonus } from './scoring.ts';

test.each([
  [0, 100],
  [99, 100],
  [100, 99],
  [5_000, 50],
  [9_900, 1],
  [9_999, 1],
  [10_000, 0],
  [60_000, 0],
])('PUZ-09 after %i ms the time bonus of a challenge is %i', (ms, bonus) => {
  expect(timeBonus('challenge', ms)).toBe(bonus);
});

test.each(['tutorial', freeMode] as const)('PUZ-09 there is no time bonus in the mode %s', (mode) => {
  expect(timeBonus(mode, 0)).toBe(0);
});

test.each([
  [100, 0, 0, 100],
  [300, 0, 0, 300],
  [150, 64, 0, 214],
  [100, 0, 3, 130],
  [240, 100, 4, 380],
])('PUZ-05 %i points, time bonus %i and %i kanji in a row make %i', (points, bonus, combo, sum) => {
  expect(puzzlePoints(points, bonus, combo)).toBe(sum);
});
