import { fullTimeBonus, sumBelow } from '../sitting.ts';
import { hintCost, pointsPerComboStep } from './constants.ts';
import type { Setup } from './level.ts';
import { puzzles } from './puzzles.ts';

/** Whether the levels before can have brought this tally: in each of them all puzzles, with at most one hint each. */
export function isReachable({ mode, level, tally }: Setup): boolean {
  const { completedKanji, perfectCombos, hintsUsed, combo, score } = tally;
  const points = (level - 1) * puzzles.reduce((sum, puzzle) => sum + puzzle.points, 0);
  const bonus = mode === 'challenge' ? completedKanji * fullTimeBonus : 0;
  return (
    completedKanji === (level - 1) * puzzles.length &&
    perfectCombos + hintsUsed === completedKanji &&
    combo <= completedKanji &&
    score >= points + sumBelow(combo) * pointsPerComboStep - hintsUsed * hintCost &&
    score <= points + sumBelow(completedKanji) * pointsPerComboStep + bonus
  );
}
