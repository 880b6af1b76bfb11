import { fullTimeBonus, sumBelow } from '../series.ts';
import {
  hintCost,
  levelPoints,
  levelPointsPerPerfectWord,
  levelPointsPerStreakStep,
  pointsPerDifficulty,
  pointsPerStreakStep,
} from './constants.ts';
import { emptyTotals, type Setup, type Totals } from './level.ts';
import { levelBonus, wordPoints } from './scoring.ts';
import { wordRequest } from './word-request.ts';

/** Whether the levels before can have brought these totals: at least one word in each of them, with at most one hint. */
export function isReachable({ mode, level, totals }: Pick<Setup, 'mode' | 'level' | 'totals'>): boolean {
  const { score, solved, perfect, hints, streak } = totals;
  const most = mostBefore({ mode, level });
  return (
    solved >= level - 1 &&
    solved <= most.solved &&
    perfect + hints <= solved &&
    streak <= solved &&
    score >= leastScore(level, totals) &&
    score <= most.score
  );
}

/** The score of words that were all easy and slow, and in a row only at the end. */
function leastScore(level: number, { solved, perfect, hints, streak }: Totals): number {
  if (level === 1) return 0;
  return (
    solved * pointsPerDifficulty +
    sumBelow(streak) * pointsPerStreakStep +
    sumBelow(level) * levelPoints +
    // paid at least once, at the end of the level before
    streak * levelPointsPerStreakStep +
    perfect * levelPointsPerPerfectWord -
    hints * hintCost
  );
}

/** What flawless levels bring before one is reached: as many words as there may be, the hardest, at once. */
export function mostBefore({ mode, level }: Pick<Setup, 'mode' | 'level'>): Totals {
  const bonus = mode === 'challenge' ? fullTimeBonus : 0;
  let { score, solved } = emptyTotals;
  for (let before = 1; before < level; before++) {
    const { count, difficulty } = wordRequest(before);
    for (let word = 0; word < count; word++) score += wordPoints({ difficulty }, bonus, solved++);
    score += levelBonus(before, { streak: solved, perfect: solved });
  }
  return { score, solved, perfect: solved, hints: 0, streak: solved };
}
