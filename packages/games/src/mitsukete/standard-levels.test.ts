import { describe, expect, test } from 'vitest';
import { levelSchema } from './level.ts';
import { standardLevels } from './standard-levels.ts';

const levels = standardLevels();
const pools = {
  1: '一二三日月山川人木火',
  2: '水金土本学先生車',
  3: '見聞読話書食',
};

describe('standardLevels', () => {
  test('MIT-03 there are eight, each as a level must be', () => {
    expect(levels).toHaveLength(8);
    for (const level of levels) expect(levelSchema.parse(level)).toEqual(level);
  });

  // From the specification, worked out by hand; the pools of 8 and 6 kanji hold fewer than targets + 5.
  test.each([
    {
      n: 1,
      difficulty: 1,
      side: 4,
      targets: 3,
      drawn: 8,
      limit: null,
      unlock: 0,
      match: 15,
      bonus: 25,
      time: 5,
    },
    {
      n: 2,
      difficulty: 1,
      side: 4,
      targets: 3,
      drawn: 8,
      limit: null,
      unlock: 150,
      match: 20,
      bonus: 30,
      time: 6,
    },
    {
      n: 3,
      difficulty: 1,
      side: 5,
      targets: 3,
      drawn: 8,
      limit: 180,
      unlock: 300,
      match: 25,
      bonus: 35,
      time: 7,
    },
    {
      n: 4,
      difficulty: 2,
      side: 5,
      targets: 3,
      drawn: 8,
      limit: 210,
      unlock: 450,
      match: 30,
      bonus: 40,
      time: 8,
    },
    {
      n: 5,
      difficulty: 2,
      side: 6,
      targets: 4,
      drawn: 8,
      limit: 240,
      unlock: 600,
      match: 35,
      bonus: 45,
      time: 9,
    },
    {
      n: 6,
      difficulty: 2,
      side: 6,
      targets: 4,
      drawn: 8,
      limit: 270,
      unlock: 750,
      match: 40,
      bonus: 50,
      time: 10,
    },
    {
      n: 7,
      difficulty: 3,
      side: 7,
      targets: 4,
      drawn: 6,
      limit: 300,
      unlock: 900,
      match: 45,
      bonus: 55,
      time: 11,
    },
    {
      n: 8,
      difficulty: 3,
      side: 7,
      targets: 4,
      drawn: 6,
      limit: 330,
      unlock: 1050,
      match: 50,
      bonus: 60,
      time: 12,
    },
  ] as const)('MIT-03 level $n has the numbers of the specification', (row) => {
    expect(levels[row.n - 1]).toEqual({
      id: `standard-${row.n}`,
      difficulty: row.difficulty,
      rows: row.side,
      cols: row.side,
      targetCount: row.targets,
      kanjiCount: row.drawn,
      timeLimitS: row.limit,
      unlockScore: row.unlock,
      pointsPerMatch: row.match,
      targetBonus: row.bonus,
      timeBonus: row.time,
      kanji: [...pools[row.difficulty]],
    });
  });
});
