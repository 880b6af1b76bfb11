import type { Random } from '@michi/game-kit/random';
import type { BattleChallenge } from './challenges.ts';
import {
  comboAbovePercent,
  leastAccuracyPercent,
  mostAccuracyPercent,
  pointsByDifficulty,
} from './constants.ts';
import type { Stroke } from './ink.ts';
import type { Setup } from './setup.ts';

/** Judges ink: how well it writes the kanji, in whole percent. */
export type Scorer = (ink: readonly Stroke[], challenge: BattleChallenge, random: Random) => number;

/** The judge of each kind of rules. */
export const scorers: Readonly<Record<Setup['rules'], Scorer>> = {
  classic: (_ink, _challenge, random) =>
    leastAccuracyPercent + random.int(mostAccuracyPercent - leastAccuracyPercent + 1),
};

/** Points of a submission; whole, for all points of challenges are whole hundreds. */
export function submissionPoints({ difficulty }: BattleChallenge, percent: number): number {
  return (pointsByDifficulty[difficulty] / 100) * percent;
}

/** The combo after a submission. */
export function comboAfter(combo: number, percent: number): number {
  return percent > comboAbovePercent ? combo + 1 : 0;
}

/** The accuracy after a submission, in whole percent: the mean of what it was and the new value. Null before the first. */
export function accuracyAfter(accuracy: number | null, percent: number): number {
  return accuracy === null ? percent : Math.round((accuracy + percent) / 2);
}
