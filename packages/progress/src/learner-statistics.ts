import { type Achievements, achievementsAfter } from './achievements.ts';
import type { Challenged } from './challenges.ts';
import { withRuns } from './day-tally.ts';
import type { RunSummary } from './run-summary.ts';
import { inOrder, noStatistics, type Statistics, withRun } from './statistics.ts';

/** What a learner's runs add up to, the achievements that they have earned, and what challenges count and brought. */
export interface LearnerStatistics extends Challenged {
  readonly statistics: Statistics;
  readonly achievements: Achievements;
}

export const noLearnerStatistics: LearnerStatistics = {
  statistics: noStatistics,
  achievements: {},
  days: {},
  claimed: {},
};

/** The statistics after runs that come after all that it counts, in whatever order they are given. */
export function learnerStatisticsAfter(
  before: LearnerStatistics,
  runs: readonly RunSummary[],
): LearnerStatistics {
  let { statistics } = before;
  const stages = runs.toSorted(inOrder).map((run) => {
    statistics = withRun(statistics, run);
    return { statistics, at: run.at };
  });
  return {
    ...before,
    days: withRuns(before.days, runs),
    statistics,
    achievements: achievementsAfter(before.achievements, stages),
  };
}
