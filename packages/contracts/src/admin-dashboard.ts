import * as z from 'zod/mini';
import { adminChange, adminPerMinute, adminRefusals } from './administration.ts';
import type { Contract } from './contract.ts';
import { epochMs } from './fields.ts';

/** The times that the figures can be asked for, in days up to today. */
export const spans = { week: 7, month: 30, quarter: 84 } as const;
export type Span = keyof typeof spans;

const count = z.int().check(z.gte(0));
/** A date such as 2026-11-18, by UTC. */
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const dayFigures = z.object({
  date,
  new_accounts: count,
  /** Who has played, and how much; null as long as it is being counted. */
  played: z.nullable(
    z.object({
      /** Learners without and with an account. */
      guests: count,
      accounts: count,
      runs: count,
      /** Given in those runs. */
      answers: count,
    }),
  ),
});
export type DayFigures = z.infer<typeof dayFigures>;

/** The learners who began in a week. */
export const cohort = z.object({
  /** The Monday of the week. */
  date,
  /** Null as long as they are being counted. */
  learners: z.nullable(count),
  /** How many of them played one week later, two weeks later and so on; null in the same way. */
  returned: z.array(z.nullable(count)),
});
export type Cohort = z.infer<typeof cohort>;

export const dashboard = z.object({
  /** When today was counted: at most a minute ago. */
  counted_at: epochMs,
  /** The oldest first; the last is today. */
  days: z.array(dayFigures),
  /** Today a week ago. */
  week_ago: dayFigures,
  /** The most played first. */
  games_today: z.array(z.object({ game: z.string(), runs: count })),
  /** The oldest first; only weeks that are over, and that somebody began in. */
  cohorts: z.array(cohort),
  /** Not delivered yet. */
  mails_waiting: count,
  letters: z.object({
    open: count,
    /** The latest first. */
    latest: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['contact', 'feedback']),
        created_at: epochMs,
        /** How the message begins. */
        beginning: z.string(),
      }),
    ),
  }),
  /** The latest first. */
  changes: z.array(adminChange),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getAdminDashboard = {
  operationId: 'getAdminDashboard',
  tag: 'Administration',
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'The figures of the site at a glance, by days of UTC',
  access: 'admin',
  query: z.object({ span: z._default(z.enum(['week', 'month', 'quarter']), 'month') }),
  responses: { 200: dashboard, ...adminRefusals },
  perMinute: adminPerMinute,
} as const satisfies Contract;
