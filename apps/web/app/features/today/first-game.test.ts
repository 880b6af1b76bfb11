import { expect, test } from 'vitest';
import { firstGame, gameAfterPlacement, knownByPlacement } from './first-game.ts';

test.each([
  [false, 'none', 'tabibito'],
  [true, 'none', 'tabibito'],
  [false, 'some', 'mitsukete'],
  [false, 'many', 'mitsukete'],
  [true, 'some', 'jukugo'],
  [true, 'many', 'puzzle'],
] as const)('TDY-02 who reads kana: %s, and knows %s kanji, begins with %s', (kana, known, game) => {
  expect(firstGame({ kana, known })).toBe(game);
});

test.each([
  [0, 'tabibito'],
  [2, 'tabibito'],
  [3, 'jukugo'],
  [8, 'jukugo'],
  [9, 'puzzle'],
  [12, 'puzzle'],
] as const)('TDY-02 who knew %i of 12 begins with %s', (right, game) => {
  expect(gameAfterPlacement(right, 12)).toBe(game);
});

test.each([
  ['nothing', '0000 0000 0000', 0],
  ['half of N5', '1100 1000 0000', 0],
  ['N5', '1110 1001 0001', 79],
  ['N4 alone, by chance', '0110 1111 0000', 0],
  ['N5 and N4', '1111 0111 0000', 245],
  ['all', '1111 1111 1111', 245],
])('TDY-01 TDY-02 who knew %s in a placement meets new kanji after that', (_, marks, known) => {
  const places = [3, 20, 50, 78, 79, 120, 200, 244, 245, 300, 400, 600];
  const answers = [...marks.replaceAll(' ', '')].map((mark, index) => ({
    place: places[index] ?? 0,
    correct: mark === '1',
  }));
  expect(knownByPlacement(answers)).toBe(known);
});
