import * as z from 'zod/mini';
import { firstHour, longestStreak } from './days.ts';
import type { KanjiCount, RunSummary } from './run-summary.ts';

const count = z.int().check(z.gte(0));
const byName = z.record(z.string(), count);

/** How one kanji went so far, and when it was answered last, in epoch ms. */
export const answeredKanji = z.object({ correct: count, wrong: count, hinted: count, lastAt: count });
export type AnsweredKanji = z.infer<typeof answeredKanji>;

/** What a learner's runs add up to. */
export const statisticsSchema = z.object({
  totalGamesPlayed: count,
  /** Points of every finished level. */
  totalScore: count,
  /** The most points in one game. */
  bestScore: count,
  /** Correct answers in a row, over all games. */
  currentStreak: count,
  bestStreak: count,
  /** The largest combo within one run. */
  bestCombo: count,
  answers: z.object({ given: count, correct: count }),
  kanji: z.record(z.string(), answeredKanji),
  /** How often each level was finished, by game. */
  levels: z.record(z.string(), byName),
  /** How many games were lost, by game. */
  lost: byName,
  /** How many kanji or words were solved, by game. */
  solved: byName,
  /** Levels finished without a mistake. */
  perfectLevels: count,
  /** The shortest time in which a level was finished. */
  fastestLevelMs: z.nullable(count),
  /** The learner's days on which something was played, ascending; days since 1970-01-01. */
  days: z.array(z.int()),
  bestDayStreak: count,
  /** When each game was played last: epoch ms. */
  playedAt: byName,
  /** The largest combo within a run that was won. */
  bestWonCombo: count,
  /** Games that ended with every answer right. */
  flawlessGames: count,
  /** Games that ended between midnight and the hour at which a new day of the learner begins. */
  nightGames: count,
  /** How long was answered without a mistake, over all games. */
  currentCleanMs: count,
  bestCleanMs: count,
  /** What achievements of single games ask for, by name. */
  feats: byName,
  /** Of those that count what is different: what they have counted. */
  counted: z.record(z.string(), z.array(z.string())),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const noStatistics: Statistics = {
  totalGamesPlayed: 0,
  totalScore: 0,
  bestScore: 0,
  currentStreak: 0,
  bestStreak: 0,
  bestCombo: 0,
  answers: { given: 0, correct: 0 },
  kanji: {},
  levels: {},
  lost: {},
  solved: {},
  perfectLevels: 0,
  fastestLevelMs: null,
  days: [],
  bestDayStreak: 0,
  playedAt: {},
  bestWonCombo: 0,
  flawlessGames: 0,
  nightGames: 0,
  currentCleanMs: 0,
  bestCleanMs: 0,
  feats: {},
  counted: {},
};

/** A year and a bit: enough for every calendar shown. */
const maxDays = 400;

/** The running average of all answers in percent, or null before the first. */
export function accuracyPercent({ answers }: Statistics): number | null {
  return answers.given === 0 ? null : (answers.correct / answers.given) * 100;
}

/** The order in which runs are counted, whatever the order in which they became known. */
export const inOrder = (one: RunSummary, other: RunSummary): number =>
  one.at - other.at || (one.runId < other.runId ? -1 : 1);

/** The statistics after one more run, which comes last. Each run is taken as a whole, in the order of `inOrder`. */
export function withRun(statistics: Statistics, run: RunSummary): Statistics {
  const { game, given, correct } = run;
  const currentStreak = correct === given ? statistics.currentStreak + given : run.lastRow;
  const answered: Statistics = {
    ...statistics,
    bestCombo: Math.max(statistics.bestCombo, run.bestCombo),
    currentStreak,
    bestStreak: Math.max(statistics.bestStreak, statistics.currentStreak + run.firstRow, run.bestRow),
    answers: { given: statistics.answers.given + given, correct: statistics.answers.correct + correct },
    ...cleanAfter(statistics, run),
    kanji: withKanji(statistics.kanji, run.kanji, run.at),
    solved: run.solved === 0 ? statistics.solved : raised(statistics.solved, game, run.solved),
  };
  if (given === 0 && run.solved === 0 && run.outcome === 'abandoned') return answered;
  const playedAt = { ...answered.playedAt, [game]: Math.max(answered.playedAt[game] ?? 0, run.at) };
  return { ...withDay(withOutcome(answered, run), run.day), playedAt };
}

function withOutcome(statistics: Statistics, run: RunSummary): Statistics {
  const { game, level, outcome, score, mistakes, activeMs } = run;
  if (outcome === 'abandoned') return statistics;
  const ended: Statistics = {
    ...statistics,
    totalGamesPlayed: statistics.totalGamesPlayed + 1,
    flawlessGames: statistics.flawlessGames + Number(isFlawless(run)),
    nightGames: statistics.nightGames + Number(run.hour < firstHour),
    ...withFeats(statistics, run.feats),
  };
  if (outcome === 'lost') return { ...ended, lost: raised(statistics.lost, game, 1) };
  return {
    ...ended,
    bestWonCombo: Math.max(statistics.bestWonCombo, run.bestCombo),
    totalScore: statistics.totalScore + score,
    bestScore: Math.max(statistics.bestScore, score),
    levels: { ...statistics.levels, [game]: raised(statistics.levels[game] ?? {}, level, 1) },
    perfectLevels: statistics.perfectLevels + Number(mistakes === 0),
    fastestLevelMs:
      activeMs === null
        ? statistics.fastestLevelMs
        : Math.min(statistics.fastestLevelMs ?? activeMs, activeMs),
  };
}

/** Whether every answer was right, where one could have been wrong. */
const isFlawless = ({ outcome, mistakes, given, correct }: RunSummary): boolean =>
  given > 0 && correct === given && !(outcome === 'won' && mistakes === null);

function cleanAfter(
  { currentCleanMs, bestCleanMs }: Statistics,
  { clean }: RunSummary,
): Pick<Statistics, 'currentCleanMs' | 'bestCleanMs'> {
  const first = currentCleanMs + clean.firstMs;
  return {
    currentCleanMs: clean.lastMs ?? first,
    bestCleanMs: Math.max(bestCleanMs, first, clean.bestMs),
  };
}

function withKanji(
  before: Statistics['kanji'],
  counts: Readonly<Record<string, KanjiCount>>,
  at: number,
): Statistics['kanji'] {
  const changed = Object.entries(counts).map(([kanji, { correct, wrong, hinted }]) => {
    const known = before[kanji] ?? { correct: 0, wrong: 0, hinted: 0, lastAt: 0 };
    return [
      kanji,
      {
        correct: known.correct + correct,
        wrong: known.wrong + wrong,
        hinted: known.hinted + hinted,
        lastAt: Math.max(known.lastAt, at),
      },
    ] as const;
  });
  return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
}

/** More than any achievement asks for. */
const mostCounted = 50;

function withFeats(
  { feats: before, counted }: Statistics,
  feats: RunSummary['feats'],
): Pick<Statistics, 'feats' | 'counted'> {
  if (!feats) return { feats: before, counted };
  const best = Object.entries(feats.best).map(([name, amount]) => [
    name,
    Math.max(before[name] ?? 0, amount),
  ]);
  const sum = Object.entries(feats.sum).map(([name, amount]) => [name, (before[name] ?? 0) + amount]);
  const fresh = Object.entries(feats.different).map(([name, all]) => {
    const known = counted[name] ?? [];
    const room = mostCounted - known.length;
    return [name, all.filter((what) => !known.includes(what)).slice(0, room)] as const;
  });
  const different = fresh.map(([name, found]) => [name, (before[name] ?? 0) + found.length]);
  return {
    feats: { ...before, ...Object.fromEntries([...best, ...sum, ...different]) },
    counted: {
      ...counted,
      ...Object.fromEntries(fresh.map(([name, found]) => [name, [...(counted[name] ?? []), ...found]])),
    },
  };
}

const raised = (counts: Readonly<Record<string, number>>, name: string, by: number) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + by,
});

function withDay(statistics: Statistics, day: number): Statistics {
  if (statistics.days.includes(day)) return statistics;
  const days = [...statistics.days, day].sort((one, other) => one - other).slice(-maxDays);
  return { ...statistics, days, bestDayStreak: Math.max(statistics.bestDayStreak, longestStreak(days)) };
}
