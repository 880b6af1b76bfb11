import { expect, test } from 'vitest';
import { bookAfterPlacement, firstBook } from './first-book.ts';

test.each([
  [false, 'none', 'tabibito'],
  [true, 'none', 'tabibito'],
  [false, 'some', 'mitsukete'],
  [false, 'many', 'mitsukete'],
  [true, 'some', 'jukugo'],
  [true, 'many', 'puzzle'],
] as const)('TDY-02 who reads kana: %s, and knows %s kanji, begins with %s', (kana, known, book) => {
  expect(firstBook({ kana, known })).toBe(book);
});

test.each([
  [0, 'tabibito'],
  [2, 'tabibito'],
  [3, 'jukugo'],
  [8, 'jukugo'],
  [9, 'puzzle'],
  [12, 'puzzle'],
] as const)('TDY-02 who knew %i of 12 begins with %s', (right, book) => {
  expect(bookAfterPlacement(right, 12)).toBe(book);
});
