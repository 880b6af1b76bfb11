import { expect, test } from 'vitest';
import { meaningKey } from './meaning-key.ts';

test.each([
  ['Der Berg', 'berg'],
  ['(sich) setzen', 'setzen'],
  ['sich setzen', 'setzen'],
  ['groß', 'GROSS'],
  ['Größe', 'groesse'],
  ['Bahnhof (Station)', 'bahnhof'],
  ['to come', 'come'],
  ['l’eau', 'eau'],
  ["l'eau", 'Eau'],
  ['été', 'ete'],
  ['ｓｅａ', 'sea'],
  ['half-moon', 'half moon'],
])('HAN-02, OTO-02 %s is taken as %s', (one, other) => {
  expect(meaningKey(one)).toBe(meaningKey(other));
});

test.each([
  ['año', 'ano'],
  ['Berg', 'Berge'],
  ['schon', 'schön'],
  ['1', '10'],
])('HAN-02, OTO-02 %s is not %s', (one, other) => {
  expect(meaningKey(one)).not.toBe(meaningKey(other));
});

test('HAN-02, OTO-02 what has no letter and no number means nothing', () => {
  expect(['', ' ', '…', '🎵', '()'].map(meaningKey)).toEqual(['', '', '', '', '']);
});
