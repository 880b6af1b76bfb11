import {
  type Cohort,
  type Dashboard,
  type DayFigures,
  type Span,
  spans,
} from '@michi/contracts/admin-dashboard';
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { CountedWeeksTable, Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { cached } from '../../pacing/cached.ts';
import type { BackgroundJobs } from '../../pacing/jobs.ts';
import type { ChangeLog } from './change-log.ts';
import { latestLetters } from './latest-letters.ts';
import { createPlayCounts, dayMs, dayOf, daysOfWeek, weekOf } from './play-counts.ts';

const freshForMs = 60_000;
/** Days so recent are counted again and again: runs that were played without a network come late. */
const recentDays = 3;
/** After this long that is done for those before today. */
const recentFreshForMs = 5 * 60_000;
const shownWeeks = 8;
const shownDays = Math.max(...Object.values(spans)) + daysOfWeek;
const shownChanges = 5;

export interface AdminDashboard {
  /**
   * The figures of some days at a glance. Of what is over, only what is counted already: the rest is counted in the
   * background, and is there some moments later.
   */
  show(span: Span): Promise<Dashboard>;
}

export interface AdminDashboardParts {
  readonly database: Database;
  readonly queue: WriteQueue;
  readonly jobs: BackgroundJobs;
  readonly log: Pick<ChangeLog, 'list'>;
  readonly mailsWaiting: () => number;
  readonly now: () => Ms;
}

export function createAdminDashboard(parts: AdminDashboardParts): AdminDashboard {
  const { database, queue, jobs, log, mailsWaiting, now } = parts;
  const counts = createPlayCounts(database);

  const countedDays = async (from: number) => {
    const query = database.query().selectFrom('counted_days').selectAll().where('day', '>=', from);
    return new Map((await query.execute()).map((row) => [row.day, row]));
  };
  const countedWeeks = async (from: number) =>
    Map.groupBy(
      await database.query().selectFrom('counted_weeks').selectAll().where('week', '>=', from).execute(),
      ({ week }) => week,
    );

  const recent = cached(
    async () => {
      const at = now();
      const today = dayOf(at);
      // At once: a database server works on them side by side.
      const [row, games, firstDay, accounts, letters] = await Promise.all([
        counts.day(today),
        counts.games(today),
        counts.firstDay(),
        newAccounts(database, today - shownDays),
        latestLetters(database),
      ]);
      return { at, today, row, games, firstDay, accounts, letters };
    },
    freshForMs,
    now,
  );
  const daysBefore = cached(
    () => {
      const today = dayOf(now());
      const ago = Array.from({ length: recentDays - 1 }, (_, index) => index + 1);
      return Promise.all(ago.map((days) => counts.day(today - days)));
    },
    recentFreshForMs,
    now,
  );

  /** What is over for good, by a day: from which day on and up to which it is counted, and the Monday of the last week. */
  const closed = (today: number) => {
    const last = today - recentDays;
    return { first: today - shownDays, last, lastWeek: weekOf(last - daysOfWeek + 1) };
  };
  const firstWeek = (lastWeek: number) => lastWeek - (shownWeeks - 1) * daysOfWeek;

  /** Counts one day or week that is over, the latest first. */
  async function countNext(): Promise<boolean> {
    const firstDay = await counts.firstDay();
    if (firstDay === null) return false;
    const { first, last, lastWeek } = closed(dayOf(now()));
    const days = await countedDays(first);
    for (let day = last; day >= Math.max(first, firstDay); day--)
      if (!days.has(day)) {
        const row = await counts.day(day);
        await queue.run(() =>
          // Another process may have counted it meanwhile.
          database
            .query()
            .insertInto('counted_days')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
        return true;
      }
    const weeks = await countedWeeks(firstWeek(lastWeek));
    for (let week = lastWeek; week >= Math.max(firstWeek(lastWeek), weekOf(firstDay)); week -= daysOfWeek)
      if (!weeks.has(week)) {
        const rows = await countWeek(week);
        await queue.run(() =>
          database
            .query()
            .insertInto('counted_weeks')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
        return true;
      }
    return false;
  }
  const wake = jobs.add(countNext);

  async function countWeek(week: number): Promise<CountedWeeksTable[]> {
    const rows = await counts.week(week);
    const shown = rows.filter(({ begun }) => begun > week - shownWeeks * daysOfWeek);
    // A row for each week that is counted, also if nobody began in it.
    const hasOwn = shown.some(({ begun }) => begun === week);
    return hasOwn ? shown : [...shown, { week, begun: week, learners: 0 }];
  }

  return {
    async show(span) {
      const [{ at, today, row, games, firstDay, accounts, letters }, before] = await Promise.all([
        recent(),
        daysBefore(),
      ]);
      const { first, lastWeek } = closed(today);
      const days = await countedDays(first);
      for (const counted of [...before, row]) days.set(counted.day, counted);
      const figuresOf = (day: number): DayFigures => {
        const counted = days.get(day);
        const isEmpty = firstDay === null || day < firstDay;
        return {
          date: dateOf(day),
          new_accounts: accounts.get(day) ?? 0,
          played: counted ? playedOf(counted) : isEmpty ? nothing : null,
        };
      };
      const shown = Array.from({ length: spans[span] }, (_, index) =>
        figuresOf(today - spans[span] + 1 + index),
      );
      const week_ago = figuresOf(today - daysOfWeek);
      const weeks = await countedWeeks(firstWeek(lastWeek));
      const from = Math.max(firstWeek(lastWeek), firstDay === null ? today : weekOf(firstDay));
      wake();
      const { rows: changes } = await log.list({
        ...{ search: '', subject: '', sort: 'at', direction: 'desc', page: 1 },
      });
      return {
        ...{ counted_at: at, days: shown, week_ago, games_today: games },
        cohorts: cohortsOf(weeks, from, lastWeek),
        ...{ mails_waiting: mailsWaiting(), letters, changes: changes.slice(0, shownChanges) },
      };
    },
  };
}

const nothing = { guests: 0, accounts: 0, runs: 0, answers: 0 };
const playedOf = ({ guests, accounts, runs, answers }: typeof nothing) => ({
  ...{ guests, accounts, runs, answers },
});
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** By day. */
async function newAccounts(database: Database, from: number): Promise<ReadonlyMap<number, number>> {
  const day = sql<number>`created_at / ${sql.lit(dayMs)}`;
  const rows = await database
    .query()
    .selectFrom('users')
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('accounts')])
    .where('created_at', '>=', from * dayMs)
    .groupBy(day)
    .execute();
  return new Map(rows.map((row) => [Number(row.day), Number(row.accounts)]));
}

function cohortsOf(
  weeks: ReadonlyMap<number, readonly CountedWeeksTable[]>,
  from: number,
  last: number,
): Cohort[] {
  const learnersIn = (week: number, begun: number): number | null => {
    const rows = weeks.get(week);
    return rows ? (rows.find((row) => row.begun === begun)?.learners ?? 0) : null;
  };
  const cohorts: Cohort[] = [];
  for (let begun = from; begun <= last; begun += daysOfWeek) {
    const learners = learnersIn(begun, begun);
    if (learners === 0) continue;
    const returned = [];
    for (let week = begun + daysOfWeek; week <= last; week += daysOfWeek)
      returned.push(learnersIn(week, begun));
    cohorts.push({ date: dateOf(begun), learners, returned });
  }
  return cohorts;
}
