import { expect, test } from 'vitest';
import { playableGames } from './catalogue.ts';
import { provingOf, provingOfRun } from './registry.ts';

test.each(playableGames)('the runs of %s are proved by the rules of its own name', (game) => {
  const { rules } = provingOf(game);
  expect(rules.id).toBe(game);
  expect(provingOfRun(game, rules.version, 0)?.rules).toBe(rules);
  expect(provingOfRun(game, rules.version + 1, 0)).toBeNull();
});
