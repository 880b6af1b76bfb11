import { expect, test } from 'vitest';
import { dateOf, dayOf } from './day.ts';

test('TAB-08 the learner’s day begins at four in the morning where the learner is', () => {
  const day = dayOf(new Date(2026, 10, 20, 4, 0));
  expect(dayOf(new Date(2026, 10, 20, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 21, 3, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 21, 4, 0))).toBe(day + 1);
  expect(dateOf(new Date(2026, 10, 21, 3, 59))).toBe('2026-11-20');
});
