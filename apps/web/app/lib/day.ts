const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01 in the time zone of `date`. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / dayMs);
}
