import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { builtInGames, builtInShowcase, isPlayable, type ShelfId } from '../../games/shelf.ts';
import { loadShelf } from './load-shelf.ts';

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
const failing = () => Promise.reject(new Error('no network'));

test('HUB-03 twelve built-in games stand in, the last four announced; the failure is logged once', async () => {
  const logged: string[] = [];
  const shelf = await loadShelf(failing, builtInGames, 'de', (error, what) =>
    logged.push(`${what}: ${(error as Error).message}`),
  );
  expect(logged).toEqual(['loading the games: no network']);
  expect(idsOf(shelf)).toEqual(
    'mitsukete tatakae jukugo tabibito hanazono otoawase monogatari kotodama hayagaki kagenuri tsunagari ryourinin'.split(
      ' ',
    ),
  );
  expect(shelf.slice(-4).map(({ available, aboutPath }) => [available, aboutPath])).toEqual([
    [false, '/hayagaki'],
    [false, '/kagenuri'],
    [false, '/tsunagari'],
    [false, '/ryourinin'],
  ]);
});

test('LAN-03 the first page has the first eight of them, of which those are available that can be played', async () => {
  const shelf = await loadShelf(failing, builtInShowcase, 'de', () => {});
  expect(idsOf(shelf)).toEqual(idsOf(builtInGames).slice(0, 8));
  for (const { id, available, cover } of shelf) {
    expect(cover).toBe(id);
    expect(available).toBe(isPlayable(id as ShelfId));
  }
});

test('HUB-03 an empty list is no failure', async () => {
  const logged: unknown[] = [];
  expect(
    await loadShelf(
      async () => [],
      builtInGames,
      'de',
      (error) => logged.push(error),
    ),
  ).toEqual([]);
  expect(logged).toEqual([]);
});

test('HUB-03 the built-in games are as the database begins with', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const seeds: SeedGame[] = json('apps/server/src/db/seed/games.json');
  const textsOf = Object.fromEntries(
    locales.map((locale) => [locale, json(`packages/messages/messages/${locale}/games.json`).texts]),
  );
  for (const seed of seeds)
    expect(Object.fromEntries(locales.map((locale) => [locale, textsOf[locale][seed.id]]))).toEqual(
      seed.descriptions,
    );
  for (const game of builtInGames) {
    const {
      title,
      japaneseTitle,
      tags,
      difficulty,
      players,
      duration,
      premiumOnly = false,
    } = seeds.find(({ id }) => id === game.id) ?? ({} as SeedGame);
    expect(game).toMatchObject({
      title,
      japanese_title: japaneseTitle,
      tags,
      difficulty,
      players,
      duration,
      premium_only: premiumOnly,
    });
  }
});

interface SeedGame {
  readonly id: string;
  readonly title: string;
  readonly japaneseTitle: string;
  readonly tags: readonly string[];
  readonly difficulty: string;
  readonly players: string;
  readonly duration: string;
  readonly premiumOnly?: boolean;
  readonly descriptions: Readonly<Record<string, string>>;
}
