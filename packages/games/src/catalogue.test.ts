import { expect, test } from 'vitest';
import { catalogue, gameIds, gamePages, gamesWithLevels, playableGames } from './catalogue.ts';
import { addressIn, pagePattern } from './game.ts';

test('HUB-01 the hub holds ten games in their order, of which these can be played', () => {
  expect(gameIds).toEqual([
    'mitsukete',
    'tatakae',
    'jukugo',
    'puzzle',
    'tabibito',
    'tokyoquest',
    'hanazono',
    'otoawase',
    'monogatari',
    'kotodama',
  ]);
  expect(playableGames).toEqual([
    ...['mitsukete', 'tatakae', 'jukugo', 'puzzle', 'tabibito', 'tokyoquest'],
    'hanazono',
    'otoawase',
    'monogatari',
    'kotodama',
  ]);
  expect(gamesWithLevels).toEqual(['mitsukete']);
});

test('every game has a crest of its own, which stands in its title or means it', () => {
  const crests = catalogue.map(({ crest }) => crest);
  expect(new Set(crests).size).toBe(crests.length);
  for (const crest of crests) expect(crest).toMatch(/^\p{Script=Han}$/u);
});

const patterns = gamePages.map(({ game, page }) => pagePattern(game, page));
const pagesAt = (path: string) => patterns.filter((pattern) => pattern.test(path)).length;

test('SHL-01 an address of a page is that of no other', () => {
  const addresses = gamePages.flatMap(({ game, page }) =>
    [...page.listed, ...(page.examples ?? [])].map((below) => addressIn(game, below)),
  );
  for (const address of addresses) expect(pagesAt(address), address).toBe(1);
});

test.each([
  '/jukugo/tutorial',
  '/puzzle/challenge',
  '/mitsukete/play/a-1',
  '/tabibito/expert/a-path',
  '/tokyoquest/mount-fuji/summit',
])('SHL-01 %s is a page', (path) => {
  expect(pagesAt(path)).toBe(1);
});

test.each([
  '/jukugo/duel',
  '/jukugo/',
  '/mitsukete/play',
  '/mitsukete/play/A',
  `/mitsukete/play/${'a'.repeat(41)}`,
  '/tatakae/battle/1',
  '/tabibito/a/b/c',
  '/tokyoquest/osaka',
  '/tokyoquest/shibuya/lantern',
  '/en/jukugo',
])('SHL-01 %s is no page of a game', (path) => {
  expect(pagesAt(path)).toBe(0);
});

test('a path with a name of which nothing is said is refused', () => {
  expect(() => pagePattern({ id: 'test' }, { screen: 'play', path: 'play/:level', listed: [] })).toThrow(
    'test/play/:level does not say what :level may be',
  );
});
