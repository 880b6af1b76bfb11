import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deckIds } from './decks.ts';
import type { KanjiFacts } from './kanji.ts';
import { readingKey } from './reading-key.ts';
import { toHiragana, toRomaji } from './romaji.ts';

const facts = deckIds.flatMap((deck): KanjiFacts[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/facts.json`, 'utf8')),
);
const readings = [
  ...new Set(facts.flatMap(({ readings, first }) => [...readings, first].map(({ kana }) => kana))),
];

describe('TAB-05 a typed reading is the same', () => {
  test.each([
    ['がっこう', 'ガッコウ', 'gakkou', 'gakkō', 'gakkoo', 'Gakkô', ' gakkou '],
    ['せんせい', 'sensei', 'sensē', 'sensee', 'センセー'],
    ['ちいさい', 'chiisai', 'chīsai', 'tiisai', 'チーサイ'],
    ['つき', 'tsuki', 'tuki', 'ツキ', 'ﾂｷ'],
    ['しゃしん', 'shashin', 'syasin', 'shashinn'],
    ['じゅう', 'jū', 'juu', 'zyuu', 'jyuu', 'じゅー'],
    ['ふゆ', 'fuyu', 'huyu'],
    ['ちゅう', 'chū', 'chuu', 'tyuu'],
    ['しゅう', 'shū', 'shuu', 'syuu'],
    ['まっちゃ', 'matcha', 'maccha'],
    ['きんえん', "kin'en", 'kinen', 'kin-en'],
    ['しんぶん', 'shinbun', 'shimbun'],
    ['たべ.る', 'たべる', 'taberu'],
    ['おもう', 'omou', 'おも.う'],
    ['みず', 'mizu', 'みづ', 'midu'],
    ['おんな', 'onna', 'オンナ'],
    ['がっぽん', 'か\u3099っほ\u309aん', 'ｶﾞｯﾎﾟﾝ', 'か\u309bっほ\u309cん', 'ｇａｐｐｏｎ', 'ＧＡＰＰＯＮ'],
  ])('%s', (reading, ...typed) => {
    expect(typed.map(readingKey)).toEqual(typed.map(() => readingKey(reading)));
  });

  test('as its romaji, for every reading of every deck', () => {
    for (const reading of readings)
      expect(readingKey(toRomaji(toHiragana(reading)))).toBe(readingKey(reading));
  });

  test('and no other: short and long, n and nn, plain and voiced differ', () => {
    const apart = [
      'おばさん',
      'おばあさん',
      'かな',
      'かんな',
      'は',
      'ば',
      'き',
      'きっき',
      'しょ',
      'しょう',
      '',
    ];
    expect(new Set(apart.map(readingKey)).size).toBe(apart.length);
  });
});
