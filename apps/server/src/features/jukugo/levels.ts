import { builtInFor } from '@michi/games/jukugo/built-in-words';
import { type Setup, setupSchema } from '@michi/games/jukugo/level';
import { isReachable } from '@michi/games/jukugo/reachable';
import { wordRequest } from '@michi/games/jukugo/word-request';
import { isNothing, rankedLevelOf } from '@michi/games/ranked';
import { proposedSetup } from '@michi/games/series';
import type { JukugoEntry } from './words.ts';

/**
 * Knows which levels there can be: the device draws the words and carries its points from one level to the next, so a
 * level is played as the device proposes, if it can have come to it. For the same reason none is ranked; those that the
 * server deals are another matter, see `ranked-deals.ts`.
 */
export function createJukugoLevels(words: readonly JukugoEntry[]) {
  const known = new Map(words.map((word) => [word.jukugo, word]));

  /** Whether these are words that the level asks for, or those that stand in for them. */
  function isDealt({ level, words: dealt }: Setup): boolean {
    const { count, difficulty: hardest, category } = wordRequest(level);
    const builtIn = new Set<string>(builtInFor(level).map(({ jukugo }) => jukugo));
    return (
      dealt.length <= count &&
      dealt.every(({ jukugo, difficulty }) => {
        const word = known.get(jukugo);
        if (word?.difficulty !== difficulty || difficulty > hardest) return false;
        return category === undefined || word.category === category || builtIn.has(jukugo);
      })
    );
  }

  return async (level: string, proposed: unknown): Promise<{ setup: Setup; ranked: false } | null> => {
    const setup = proposedSetup(setupSchema, level, proposed);
    if (setup === null || !isDealt(setup)) return null;
    const possible = rankedLevelOf(level) === null ? isReachable(setup) : isNothing(setup.totals);
    return possible ? { setup, ranked: false } : null;
  };
}
