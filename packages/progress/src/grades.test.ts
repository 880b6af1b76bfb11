import type { Asked } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { type Grade, gradeOf } from './grades.ts';

test.each<[Asked, { wrong: Grade | null; hinted: Grade | null; first: Grade | null; later: Grade | null }]>([
  ['typed', { wrong: 1, hinted: 1, first: 3, later: 3 }],
  ['drawn', { wrong: 1, hinted: 1, first: 3, later: 3 }],
  [{ of: 25 }, { wrong: 1, hinted: 1, first: 3, later: 3 }],
  [{ of: 8 }, { wrong: 1, hinted: 1, first: 3, later: 3 }],
  [{ of: 7 }, { wrong: 1, hinted: 1, first: 1, later: 2 }],
  [{ of: 4 }, { wrong: 1, hinted: 1, first: 1, later: 2 }],
  [{ of: 3 }, { wrong: 1, hinted: 1, first: null, later: null }],
  [{ of: 2 }, { wrong: 1, hinted: 1, first: null, later: null }],
  ['used', { wrong: null, hinted: null, first: null, later: 2 }],
  ['copied', { wrong: null, hinted: null, first: null, later: null }],
])('MEM-02 an answer counts by how it was asked: %j', (asked, { wrong, hinted, first, later }) => {
  const right = { asked, correct: true, hinted: false };
  expect(gradeOf({ ...right, correct: false }, true)).toBe(wrong);
  expect(gradeOf({ ...right, correct: false }, false)).toBe(wrong);
  expect(gradeOf({ ...right, hinted: true }, true)).toBe(hinted);
  expect(gradeOf({ ...right, hinted: true }, false)).toBe(hinted);
  expect(gradeOf(right, true)).toBe(first);
  expect(gradeOf(right, false)).toBe(later);
});
