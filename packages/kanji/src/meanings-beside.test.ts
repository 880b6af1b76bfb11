import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckIds } from './decks.ts';
import { languages } from './languages.ts';
import { type BesideByLanguage, besideIn } from './meanings-beside.ts';
import { meaningsOfDecks } from './testing/taught.ts';

const decksOf = (glosses: Readonly<Record<string, readonly [string, ...string[]]>>) => [
  Object.fromEntries(Object.entries(glosses).map(([kanji, its]) => [kanji, { glosses: its }])),
];

test('ANS-02 words that could be taken for another are beside it, its own forms are not', () => {
  expect(besideIn(decksOf({ 心: ['heart'], 熱: ['heat'], 聞: ['to hear'] }), 'en')).toEqual([
    { 心: ['hear', 'heat'] },
  ]);
  expect(besideIn(decksOf({ 飯: ['Reis'], 旅: ['Reise', 'reisen'] }), 'de')).toEqual([
    { 飯: ['reise', 'reisen'], 旅: ['reis'] },
  ]);
  expect(besideIn(decksOf({ 年: ['Jahr'], 歳: ['Jahr', 'Jahre'] }), 'de')).toEqual([{}]);
  expect(besideIn(decksOf({ 学: ['Lehre'], 教: ['lehren', 'Lehre'] }), 'de')).toEqual([{ 学: ['lehren'] }]);
  expect(besideIn(decksOf({ 兄: ['hermano'], 姉: ['hermana'] }), 'es')).toEqual([
    { 兄: ['hermana'], 姉: ['hermano'] },
  ]);
});

test.each(languages)(
  'ANS-02 what lies beside meanings in %s is as they are now: otherwise run `npm run answers`',
  (language) => {
    const written = deckIds.map(
      (deck): BesideByLanguage =>
        JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/beside.json`, 'utf8')),
    );
    expect(written.map((deck) => deck[language])).toEqual(besideIn(meaningsOfDecks(language), language));
  },
);
