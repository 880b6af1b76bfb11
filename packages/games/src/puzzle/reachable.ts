import { fullTimeBonus, sumBelow } from '../series.ts';
import { hintCost, pointsPerComboStep } from './constants.ts';
import { pointsPerSet, puzzlesPerSet } from './puzzles.ts';
import type { Setup } from './setup.ts';

/** Whether the levels before can have brought these totals: in each of them all puzzles of a set, with at most one hint each. */
export function isReachable({ mode, level, totals }: Setup): boolean {
  const { completedKanji, perfectCombos, hintsUsed, combo, score } = totals;
  const points = (level - 1) * pointsPerSet;
  const bonus = mode === 'challenge' ? completedKanji * fullTimeBonus : 0;
  return (
    completedKanji === (level - 1) * puzzlesPerSet &&
    perfectCombos + hintsUsed === completedKanji &&
    combo <= completedKanji &&
    score >= points + sumBelow(combo) * pointsPerComboStep - hintsUsed * hintCost &&
    score <= points + sumBelow(completedKanji) * pointsPerComboStep + bonus
  );
}
