import { pointsPerComboStep } from './constants.ts';
import type { Setup } from './level.ts';

/** Points of a match. `combo` counts the matches in a row before this one. */
export function matchPoints(setup: Setup, combo: number): number {
  return setup.pointsPerMatch + setup.targetBonus + pointsPerComboStep * combo;
}

/** Points for the whole seconds left of the limit, 0 without one. */
export function timePoints(setup: Setup, elapsedMs: number): number {
  if (setup.timeLimitS === null) return 0;
  return Math.max(0, Math.floor((setup.timeLimitS * 1000 - elapsedMs) / 1000)) * setup.timeBonus;
}

/** Correct matches among the moves, in whole percent; 100 before the first move. */
export function accuracyPercent(correctMatches: number, moves: number): number {
  return moves === 0 ? 100 : Math.round((correctMatches / moves) * 100);
}
