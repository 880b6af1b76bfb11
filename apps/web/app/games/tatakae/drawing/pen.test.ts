import { gridHeight, gridWidth, maxPointsPerStroke } from '@michi/games/tatakae/constants';
import { inkPoints, isStroke } from '@michi/games/tatakae/ink';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pen } from './pen.ts';

/** Two squares of the grid for one px. */
const box = { left: 100, top: 50, width: gridWidth / 2, height: gridHeight / 2 };
const at = (x: number, y: number, ms: number) => ({
  clientX: 100 + x,
  clientY: 50 + y,
  timeStamp: 7_000 + ms,
});

function drawn(...samples: [x: number, y: number, ms: number][]) {
  const [first = [0, 0, 0], ...others] = samples;
  const pen = new Pen(at(...(first as [number, number, number])), box);
  for (const sample of others) pen.move(at(...sample));
  return inkPoints(pen.end()).map(({ x, y, ms }) => [x, y, ms]);
}

test('TAT-01 the first point of a stroke is where the pen came down, the last where it was lifted', () => {
  expect(drawn([10, 20, 0], [60, 20, 16], [61, 21, 18])).toEqual([
    [20, 40, 0],
    [120, 40, 16],
    [122, 42, 18],
  ]);
});

test('TAT-01 a touch without a move is a dot', () => {
  expect(drawn([10, 20, 0], [10, 20, 300])).toEqual([[20, 40, 0]]);
});

test('TAT-01 what lies beside the paper is clamped to its edge', () => {
  expect(drawn([-20, -1, 0], [5_000, 100, 20], [5_000, 9_000, 40])).toEqual([
    [0, 0, 0],
    [gridWidth, 200, 20],
    [gridWidth, gridHeight, 40],
  ]);
});

test('TAT-01 a hand that trembles, or a pen that tells too often, is recorded no more finely than needed', () => {
  expect(drawn([10, 10, 0], [11, 10, 20], [12, 10, 40], [13, 10, 60], [13, 11, 80])).toEqual([
    [20, 20, 0],
    [26, 20, 60],
    [26, 22, 80],
  ]);
  expect(drawn([0, 0, 0], [5, 0, 1], [10, 0, 2], [15, 0, 5], [20, 0, 6])).toEqual([
    [0, 0, 0],
    [30, 0, 5],
    [40, 0, 6],
  ]);
});

test('TAT-01 a quick pen keeps its corners', () => {
  expect(drawn([0, 0, 0], [100, 0, 1], [100, 100, 1], [0, 100, 2])).toEqual([
    [0, 0, 0],
    [200, 0, 1],
    [200, 200, 1],
    [0, 200, 2],
  ]);
});

test('TAT-01 the position is that of the pen, also where nothing is recorded', () => {
  const pen = new Pen(at(10, 10, 0), box);
  expect(pen.position).toMatchObject({ x: 20, y: 20 });
  pen.move(at(11, 10, 20));
  expect(pen.position).toMatchObject({ x: 22, y: 20 });
  expect(pen.points).toHaveLength(1);
});

test('TAT-01 API-09 whatever a pointer does, the stroke is one that the rules take', () => {
  const sample = fc.record({
    clientX: fc.double({ min: -500, max: 2_000, noNaN: true }),
    clientY: fc.double({ min: -500, max: 2_000, noNaN: true }),
    timeStamp: fc.double({ min: 0, max: 90_000, noNaN: true }),
  });
  fc.assert(
    fc.property(sample, fc.array(sample, { maxLength: 300 }), (first, others) => {
      const pen = new Pen(first, box);
      for (const each of others) pen.move(each);
      expect(isStroke(pen.end())).toBe(true);
    }),
  );
});

test('TAT-01 a stroke that never ends is full one day, and still ends where the pen is lifted', () => {
  const samples = Array.from(
    { length: 3_000 },
    (_, index) => [(index % 2) * 500, index / 10, index * 9] as const,
  );
  const points = drawn(
    [0, 0, 0],
    ...samples.map(([...each]): [number, number, number] => each),
    [250, 500, 29_000],
  );
  expect(points).toHaveLength(maxPointsPerStroke);
  expect(points.at(-1)).toEqual([500, 1_000, 29_000]);
});
