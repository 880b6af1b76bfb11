import { expect, test } from 'vitest';
import { minutesOf } from './minutes.ts';
import type { ModuleType } from './path.ts';

test.each<[string, ModuleType, string, number, number]>([
  ['six kanji and three questions', 'lesson', '一二三四五六', 0, 5],
  ['seven kanji and four questions', 'lesson', '七八九十百千円', 0, 6],
  ['thirteen exercises', 'practice', '一', 13, 3],
  ['twelve questions, some of them typed', 'quiz', '一', 12, 3],
  ['twelve questions', 'review', '一', 12, 3],
  ['twelve typed readings', 'challenge', '一', 12, 3],
])('TAB-02 %s take the minutes that are said: %s', (_, type, kanji, questions, minutes) => {
  expect(minutesOf({ id: 'a', type, kanji: [...kanji] }, questions)).toBe(minutes);
});

test.each([
  ['mitsukete', 3],
  ['tatakae', 3],
  ['otoawase', 8],
])('TAB-02 a level, duel or song of %s takes %i minutes', (game, minutes) => {
  expect(minutesOf({ id: 'a', type: 'game', kanji: [], game }, 0)).toBe(minutes);
});
