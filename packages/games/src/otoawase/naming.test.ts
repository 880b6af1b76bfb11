import { expect, test } from 'vitest';
import { namedBy } from './naming.ts';

const river = { kanji: '川', readings: ['かわ', 'せん'], glosses: ['Fluss', 'Strom'], beside: [] };
const school = { kanji: '学', readings: ['がく', 'まなぶ'], glosses: ['lernen', 'étude'], beside: [] };

test.each([
  ['川', 'kanji'],
  [' 川　', 'kanji'],
  ['⼮', null], // looks like it, and is another
  ['ｶﾜ', 'reading'],
  ['ｋａｗａ', 'reading'],
  ['ＦＬＵＳＳ', 'meaning'],
  ['Flüsse', 'meaning'],
  ['flus', 'meaning'], // a typo
  ['kawaa', null], // it can be read
  ['🌊', null],
  ['川川', null],
  ['かわ🌊', null],
  ['かわ'.repeat(5_000), null],
  ['\u{d83c}', null], // half of a face, where a text was cut
])('OTO-02 ANS-02 %s names a river by its %s', (typed, by) => {
  expect(namedBy(typed, river, 'de')).toBe(by);
});

test.each(['がく', 'か\u3099く', 'ｶﾞｸ', 'か\u309bく', 'ガク', 'gaku'])(
  'OTO-02 %s is a reading, however its sound outcome is written',
  (typed) => {
    expect(namedBy(typed, school, 'fr')).toBe('reading');
  },
);

test.each(['étude', 'ETUDE', 'e\u0301tude', 'l’étude'])('OTO-02 %s is a meaning', (typed) => {
  expect(namedBy(typed, school, 'fr')).toBe('meaning');
});
