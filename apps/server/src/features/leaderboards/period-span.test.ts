import { expect, test } from 'vitest';
import { periodSpan } from './period-span.ts';

const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  ['day', '2026-11-18T00:00:00.000Z', '2026-11-18', '2026-11-19'],
  ['day', '2026-11-18T23:59:59.999Z', '2026-11-18', '2026-11-19'],
  ['week', '2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-15T23:59:59.999Z', '2026-11-09', '2026-11-16'],
  ['week', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
  ['month', '2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01'],
  ['month', '2026-12-01T00:00:00.000Z', '2026-12-01', '2027-01-01'],
  ['month', '2028-02-29T00:00:00.000Z', '2028-02-01', '2028-03-01'],
] as const)('API-09 the %s around %s lasted from %s to %s', (period, at, start, end) => {
  const { startsAt, endsAt } = periodSpan(period, Date.parse(at));
  expect([iso(startsAt), iso(endsAt)]).toEqual([`${start}T00:00:00.000Z`, `${end}T00:00:00.000Z`]);
});

test('API-09 all time begins at 0 and never ends', () => {
  expect(periodSpan('all', Date.UTC(2026, 10, 18))).toEqual({ startsAt: 0, endsAt: Number.MAX_SAFE_INTEGER });
});
