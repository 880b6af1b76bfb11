import { expect, test } from 'vitest';
import { composedReading, isComposed } from './composed-reading.ts';

test.each([
  ['学校', 'がっこう', true],
  ['山々', 'やまやま', true],
  ['人々', 'ひとびと', true],
  ['受付', 'うけつけ', true],
  ['買い物', 'かいもの', true],
  ['新品', 'しんぴん', true],
  ['出発', 'しゅっぱつ', true],
  ['学生', 'がくせい', true],
  ['学生', 'がっせい', false],
  ['学校', 'がくせい', false],
  ['川', 'がわ', false],
])('%s read %s is composed of readings: %s', (word, kana, composed) => {
  const of: Record<string, string[]> = {
    学: ['ガク', 'まな.ぶ'],
    校: ['コウ'],
    生: ['セイ'],
    出: ['シュツ'],
    発: ['ハツ'],
    山: ['やま'],
    人: ['ひと'],
    受: ['う.ける'],
    付: ['つ.ける'],
    買: ['か.う'],
    物: ['もの'],
    新: ['シン'],
    品: ['ヒン'],
    川: ['かわ'],
  };
  expect(isComposed(word, kana, (kanji) => of[kanji] ?? [])).toBe(composed);
});

test.each([
  ['学校', 'がっこう', ['がっ', 'こう']],
  ['料理', 'りょうり', ['りょう', 'り']],
  ['手紙', 'てがみ', ['て', 'がみ']],
  ['買い物', 'カイモノ', ['か', 'い', 'もの']],
  ['今日', 'きょう', null],
])('JUK-01 %s read %s is divided among its signs', (word, kana, parts) => {
  const of: Record<string, string[]> = {
    学: ['ガク'],
    校: ['コウ'],
    料: ['リョウ'],
    理: ['リ'],
    手: ['シュ', 'て'],
    紙: ['シ', 'かみ'],
    買: ['か.う'],
    物: ['もの'],
    今: ['コン', 'いま'],
    日: ['ニチ', 'ひ'],
  };
  expect(composedReading(word, kana, (kanji) => of[kanji] ?? [])).toEqual(parts);
});
