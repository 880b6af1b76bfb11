import type { Period } from '@michi/contracts/leaderboards';
import type { Ms } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysInWeek = 7;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const daysSinceMonday = 3;

/** From its beginning up to the moment before its end. */
export interface PeriodSpan {
  readonly startsAt: Ms;
  readonly endsAt: Ms;
}

/** The period around `at`: a UTC day, a week from Monday, a month; all time begins at 0 and never ends. */
export function periodSpan(period: Period, at: Ms): PeriodSpan {
  const day = Math.floor(at / dayMs);
  switch (period) {
    case 'day':
      return days(day, 1);
    case 'week':
      return days(day - ((day + daysSinceMonday) % daysInWeek), daysInWeek);
    case 'month': {
      const date = new Date(at);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return { startsAt: Date.UTC(year, month, 1), endsAt: Date.UTC(year, month + 1, 1) };
    }
    case 'all':
      return { startsAt: 0, endsAt: Number.MAX_SAFE_INTEGER };
  }
}

const days = (first: number, count: number): PeriodSpan => ({
  startsAt: first * dayMs,
  endsAt: (first + count) * dayMs,
});
