import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentDayStreak, learnersDay, longestStreak } from './days.ts';

test.each([
  [[], 0],
  [[5], 1],
  [[1, 2, 3, 7, 8], 3],
  [[1, 3, 4, 5, 6], 4],
])('ACH-01 the longest row of days in %j is %i', (days, longest) => {
  expect(longestStreak(days)).toBe(longest);
});

test.each([
  [[], 9, 0],
  [[7, 8, 9], 9, 3],
  [[7, 8], 9, 2],
  [[6, 7], 9, 0],
  [[5, 9], 9, 1],
])('ACH-01 after the days %j, on day %i, the present row is %i', (days, today, streak) => {
  expect(currentDayStreak(days, today)).toBe(streak);
});

test('the present row is never longer than the longest', () => {
  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(someDays, fc.integer({ min: 0, max: 31 }), (days, today) => {
      const ascending = days.toSorted((one, other) => one - other);
      expect(currentDayStreak(ascending, today)).toBeLessThanOrEqual(longestStreak(ascending));
    }),
  );
});

test.each([
  ['2026-11-23T02:59:59Z', 60, '2026-11-22'],
  ['2026-11-23T03:00:00Z', 60, '2026-11-23'],
  ['2026-11-22T19:00:00Z', 540, '2026-11-23'],
  ['2026-11-23T11:59:59Z', -480, '2026-11-22'],
])('TAB-08 at %s, %i minutes east of UTC, the learner’s day is %s', (moment, utcOffset, day) => {
  expect(learnersDay(Date.parse(moment), utcOffset)).toBe(Date.parse(day) / 86_400_000);
});
