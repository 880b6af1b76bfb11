import { firstHour, learnersDay } from '@michi/progress/days';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Minutes east of UTC in the time zone of `date`. */
export const utcOffsetOf = (date: Date): number => -date.getTimezoneOffset();

/** The learner's day, in days since 1970-01-01; it begins at 4 in the morning in the time zone of `date`. */
export const dayOf = (date: Date): number => learnersDay(date.getTime(), utcOffsetOf(date));

/**
 * When a learner's day begins, in epoch ms: at 4 by the clock that holds then, whatever it says now. `offsetAt` says how
 * many minutes east of UTC a time zone is at a moment.
 */
export function beginOf(day: number, offsetAt = (at: number) => utcOffsetOf(new Date(at))): number {
  const asInUtc = day * dayMs + firstHour * hourMs;
  const nearby = asInUtc - offsetAt(asInUtc) * minuteMs;
  return asInUtc - offsetAt(nearby) * minuteMs;
}

/** The date of that day, as 2026-11-21. */
export const dateOf = (date: Date): string => isoDateOf(dayOf(date));

/** The beginning of a learner's day as UTC has it, for formats of dates: they have to say `timeZone: 'UTC'`. */
export const utcOf = (day: number): Date => new Date(day * dayMs);

/** The date of a learner's day, as 2026-11-21. */
export const isoDateOf = (day: number): string => utcOf(day).toISOString().slice(0, 10);

/** The day of a date such as 2026-11-21, in days since 1970-01-01. */
export const dayOfIso = (date: string): number => Date.parse(date) / dayMs;

/** A month of a calendar whose weeks begin on Monday. */
export interface Month {
  /** Its first day, in days since 1970-01-01. */
  readonly first: number;
  readonly length: number;
  /** The days of its first week that belong to the month before. */
  readonly blanks: number;
}

/** The month in which a learner's day lies, or one so many months later. */
export function monthOf(day: number, later = 0): Month {
  const date = utcOf(day);
  const firstOf = (more: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later + more, 1) / dayMs;
  const first = firstOf(0);
  return { first, length: firstOf(1) - first, blanks: (first + 3) % 7 }; // day 0 was a Thursday
}
