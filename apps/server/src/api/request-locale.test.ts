import { expect, test } from 'vitest';
import { requestLocale } from './request-locale.ts';

test.each([
  ['nothing', {}, 'de'],
  ['what the client says', { 'x-locale': 'fr', 'accept-language': 'ja', cookie: 'language=es' }, 'fr'],
  [
    'an unknown language of the client, then the browser',
    { 'x-locale': 'xx', 'accept-language': 'ja' },
    'ja',
  ],
  ['the browser before the saved one', { 'accept-language': 'en-GB,en;q=0.9', cookie: 'language=es' }, 'en'],
  ['the highest weight', { 'accept-language': 'en;q=0.5, es;q=0.8, fr;q=0.7' }, 'es'],
  ['the first of equal weights', { 'accept-language': 'fr, en' }, 'fr'],
  ['known languages only', { 'accept-language': 'nl, it;q=0.9, ja;q=0.1' }, 'ja'],
  ['a language ruled out', { 'accept-language': 'en;q=0', cookie: 'language=es' }, 'es'],
  ['capital letters', { 'accept-language': 'JA-JP' }, 'ja'],
  ['nonsense', { 'accept-language': ';;;q=,,*;q=x', cookie: 'language' }, 'de'],
  ['the saved one among other cookies', { cookie: 'a=1; language=ja; b=2' }, 'ja'],
  ['a cookie that merely ends alike', { cookie: 'mylanguage=ja' }, 'de'],
  ['an unknown saved one', { cookie: 'language=xx' }, 'de'],
])('LNG-02 the language of a request: %s', (_case, headers, locale) => {
  expect(requestLocale(headers)).toBe(locale);
});
