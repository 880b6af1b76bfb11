import { expect, test } from 'vitest';
import { moraeOf } from './morae.ts';

test.each([
  ['かわ', 2],
  ['きょう', 2],
  ['きょ', 1],
  ['がっこう', 4],
  ['ほん', 2],
  ['スーパー', 4],
  ['ひゃく', 2],
  ['ほうりゅうじ', 5],
  ['ファン', 2],
  ['', 0],
])('KOT-02 morae are counted from kana: %s has %i', (kana, morae) => {
  expect(moraeOf(kana)).toBe(morae);
});
