import { expect, test } from 'vitest';
import { periodStart } from './period-start.ts';

test.each([
  ['day', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z'],
  ['day', '2026-11-18T23:59:59.999Z', '2026-11-18T00:00:00.000Z'],
  ['week', '2026-11-16T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['week', '2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z'],
  ['week', '2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00.000Z'],
  ['month', '2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z'],
  ['month', '2028-02-29T00:00:00.000Z', '2028-02-01T00:00:00.000Z'],
  ['all', '2026-11-18T12:00:00.000Z', '1970-01-01T00:00:00.000Z'],
] as const)('API-09 the %s around %s began at %s', (period, at, start) => {
  expect(new Date(periodStart(period, Date.parse(at))).toISOString()).toBe(start);
});
