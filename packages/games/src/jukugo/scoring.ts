import type { Ms } from '@michi/game-kit/time';
import { type Mode, timeBonusAfter } from '../series.ts';
import {
  levelPoints,
  levelPointsPerPerfectWord,
  levelPointsPerStreakStep,
  pointsPerDifficulty,
  pointsPerStreakStep,
  timeBonusStepMs,
} from './constants.ts';
import type { JukugoWord, Totals } from './level.ts';

/** What a word still brings on top, in points and percent, after it has been sought for `ms`. 0 but in a challenge. */
export function timeBonus(mode: Mode, ms: Ms): number {
  return timeBonusAfter(mode, ms, timeBonusStepMs);
}

/** Points of a solved word. `streak` counts the words in a row before this one. */
export function wordPoints(
  { difficulty }: Pick<JukugoWord, 'difficulty'>,
  bonus: number,
  streak: number,
): number {
  return difficulty * pointsPerDifficulty + bonus + streak * pointsPerStreakStep;
}

/** Points of a finished level, by all that has been reached in the series. */
export function levelBonus(level: number, { streak, perfect }: Pick<Totals, 'streak' | 'perfect'>): number {
  return level * levelPoints + streak * levelPointsPerStreakStep + perfect * levelPointsPerPerfectWord;
}
