import { expect, test } from 'vitest';
import { playableGames } from './catalogue.ts';
import { provingOf } from './registry.ts';

test.each(playableGames)('the runs of %s are proved by the rules of its own name', (game) => {
  expect(provingOf(game).rules.id).toBe(game);
});
