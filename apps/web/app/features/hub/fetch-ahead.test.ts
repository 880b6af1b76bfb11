import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGameLevels } from '@michi/contracts/game-levels';
import { gameOf, gamesWithLevels, type PlayableGame, playableGames } from '@michi/games/catalogue';
import { expect, test } from 'vitest';
import { levelsPath, messagesAhead } from './fetch-ahead.ts';

const routes = join(import.meta.dirname, '../../routes');

/** What the pages say on which a game begins, each as its `handle` names it. */
const saidInPlay = (game: PlayableGame) =>
  (gameOf(game).pages ?? [])
    .filter(({ comesLater }) => !comesLater)
    .map(({ screen }) => readFileSync(join(routes, game, `${screen}.tsx`), 'utf8'))
    .filter((source) => source.includes('isPlayed: true'))
    .flatMap((source) => [...(/messages: \[(.*?)\]/s.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)])
    .map(([, name]) => name);

test.each(playableGames)('HUB-02 what %s says where it is first played is fetched ahead', (game) => {
  expect(messagesAhead(game)).toEqual(expect.arrayContaining(saidInPlay(game)));
});

test.each(gamesWithLevels)(
  'HUB-02 the levels of %s are fetched ahead from where its pages ask for them',
  (game) => {
    expect(levelsPath(game)).toBe(`${getGameLevels.path}?game_type=${game}`);
  },
);
