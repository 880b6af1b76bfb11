import { learnersDay } from '@michi/progress/days';
import { expect, test } from 'vitest';
import { beginOf, dateOf, dayOf, dayOfIso, isoDateOf, monthOf } from './day.ts';

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

/** How many minutes east of UTC a time zone is, whatever zone the machine has. */
const offsetIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (at: number): number => {
    const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(at)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
};

test.each([
  ['Europe/Berlin', '2027-03-27T19:00Z', '2027-03-28', 7], // the clocks go forward in this night
  ['Europe/Berlin', '2027-10-30T18:00Z', '2027-10-31', 9], // and back in this
  ['America/Los_Angeles', '2027-11-07T03:00Z', '2027-11-07', 9],
  ['Asia/Tokyo', '2027-03-28T11:00Z', '2027-03-29', 8],
])('ACH-03 in %s at %s so many hours are left until %s begins: %i', (zone, now, date, hours) => {
  expect((beginOf(dayOfIso(date), offsetIn(zone)) - Date.parse(now)) / 3_600_000).toBe(hours);
});

test.each(['Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'ACH-03 every day of a year begins in %s when the one before ends',
  (zone) => {
    const offsetAt = offsetIn(zone);
    for (let day = dayOfIso('2027-01-01'); day < dayOfIso('2028-01-01'); day++) {
      const begin = beginOf(day, offsetAt);
      expect([begin - 1, begin].map((at) => learnersDay(at, offsetAt(at)))).toEqual([day - 1, day]);
    }
  },
);
