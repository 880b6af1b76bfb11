import { type Seals, sealsAfter } from './achievements.ts';
import type { RunSummary } from './run-summary.ts';
import { inOrder, noStatistics, type Statistics, withRun } from './statistics.ts';

/** What a learner's runs add up to, and the seals that they have earned. */
export interface Standing {
  readonly statistics: Statistics;
  readonly seals: Seals;
}

export const noStanding: Standing = { statistics: noStatistics, seals: {} };

/** The standing after runs that come after all that it counts, in whatever order they are given. */
export const standingAfter = (before: Standing, runs: readonly RunSummary[]): Standing =>
  runs.toSorted(inOrder).reduce(({ statistics, seals }, run) => {
    const after = withRun(statistics, run);
    return { statistics: after, seals: sealsAfter(seals, after, run.at) };
  }, before);
