import { sitePaths } from '@michi/contracts/site-paths';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const paths = [
  ...sitePaths,
  '/blog/okurigana',
  '/jukugo/challenge',
  '/mitsukete/leaderboard',
  '/mitsukete/play/first-strokes',
];

test.each(paths)('%s is the same for every visitor of a language', (path) => {
  expect(pageKey('GET', path, undefined)).toBe(`de ${path}`);
  for (const locale of locales) {
    const prefixed = `/${locale}${path === '/' ? '' : path}`;
    expect(pageKey('GET', prefixed, 'language=es')).toBe(`${locale} ${prefixed}`);
  }
});

test('LNG-02 an address without prefix is kept for each saved language', () => {
  expect(pageKey('GET', '/games', 'a=b; language=fr; c=d')).toBe('fr /games');
  expect(pageKey('GET', '/games', 'language=xx')).toBe('de /games');
  expect(pageKey('GET', '/games', 'mylanguage=fr')).toBe('de /games');
});

test.each([
  '/newsletter/confirm?token=abc',
  '/games?show=available',
  '/profile',
  '/blog/',
  '/blog/a/b',
  '/jukugo/duel',
  '/en/en',
])('%s is rendered for each request', (url) => {
  expect(pageKey('GET', url, undefined)).toBeNull();
});

test('only what is read is kept', () => {
  for (const method of ['POST', 'HEAD', 'PUT']) expect(pageKey(method, '/games', undefined)).toBeNull();
});
