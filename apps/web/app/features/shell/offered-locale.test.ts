import { expect, test } from 'vitest';
import { offeredLocale } from './offered-locale.ts';

test.each([
  [['en'], 'en'],
  [['en-GB', 'de'], 'en'],
  [['EN-us'], 'en'],
  [['es-419', 'en'], 'es'],
  [['fr-CA'], 'fr'],
  [['ja'], 'ja'],
  [['ja-JP-u-ca-japanese'], 'ja'],
])('LNG-05 who reads %j first is offered %s', (preferred, offered) => {
  expect(offeredLocale('de', null, preferred)).toBe(offered);
});

test.each([
  ['German is read first', 'de', null, ['de-AT', 'en']],
  ['the first language is none of ours', 'de', null, ['pt-BR', 'en']],
  ['a language begins like one of ours', 'de', null, ['enm', 'en']],
  ['the browser tells nothing', 'de', null, []],
  ['a language was chosen', 'de', 'de', ['en']],
  ['another one was chosen', 'de', 'fr', ['en']],
  ['the page is in another language', 'fr', null, ['en']],
] as const)('LNG-05 nothing is offered when %s', (_, shown, chosen, preferred) => {
  expect(offeredLocale(shown, chosen, preferred)).toBeNull();
});
