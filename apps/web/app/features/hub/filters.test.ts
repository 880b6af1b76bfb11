import { difficulties, playerCounts } from '@michi/games/game';
import { expect, test } from 'vitest';
import { filtered, filterOf, filterPath, filters } from './filters.ts';
import { hubEntry } from './hub-entry.ts';

const entries = difficulties.flatMap((difficulty) =>
  playerCounts.flatMap((players) =>
    [true, false].map((available) => hubEntry({ id: 'a', title: 'A', difficulty, players, available }, 'de')),
  ),
);

test('HUB-01 every filter lets its games through', () => {
  expect(filtered(entries, 'all')).toHaveLength(30);
  expect(filtered(entries, 'available')).toHaveLength(15);
  const beginner = filtered(entries, 'beginner');
  expect(beginner).toHaveLength(10);
  expect(new Set(beginner.map(({ difficulty }) => difficulty))).toEqual(new Set(['Anfänger']));
  const multiplayer = filtered(entries, 'multiplayer');
  expect(new Set(multiplayer.map(({ players }) => players))).toEqual(
    new Set(['2 Spieler', '1+ Spieler', '2+ Spieler']),
  );
});

test('HUB-01 a filter stands in the address and is found there; unknown ones show everything', () => {
  expect(filterPath('all')).toBe('/games');
  for (const filter of filters) {
    const search = new URL(filterPath(filter), 'http://localhost').searchParams;
    expect(filterOf(search.get('filter'))).toBe(filter);
  }
  expect(filterOf('premium')).toBe('all');
});
