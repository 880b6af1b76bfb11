import { expect, test } from 'vitest';
import { dateOf, dayOf, isoDateOf, monthOf } from './day.ts';

test('TAB-08 the learner’s day begins at four in the morning where the learner is', () => {
  const day = dayOf(new Date(2026, 10, 20, 4, 0));
  expect(dayOf(new Date(2026, 10, 20, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 21, 3, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 21, 4, 0))).toBe(day + 1);
  expect(dateOf(new Date(2026, 10, 21, 3, 59))).toBe('2026-11-20');
});

test.each([
  ['2026-11-23', 0, '2026-11-01', 30, 6],
  ['2026-11-01', -1, '2026-10-01', 31, 3],
  ['2027-01-31', 1, '2027-02-01', 28, 0],
  ['2028-02-29', 0, '2028-02-01', 29, 1],
])('ACH-04 the month of %s, %i later, as weeks from Monday have it', (date, later, first, length, blanks) => {
  const month = monthOf(Date.parse(date) / 86_400_000, later);
  expect({ ...month, first: isoDateOf(month.first) }).toEqual({ first, length, blanks });
});
