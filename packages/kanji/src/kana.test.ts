import { expect, test } from 'vitest';
import { kanaIn } from './kana.ts';

test.each([
  ['よん', 'よyo んn'],
  ['がっこう', 'がga こko うu'],
  ['シ, し', 'シshi しshi'],
  ['きゅう, りょこう', 'きゅkyu うu りょryo こko'],
  ['じゃ ちょ ジュ', 'じゃja ちょcho ジュju'],
  ['学校 abc ー', ''],
])('the kana of %s', (text, expected) => {
  expect(
    kanaIn([text])
      .map(({ sign, romaji }) => sign + romaji)
      .join(' '),
  ).toBe(expected);
});

test('each stands once, in the order in which it comes up', () => {
  expect(kanaIn(['はは', 'ちち', 'は']).map(({ sign }) => sign)).toEqual(['は', 'ち']);
});
