import { expect, test } from 'vitest';
import { latestSpan, nextSeason, type SpanKind, spanBefore } from './spans.ts';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const datesOf = (period: SpanKind, date: string): string[] => {
  const { start, end, claimableUntil } = latestSpan(period, dayOf(date));
  return [start, end, claimableUntil].map(dateOf);
};

test.each<[SpanKind, string, string, string, string]>([
  ['day', '2026-11-24', '2026-11-24', '2026-11-24', '2026-11-25'],
  ['day', '2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29', '2026-12-06'], // a Monday
  ['week', '2026-11-29', '2026-11-23', '2026-11-29', '2026-12-06'],
  ['week', '1969-12-31', '1969-12-29', '1970-01-04', '1970-01-11'],
  ['season', '2026-03-19', '2025-03-20', '2025-04-10', '2025-04-24'],
  ['season', '2026-03-20', '2026-03-20', '2026-04-10', '2026-04-24'],
  ['season', '2026-12-31', '2026-03-20', '2026-04-10', '2026-04-24'],
  ['season', '2028-03-20', '2028-03-20', '2028-04-10', '2028-04-24'], // a leap year
  ['season', '2100-04-10', '2100-03-20', '2100-04-10', '2100-04-24'], // none
])('ACH-03 the %s of %s lasts from %s to %s, and can be claimed until %s', (period, date, ...dates) => {
  expect(datesOf(period, date)).toEqual(dates);
});

test('ACH-03 spans follow each other, and a season comes each year', () => {
  const today = dayOf('2026-11-24');
  expect(dateOf(spanBefore('day', latestSpan('day', today)).start)).toBe('2026-11-23');
  expect(dateOf(spanBefore('week', latestSpan('week', today)).start)).toBe('2026-11-16');
  expect(dateOf(spanBefore('season', latestSpan('season', today)).start)).toBe('2025-03-20');
  expect(dateOf(nextSeason(today))).toBe('2027-03-20');
  expect(dateOf(nextSeason(dayOf('2027-03-19')))).toBe('2027-03-20');
  expect(dateOf(nextSeason(dayOf('2027-03-20')))).toBe('2028-03-20');
});
