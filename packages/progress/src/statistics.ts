import type { GameEvent } from '@michi/game-kit/events';
import * as z from 'zod/mini';
import { longestStreak } from './days.ts';

const count = z.int().check(z.gte(0));
const epochMs = count;

/** How one kanji went so far. */
export const answeredKanji = z.object({ correct: count, wrong: count, hinted: count, lastAt: epochMs });
export type AnsweredKanji = z.infer<typeof answeredKanji>;

export const statisticsSchema = z.object({
  totalXP: count,
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
  levels: z.record(z.string(), z.record(z.string(), count)),
  /** How many kanji or words were solved, by game. */
  solved: z.record(z.string(), count),
  /** Levels finished without a mistake. */
  perfectLevels: count,
  /** The shortest time in which a level was finished. */
  fastestLevelMs: z.nullable(count),
  /** Days on which something was played, ascending; days since 1970-01-01 in the learner's time zone. */
  days: z.array(z.int()),
  bestDayStreak: count,
  /** When each achievement was unlocked. */
  achievements: z.record(z.string(), epochMs),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const noStatistics: Statistics = {
  totalXP: 0,
  totalGamesPlayed: 0,
  totalScore: 0,
  bestScore: 0,
  currentStreak: 0,
  bestStreak: 0,
  bestCombo: 0,
  answers: { given: 0, correct: 0 },
  kanji: {},
  levels: {},
  solved: {},
  perfectLevels: 0,
  fastestLevelMs: null,
  days: [],
  bestDayStreak: 0,
  achievements: {},
};

/** Where and when events happened. */
export interface Played {
  readonly game: string;
  readonly level: string;
  /** Epoch ms. */
  readonly at: number;
  /** Days since 1970-01-01 in the learner's time zone. */
  readonly day: number;
}

const xpPerLevel = 1_000;
/** A year and a bit: enough for every calendar shown. */
const maxDays = 400;

export const currentLevel = ({ totalXP }: Statistics): number => Math.floor(totalXP / xpPerLevel) + 1;

/** The running average of all answers in percent, or null before the first. */
export function accuracyPercent({ answers }: Statistics): number | null {
  return answers.given === 0 ? null : (answers.correct / answers.given) * 100;
}

/** The statistics after something happened. */
export function withEvent(statistics: Statistics, event: GameEvent, played: Played): Statistics {
  switch (event.type) {
    case 'kanjiAnswered':
      return withDay(withAnswer(statistics, event, played.at), played.day);
    case 'kanjiCompleted': {
      const solved = (statistics.solved[played.game] ?? 0) + 1;
      return { ...statistics, solved: { ...statistics.solved, [played.game]: solved } };
    }
    case 'comboChanged':
      return { ...statistics, bestCombo: Math.max(statistics.bestCombo, event.combo) };
    case 'levelCompleted':
      return withDay(withLevel(statistics, event, played), played.day);
    case 'levelFailed': {
      const totalGamesPlayed = statistics.totalGamesPlayed + 1;
      return withDay({ ...statistics, totalGamesPlayed }, played.day);
    }
    default:
      return statistics;
  }
}

function withAnswer(
  statistics: Statistics,
  { kanji, correct, hinted }: Extract<GameEvent, { type: 'kanjiAnswered' }>,
  at: number,
): Statistics {
  const before = statistics.kanji[kanji] ?? { correct: 0, wrong: 0, hinted: 0, lastAt: 0 };
  const currentStreak = correct ? statistics.currentStreak + 1 : 0;
  return {
    ...statistics,
    currentStreak,
    bestStreak: Math.max(statistics.bestStreak, currentStreak),
    answers: {
      given: statistics.answers.given + 1,
      correct: statistics.answers.correct + Number(correct),
    },
    kanji: {
      ...statistics.kanji,
      [kanji]: {
        correct: before.correct + Number(correct),
        wrong: before.wrong + Number(!correct),
        hinted: before.hinted + Number(hinted),
        lastAt: Math.max(before.lastAt, at),
      },
    },
  };
}

function withLevel(
  statistics: Statistics,
  { score, mistakes, ms }: Extract<GameEvent, { type: 'levelCompleted' }>,
  { game, level }: Played,
): Statistics {
  const levels = statistics.levels[game] ?? {};
  return {
    ...statistics,
    totalGamesPlayed: statistics.totalGamesPlayed + 1,
    totalScore: statistics.totalScore + score,
    bestScore: Math.max(statistics.bestScore, score),
    levels: { ...statistics.levels, [game]: { ...levels, [level]: (levels[level] ?? 0) + 1 } },
    perfectLevels: statistics.perfectLevels + Number(mistakes === 0),
    fastestLevelMs: Math.min(statistics.fastestLevelMs ?? ms, ms),
  };
}

function withDay(statistics: Statistics, day: number): Statistics {
  if (statistics.days.includes(day)) return statistics;
  const days = [...statistics.days, day].sort((one, other) => one - other).slice(-maxDays);
  return { ...statistics, days, bestDayStreak: Math.max(statistics.bestDayStreak, longestStreak(days)) };
}
