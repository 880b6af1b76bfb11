import { isDeepStrictEqual } from 'node:util';
import type { ListedGame } from '@michi/contracts/games';
import { StoredAnswer } from '../../api/stored-answer.ts';
import { cached } from '../../pacing/cached.ts';
import type { GamesRepository } from './repository.ts';

/** After this long the database is asked again: games may have been changed there, also by another process. */
const freshForMs = 60_000;

export interface GamesService {
  list(): Promise<readonly ListedGame[]>;
  /** The list as it is sent, with the texts of every language. */
  answer(): Promise<StoredAnswer>;
}

export function createGamesService(repository: GamesRepository, now: () => number): GamesService {
  const hub = cached<{ games: readonly ListedGame[]; answer: StoredAnswer }>(
    async (last) => {
      const games = await repository.all();
      return last && isDeepStrictEqual(last.games, games) ? last : { games, answer: new StoredAnswer(games) };
    },
    freshForMs,
    now,
  );
  return {
    list: async () => (await hub()).games,
    answer: async () => (await hub()).answer,
  };
}
