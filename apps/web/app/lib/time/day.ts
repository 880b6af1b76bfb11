import { learnersDay } from '@michi/progress/days';

const dayMs = 24 * 60 * 60 * 1000;

/** Minutes east of UTC in the time zone of `date`. */
export const utcOffsetOf = (date: Date): number => -date.getTimezoneOffset();

/** The learner's day, in days since 1970-01-01; it begins at 4 in the morning in the time zone of `date`. */
export const dayOf = (date: Date): number => learnersDay(date.getTime(), utcOffsetOf(date));

/** The date of that day, as 2026-11-21. */
export const dateOf = (date: Date): string => new Date(dayOf(date) * dayMs).toISOString().slice(0, 10);
