import type { Random } from '@michi/game-kit/random';
import { emptyTotals, type Setup } from '@michi/games/jukugo/level';
import { wordRequest } from '@michi/games/jukugo/word-request';
import { rankedLevelOf } from '@michi/games/ranked';
import { drawWords, type JukugoEntry } from './words.ts';

/** Deals the ranked levels: the words are drawn as for a level of this number. */
export function createRankedDeals(words: readonly JukugoEntry[], random: Random) {
  return (id: string): { setup: Setup; ranked: true } | null => {
    const level = rankedLevelOf(id);
    if (level === null) return null;
    const drawn = drawWords(words, wordRequest(level), random);
    const dealt = drawn.map(({ jukugo, difficulty }) => ({ jukugo, difficulty }));
    return { setup: { mode: 'challenge', level, words: dealt, totals: emptyTotals }, ranked: true };
  };
}
