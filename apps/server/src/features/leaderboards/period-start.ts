import type { Period } from '@michi/contracts/leaderboards';

const dayMs = 24 * 60 * 60 * 1000;
const daysInWeek = 7;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const daysSinceMonday = 3;

/** When the period around `at` began, in epoch ms: UTC days, weeks from Monday, months; 0 for all time. */
export function periodStart(period: Period, at: number): number {
  const day = Math.floor(at / dayMs);
  switch (period) {
    case 'day':
      return day * dayMs;
    case 'week':
      return (day - ((day + daysSinceMonday) % daysInWeek)) * dayMs;
    case 'month': {
      const date = new Date(at);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
    }
    case 'all':
      return 0;
  }
}
