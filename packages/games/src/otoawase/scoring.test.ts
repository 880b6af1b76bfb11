import { expect, test } from 'vitest';
import {
  accuracyOf,
  gradeOf,
  missedAfterMs,
  type Outcome,
  pointsOf,
  positionOf,
  timingOf,
} from './scoring.ts';

const note = { at: 10_000 };

test('OTO-02 a note falls over 3000 ms and is at 80 % on its beat', () => {
  expect([7_600, 9_100, 10_000, 10_300, 10_600].map((ms) => positionOf(note, ms))).toEqual([
    0, 50, 80, 90, 100,
  ]);
});

test.each([
  [-151, null],
  [-150, 'good'],
  [-61, 'good'],
  [-60, 'perfect'],
  [0, 'perfect'],
  [60, 'perfect'],
  [61, 'good'],
  [150, 'good'],
  [151, null],
])('OTO-02 a press %i ms off the beat is %s: 75 to 85 %%, perfect within 2 of 80', (off, timing) => {
  expect(timingOf(note, note.at + off)).toBe(timing);
});

test('OTO-02 a note is missed past 90 %', () => {
  expect(positionOf(note, note.at + missedAfterMs)).toBeGreaterThan(90);
  expect(positionOf(note, note.at + missedAfterMs - 1)).toBe(90);
});

test.each([
  ['perfect', 0, 300],
  ['perfect', 24, 1_020],
  ['perfect', 50, 1_800],
  ['good', 0, 100],
  ['good', 7, 170],
] as const)('OTO-03 a %s hit at a combo of %i is worth %i', (timing, combo, points) => {
  expect(pointsOf(timing, combo)).toBe(points);
});

const outcomes = (right: number, wrong: number, missed: number): Outcome[] => [
  ...Array<Outcome>(right).fill({ timing: 'good', given: 'a', right: true }),
  ...Array<Outcome>(wrong).fill({ timing: 'good', given: null, right: false }),
  ...Array<Outcome>(missed).fill({ timing: 'missed' }),
];

test('OTO-04 accuracy is what was hit and named of all that is over, rounded down', () => {
  expect(accuracyOf([])).toBeNull();
  expect(accuracyOf([{ timing: 'good' }])).toBeNull();
  expect(accuracyOf(outcomes(95, 2, 3))).toBe(95);
  expect(accuracyOf(outcomes(94, 0, 5))).toBe(94);
  expect(accuracyOf([...outcomes(3, 0, 1), { timing: 'perfect' }])).toBe(75);
});

test.each([
  [100, '秀'],
  [95, '秀'],
  [94, '優'],
  [90, '優'],
  [80, '良'],
  [60, '可'],
  [59, undefined],
])('OTO-01 %i %% is graded %s', (accuracy, kanji) => {
  expect(gradeOf(accuracy)?.kanji).toBe(kanji);
});
