import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test('a day begins at midnight where the learner is', () => {
  expect(dayOf(new Date(2026, 10, 20, 0, 0))).toBe(dayOf(new Date(2026, 10, 20, 23, 59)));
  expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe(dayOf(new Date(2026, 10, 20, 23, 59)) + 1);
});
