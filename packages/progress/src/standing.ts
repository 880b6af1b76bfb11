import { type Seals, sealsAfter } from './achievements.ts';
import type { Challenged } from './challenges.ts';
import { withRuns } from './day-tally.ts';
import type { RunSummary } from './run-summary.ts';
import { inOrder, noStatistics, type Statistics, withRun } from './statistics.ts';

/** What a learner's runs add up to, the seals that they have earned, and what challenges count and brought. */
export interface Standing extends Challenged {
  readonly statistics: Statistics;
  readonly seals: Seals;
}

export const noStanding: Standing = { statistics: noStatistics, seals: {}, days: {}, claimed: {} };

/** The standing after runs that come after all that it counts, in whatever order they are given. */
export function standingAfter(before: Standing, runs: readonly RunSummary[]): Standing {
  let { statistics } = before;
  const stages = runs.toSorted(inOrder).map((run) => {
    statistics = withRun(statistics, run);
    return { statistics, at: run.at };
  });
  return {
    ...before,
    days: withRuns(before.days, runs),
    statistics,
    seals: sealsAfter(before.seals, stages),
  };
}
