import { expect, test } from 'vitest';
import { dayOfAddress, sheetAddress } from './sheet-address.ts';

test.each([
  ['2026-11-24', 20_781],
  ['1970-01-01', 0],
  ['1969-12-31', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['today', null],
])('MIT-12 the date %s names the sheet of day %s', (date, day) => {
  expect(dayOfAddress(date)).toBe(day);
  if (day !== null) expect(sheetAddress(day)).toBe(`/mitsukete/day/${date}`);
});
