import * as z from 'zod/mini';
import type { RunSummary } from './run-summary.ts';

const count = z.int().check(z.gte(0));

/** What the runs of one day add up to, as challenges count it. */
export const dayTally = z.object({
  /** The most points of one level that was won. */
  bestScore: count,
  /** Levels that were won, and those among them without a mistake. */
  levels: count,
  flawless: count,
  /** The shortest time in which a level was won. */
  fastestMs: z.nullable(count),
  /** The longest combo of each run, added up. */
  combos: count,
  /** Right answers to kanji that were neither missed nor hinted at in their run. */
  perfect: count,
  /** The different kanji that were right, in the order of their signs. */
  kanji: z.string(),
});
export type DayTally = z.infer<typeof dayTally>;

/** Of each day, in the learner's days since 1970-01-01. */
export const dayTallies = z.record(z.string(), dayTally);
export type DayTallies = z.infer<typeof dayTallies>;

export const noTally: DayTally = {
  bestScore: 0,
  levels: 0,
  flawless: 0,
  fastestMs: null,
  combos: 0,
  perfect: 0,
  kanji: '',
};

/** One hit alone is no combo. */
const shortestCombo = 2;

/** What one run adds to its day. */
export function tallyOf(run: RunSummary): DayTally {
  const won = run.outcome === 'won';
  const kanji = Object.entries(run.kanji);
  return {
    bestScore: won ? run.score : 0,
    levels: Number(won),
    flawless: Number(won && run.mistakes === 0),
    fastestMs: won ? run.activeMs : null,
    combos: run.bestCombo < shortestCombo ? 0 : run.bestCombo,
    perfect: sum(kanji.map(([, { correct, wrong, hinted }]) => (wrong === 0 && hinted === 0 ? correct : 0))),
    kanji: signs(kanji.flatMap(([sign, { correct }]) => (correct > 0 ? sign : []))),
  };
}

/** Tallies as one; in whatever order, and however grouped, the sum is the same. */
export const joined = (tallies: readonly DayTally[]): DayTally => ({
  bestScore: Math.max(0, ...tallies.map(({ bestScore }) => bestScore)),
  levels: sum(tallies.map(({ levels }) => levels)),
  flawless: sum(tallies.map(({ flawless }) => flawless)),
  fastestMs: shortest(tallies.flatMap(({ fastestMs }) => fastestMs ?? [])),
  combos: sum(tallies.map(({ combos }) => combos)),
  perfect: sum(tallies.map(({ perfect }) => perfect)),
  kanji: signs(tallies.flatMap(({ kanji }) => [...kanji])),
});

/** The days after these runs were played as well. */
export function withRuns(days: DayTallies, runs: readonly RunSummary[]): DayTallies {
  const after: Record<string, DayTally> = { ...days };
  for (const [day, own] of Map.groupBy(runs, (run) => run.day))
    after[day] = joined([after[day] ?? noTally, ...own.map(tallyOf)]);
  return after;
}

const signs = (kanji: readonly string[]): string => [...new Set(kanji)].sort().join('');

const shortest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : Math.min(...times);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
