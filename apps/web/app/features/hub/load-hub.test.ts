import { expect, test } from 'vitest';
import { builtInGames, builtInShowcase, type HubGameId, isPlayable } from './hub-game.ts';
import { loadHub } from './load-hub.ts';

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
const failing = () => Promise.reject(new Error('no network'));

test('HUB-03 twelve built-in games stand in, the last four announced; the failure is logged once', async () => {
  const logged: string[] = [];
  const hub = await loadHub(failing, builtInGames, 'de', (error, what) =>
    logged.push(`${what}: ${(error as Error).message}`),
  );
  expect(logged).toEqual(['loading the games: no network']);
  expect(idsOf(hub)).toEqual(
    'mitsukete tatakae jukugo tabibito hanazono otoawase monogatari kotodama hayagaki kagenuri tsunagari ryourinin'.split(
      ' ',
    ),
  );
  expect(hub.slice(-4).map(({ available, aboutPath }) => [available, aboutPath])).toEqual([
    [false, '/hayagaki'],
    [false, '/kagenuri'],
    [false, '/tsunagari'],
    [false, '/ryourinin'],
  ]);
});

test('LAN-03 the first page has the first eight of them, of which those are available that can be played', async () => {
  const hub = await loadHub(failing, builtInShowcase, 'de', () => {});
  expect(idsOf(hub)).toEqual(idsOf(builtInGames).slice(0, 8));
  for (const { id, available, cover } of hub) {
    expect(cover).toBe(id);
    expect(available).toBe(isPlayable(id as HubGameId));
  }
});

test('HUB-03 an empty list is no failure', async () => {
  const logged: unknown[] = [];
  expect(
    await loadHub(
      async () => [],
      builtInGames,
      'de',
      (error) => logged.push(error),
    ),
  ).toEqual([]);
  expect(logged).toEqual([]);
});
