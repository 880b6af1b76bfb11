import type { Ms } from '@michi/game-kit/time';
import { type Mode, timeBonusAfter } from '../series.ts';
import { pointsPerComboStep, timeBonusStepMs } from './constants.ts';

/** What a puzzle still brings on top, in points and percent, after it has lain open for `ms`. 0 but in a challenge. */
export function timeBonus(mode: Mode, ms: Ms): number {
  return timeBonusAfter(mode, ms, timeBonusStepMs);
}

/** Points of a completed kanji. `combo` counts the kanji in a row before this one. */
export function puzzlePoints(points: number, bonus: number, combo: number): number {
  return points + bonus + combo * pointsPerComboStep;
}
