import { expect, test } from 'vitest';
import { type GameLevel, getGameLevels } from './game-levels.ts';

const level: GameLevel = {
  id: 'first-strokes',
  name: 'Erste Striche',
  description: '',
  difficulty: 1,
  grid_rows: 4,
  grid_cols: 4,
  target_count: 3,
  kanji_count: 5,
  time_limit: null,
  unlock_score: 170,
  points_per_match: 15,
  target_bonus: 25,
  time_bonus: 2,
  kanji_list: [],
};
const { unlock_score, points_per_match, target_bonus, ...bare } = level;
const defaults = { unlock_score: 0, points_per_match: 10, target_bonus: 20 };

test.each([
  ['leaves them out', bare],
  ['has null', { ...bare, unlock_score: null, points_per_match: null, target_bonus: null }],
])('MIT-04 MIT-07 a level that %s is open and brings 10 points and 20 for a target', (_, sent) => {
  const { data } = getGameLevels.responses[200].parse({ data: [level, sent] });
  expect(data).toEqual([level, { ...bare, ...defaults }]);
});

const kanji = [{ id: '山', kanji: '山', meaning: 'Berg', romaji: 'yama', hiragana: 'やま', on: 'サン' }];
const { kanji_list, ...nameless } = level;

test.each([
  ['kanji_list', { ...nameless, kanji_list: kanji }],
  ['kanji', { ...nameless, kanji }],
  ['kanji, with a kanji_list of null', { ...nameless, kanji, kanji_list: null }],
  ['kanji, with an empty kanji_list', { ...nameless, kanji, kanji_list: [] }],
  ['both', { ...nameless, kanji: [], kanji_list: kanji }],
])('MIT-03 a level may name its kanji %s', (_, sent) => {
  const { data } = getGameLevels.responses[200].parse({ data: [sent] });
  expect(data).toMatchObject([{ id: 'first-strokes', kanji_list: kanji }]);
});

test.each([
  ['no kanji', nameless],
  ['kanji that are none', { ...nameless, kanji: 'yama' }],
  ['nothing', null],
])('MIT-03 a level with %s is none', (_, sent) =>
  expect(getGameLevels.responses[200].safeParse({ data: [sent] }).success).toBe(false),
);
