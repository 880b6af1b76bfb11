import { expect, test } from 'vitest';
import { playableGames } from './catalogue.ts';
import { rulesOf } from './registry.ts';

test('every playable game has the rules of its own name', () => {
  expect(Object.keys(rulesOf)).toEqual([...playableGames]);
  for (const game of playableGames) expect(rulesOf[game].id).toBe(game);
});
