import { expect, test } from 'vitest';
import { gameIds, playableGames } from './game-id.ts';
import { rulesOf } from './registry.ts';

test('every playable game has the rules of its own name', () => {
  expect(Object.keys(rulesOf)).toEqual([...playableGames]);
  for (const game of playableGames) expect(rulesOf[game].id).toBe(game);
});

test('the shelf holds ten different games and every playable one', () => {
  expect(new Set(gameIds).size).toBe(10);
  expect(gameIds).toEqual(expect.arrayContaining([...playableGames]));
});
