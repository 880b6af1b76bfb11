/** How often a challenge comes: each of the learner's days, each of their weeks from Monday on, or at its season each year. */
export type SpanKind = 'day' | 'week' | 'season';

/** The days, since 1970-01-01, for which a challenge stands. */
export interface Span {
  readonly start: number;
  /** Its last day. */
  readonly end: number;
  /** The last day on which what was reached in it can still be claimed. */
  readonly claimableUntil: number;
}

const daysOfWeek = 7;
/** The blossom of the cherries: 20 March to 10 April. */
const season = { firstAfterFebruary: 19, days: 22 };
const seasonGraceDays = 14;

/** The latest span that has begun on a day or before it. */
export function latestSpan(kind: SpanKind, day: number): Span {
  switch (kind) {
    case 'day':
      return span(day, 1, 1);
    case 'week':
      // day 0 was a Thursday
      return span(day - modulo(day + 3, daysOfWeek), daysOfWeek, daysOfWeek);
    case 'season': {
      const year = yearOf(day);
      const start = startOfSeason(year) <= day ? startOfSeason(year) : startOfSeason(year - 1);
      return span(start, season.days, seasonGraceDays);
    }
  }
}

/** The span before one. */
export const spanBefore = (kind: SpanKind, { start }: Span): Span => latestSpan(kind, start - 1);

/** The first day of the next season after a day. */
export function nextSeason(day: number): number {
  const year = yearOf(day);
  return startOfSeason(year) > day ? startOfSeason(year) : startOfSeason(year + 1);
}

const span = (start: number, days: number, graceDays: number): Span => ({
  start,
  end: start + days - 1,
  claimableUntil: start + days - 1 + graceDays,
});

const startOfSeason = (year: number): number =>
  newYear(year) + 31 + (isLeap(year) ? 29 : 28) + season.firstAfterFebruary;

function yearOf(day: number): number {
  const year = 1970 + Math.floor(day / 365.2425);
  if (newYear(year + 1) <= day) return year + 1;
  return newYear(year) > day ? year - 1 : year;
}

/** The first of January, in days since 1970-01-01. */
const newYear = (year: number): number => 365 * (year - 1970) + leapYearsBefore(year) - leapYearsBefore(1970);

const leapYearsBefore = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);

const isLeap = (year: number): boolean => leapYearsBefore(year + 1) > leapYearsBefore(year);

const modulo = (dividend: number, divisor: number): number => ((dividend % divisor) + divisor) % divisor;
