import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGameLevels } from '@michi/contracts/game-levels';
import { gamesWithLevels, playableGames } from '@michi/games/catalogue';
import { expect, test } from 'vitest';
import { levelsPath, messagesAhead } from './fetch-ahead.ts';

const routes = join(import.meta.dirname, '../../routes');

/** What the pages of a game say on which runs are played, each as its `handle` names it. */
const saidInPlay = (game: string) =>
  globSync(`${game}/*.tsx`, { cwd: routes })
    .map((page) => readFileSync(join(routes, page), 'utf8'))
    .filter((source) => source.includes('isPlayed: true'))
    .map((source) => [...(/messages: \[(.*?)\]/s.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)])
    .map((names) => names.map(([, name]) => name));

/** Of pages that are reached from the first, with a network. */
const later = /^(?:ranked|tokyo(?:Asakusa|Akihabara|Harajuku|Fuji))$/;

test.each(playableGames)('HUB-02 what %s says where it is first played is fetched ahead', (game) => {
  for (const names of saidInPlay(game))
    if (!names.some((name) => later.test(name ?? '')))
      expect(messagesAhead(game)).toEqual(expect.arrayContaining(names));
});

test.each(gamesWithLevels)(
  'HUB-02 the levels of %s are fetched ahead from where its pages ask for them',
  (game) => {
    expect(levelsPath(game)).toBe(`${getGameLevels.path}?game_type=${game}`);
  },
);
