import { aSetup } from '@michi/testing/mitsukete-table';
import { expect, test } from 'vitest';
import { accuracyPercent, matchPoints, timePoints } from './scoring.ts';

test.each([
  [10, 20, 0, 30],
  [15, 25, 0, 40],
  [15, 25, 1, 45],
  [15, 25, 2, 50],
  [35, 45, 2, 90],
  [0, 0, 4, 20],
])('MIT-07 a match for %i points with bonus %i after %i in a row gives %i', (match, bonus, combo, points) => {
  expect(matchPoints(aSetup({ pointsPerMatch: match, targetBonus: bonus }), combo)).toBe(points);
});

test.each([
  [120, 0, 600],
  [120, 1, 595],
  [120, 1_000, 595],
  [120, 1_001, 590],
  [120, 119_000, 5],
  [120, 119_001, 0],
  [120, 120_000, 0],
  [120, 130_000, 0],
  [null, 0, 0],
  [null, 90_000, 0],
])(
  'MIT-08 with a limit of %j s and 5 points a second, %i ms of play leave %i points',
  (limit, ms, points) => {
    expect(timePoints(aSetup({ timeLimitS: limit, timeBonus: 5 }), ms)).toBe(points);
  },
);

test.each([
  [0, 0, 100],
  [0, 3, 0],
  [3, 3, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
])('MIT-07 %i matches in %i moves are an accuracy of %i %%', (correct, moves, percent) => {
  expect(accuracyPercent(correct, moves)).toBe(percent);
});
