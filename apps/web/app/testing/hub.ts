import type { ListedGame } from '@michi/contracts/games';

/** A game of the list as older sources have it: with the least that is needed. */
export const aGame = (overrides: Partial<ListedGame> = {}): ListedGame => ({
  id: 'kumo',
  title: 'Kumo',
  available: true,
  ...overrides,
});
