import { dayOfIso, isoDateOf } from '../../lib/time/day.ts';

/** Where the sheet of a UTC day is played. */
export const sheetAddress = (day: number): string => `/mitsukete/day/${isoDateOf(day)}`;

/** The UTC day of a date such as 2026-11-21, in days since 1970-01-01; null for one that there is not. */
export function dayOfAddress(date: string): number | null {
  const day = dayOfIso(date);
  return Number.isInteger(day) && day >= 0 && isoDateOf(day) === date ? day : null;
}
