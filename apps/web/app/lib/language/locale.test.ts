import { expect, test, vi } from 'vitest';
import { TestArea } from '../../testing/play.ts';
import { localeOf, restoreLocale, withoutPrefix, withPrefix } from './locale.ts';

test.each([
  ['/', undefined, '/'],
  ['/games', undefined, '/games'],
  ['/games', 'en', '/en/games'],
  ['/games?filter=all', 'en', '/en/games?filter=all'],
  ['/', 'en', '/en'],
  ['/#features', 'en', '/en#features'],
  ['/?game=jukugo', 'ja', '/ja?game=jukugo'],
  ['/#features', undefined, '/#features'],
  ['/games', 'xx', '/games'],
])('SHL-03 the path %s on a page with the prefix %s is %s', (path, lang, address) => {
  expect(withPrefix(path, lang)).toBe(address);
});

test.each([
  ['/', '/'],
  ['/games', '/games'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/blog/on-und-kun', '/blog/on-und-kun'],
  ['/enter', '/enter'],
])('SHL-03 %s without its language is %s', (pathname, path) => {
  expect(withoutPrefix(pathname)).toBe(path);
});

test('SHL-03 a path without its language never leads to another site', () => {
  for (const address of [
    '/de//evil.example/x',
    '/de///evil.example',
    '/de/\\evil.example',
    '/de/%5cevil.example',
  ]) {
    const { pathname } = new URL(address, 'https://michi.example');
    const target = new URL(withoutPrefix(pathname), 'https://michi.example');
    expect(target.origin).toBe('https://michi.example');
  }
});

test.each([
  ['fr', 'language=es', 'fr'],
  [undefined, 'a=b; language=es', 'es'],
  [undefined, 'language=xx', 'de'],
  [undefined, null, 'de'],
  ['xx', null, 'de'],
] as const)('LNG-02 the prefix %s and the cookies %s choose %s', (lang, cookies, locale) => {
  expect(localeOf(lang, cookies)).toBe(locale);
});

test.each([
  ['', null, null, null],
  ['', 'xx', null, 'xx'],
  ['language=de', null, null, 'de'],
  ['language=de', 'fr', null, 'de'],
  ['', 'fr', 'fr', 'fr'],
  ['language=xx', 'fr', 'fr', 'fr'],
] as const)(
  'LNG-02 SHL-03 with the cookie %j and %j in storage %j is brought back, and storage then holds %j',
  (cookie, stored, broughtBack, keeps) => {
    const document = { cookie: cookie as string };
    const storage = new TestArea();
    if (stored) storage.setItem('language', stored);
    vi.stubGlobal('document', document);
    vi.stubGlobal('localStorage', storage);
    expect(restoreLocale()).toBe(broughtBack);
    expect(storage.getItem('language')).toBe(keeps);
    if (keeps && keeps !== 'xx') expect(document.cookie).toMatch(`language=${keeps};`);
    vi.unstubAllGlobals();
  },
);
