import { expect, test } from 'vitest';
import { eraYear } from './era-year.ts';

test.each([
  [2026, '令和八年'],
  [2027, '令和九年'],
  [2028, '令和十年'],
  [2039, '令和二十一年'],
  [2019, '令和元年'],
  [2018, '平成三十年'],
])('SHL-07 %i is %s', (year, written) => {
  expect(eraYear(year)).toBe(written);
});
