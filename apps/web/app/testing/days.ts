import { utcOf } from '../lib/time/day.ts';

/** An hour of the morning after a learner's day, by the clock of this time zone, whether or not that was set that night. */
export function morningAfter(day: number, hour: number): Date {
  const date = utcOf(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1, hour);
}
