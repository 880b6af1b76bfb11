import type { Ms } from '@michi/game-kit/rules';
import {
  fullTimeBonus,
  hintCost,
  levelPoints,
  levelPointsPerPerfectWord,
  levelPointsPerStreakStep,
  pointsPerDifficulty,
  pointsPerStreakStep,
  timeBonusStepMs,
} from './constants.ts';
import type { Setup, Tally, Word } from './level.ts';

/** What a word still brings on top, in points and percent, after it has been sought for `ms`. 0 but in a challenge. */
export function timeBonus(mode: Setup['mode'], ms: Ms): number {
  return mode === 'challenge' ? Math.max(0, fullTimeBonus - Math.floor(ms / timeBonusStepMs)) : 0;
}

/** Points of a solved word. `streak` counts the words in a row before this one. */
export function wordPoints({ difficulty }: Word, bonus: number, streak: number): number {
  return difficulty * pointsPerDifficulty + bonus + streak * pointsPerStreakStep;
}

/** Points of a finished level, by all that has been reached in the sitting. */
export function levelBonus(level: number, { streak, perfect }: Tally): number {
  return level * levelPoints + streak * levelPointsPerStreakStep + perfect * levelPointsPerPerfectWord;
}

/** The score after a hint. */
export const afterHint = (score: number): number => Math.max(0, score - hintCost);
