import { expect, test } from 'vitest';
import { toldTime } from './told-time.ts';

const now = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;
const day = 24 * 60 * minute;
const year = 365 * day;

test.each([
  ['what is sent at once ended now', { at: now, sentAt: now }, null, 0, true],
  ['what waited an hour ended an hour ago', { at: now - 60 * minute, sentAt: now }, null, 60 * minute, true],
  ['a clock that is a year ahead', { at: now + year - minute, sentAt: now + year }, null, minute, true],
  ['a clock that is a year behind', { at: now - year - minute, sentAt: now - year }, null, minute, true],
  ['a clock that was set back meanwhile', { at: now, sentAt: now - day }, null, 0, false],
  ['a clock that was set ahead meanwhile', { at: now, sentAt: now + year }, null, 60 * day, false],
  ['a run with a ticket', { at: now - day, sentAt: now }, now - 5 * minute, 5 * minute, false],
  ['a ticket that the clock of the server calls later', { at: now, sentAt: now }, now + minute, 0, true],
])('LRN-01 %s', (_, told, earliest, msBefore, isSure) => {
  expect(toldTime(told, now, earliest)).toEqual({ at: now - msBefore, isSure });
});
