import { sitePaths } from '@michi/contracts/site-paths';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { askedPage } from './page-key.ts';

const paths = [
  ...sitePaths,
  '/blog/okurigana',
  '/jukugo/challenge',
  '/mitsukete/leaderboard',
  '/mitsukete/play/first-strokes',
  '/games?filter=available',
];
const keyOf = (url: string, cookies?: string) => askedPage(url, cookies).key;

test.each(paths)('%s is the same for every visitor of a language', (path) => {
  expect(keyOf(path)).toBe(`de ${path}`);
  for (const locale of locales.filter((each) => each !== 'de')) {
    const prefixed = `/${locale}${path === '/' ? '' : path}`;
    expect(askedPage(prefixed, 'language=es')).toEqual({
      locale,
      address: prefixed,
      key: `${locale} ${prefixed}`,
    });
  }
});

test('LNG-02 an address without prefix is kept for each saved language', () => {
  expect(keyOf('/games', 'a=b; language=fr; c=d')).toBe('fr /games');
  expect(keyOf('/games', 'language=xx')).toBe('de /games');
  expect(keyOf('/games', 'mylanguage=fr')).toBe('de /games');
});

test.each([
  ['/?fbclid=abc', '/'],
  ['/en/about?utm_source=a&utm_medium=b', '/en/about'],
  ['/games?utm_source=a&filter=beginner', '/games?filter=beginner'],
  ['/blog?post=okurigana', '/blog'],
  ['/tabibito/beginner/first-steps?station=a&step=play', '/tabibito/beginner/first-steps'],
])('%s is the page of %s', (url, address) => {
  expect(askedPage(url, undefined)).toEqual(askedPage(address, undefined));
  expect(askedPage(url, undefined)).toMatchObject({ address, key: expect.stringContaining(address) });
});

test.each([
  ['/newsletter/confirm?token=abc&utm_source=letter', '/newsletter/confirm?token=abc'],
  ['/games?filter=anything', '/games?filter=anything'],
  ['/profile?x=1', '/profile'],
  ['/blog/', '/blog/'],
  ['/blog/a/b', '/blog/a/b'],
  ['/jukugo/duel', '/jukugo/duel'],
  ['/en/en', '/en/en'],
])('%s is rendered for each request, from %s', (url, address) => {
  expect(askedPage(url, undefined)).toEqual({
    locale: url.startsWith('/en') ? 'en' : 'de',
    address,
    key: null,
  });
});

test('the way from /de to the address without prefix keeps everything the address says', () => {
  for (const url of ['/de', '/de/blog?post=okurigana&utm_source=a'])
    expect(askedPage(url, 'language=fr')).toEqual({ locale: 'de', address: url, key: null });
});
