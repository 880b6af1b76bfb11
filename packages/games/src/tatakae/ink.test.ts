import { aStroke } from '@michi/testing/tatakae';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directions } from './challenges.ts';
import { gridHeight, gridWidth, maxPointsPerStroke, roundMs } from './constants.ts';
import { inkPoints, isStroke, strokeOf } from './ink.ts';
import { straightStroke } from './straight-stroke.ts';

const point = fc.record({
  x: fc.integer({ min: 0, max: gridWidth }),
  y: fc.integer({ min: 0, max: gridHeight }),
  later: fc.integer({ min: 0, max: 25 }),
});
/** Points of a pen: the first at 0 ms, each further one not before the last. */
const points = fc.array(point, { minLength: 1, maxLength: 200 }).map((drawn) => {
  let ms = 0;
  return drawn.map(({ x, y, later }, index) => {
    ms += index === 0 ? 0 : later;
    return { x, y, ms };
  });
});

test('GAM-02 every stroke of a pen is recorded in whole numbers and read back as it was', () => {
  fc.assert(
    fc.property(points, (drawn) => {
      const stroke = strokeOf(drawn);
      expect(stroke.every(Number.isInteger)).toBe(true);
      expect(isStroke(stroke)).toBe(true);
      expect(isStroke(JSON.parse(JSON.stringify(stroke)))).toBe(true);
      expect(inkPoints(stroke)).toEqual(drawn);
    }),
  );
});

test.each<[string, unknown]>([
  ['nothing', []],
  ['half a point', [1]],
  ['a further point without its time', [1, 2, 3, 4]],
  ['fractions', [1.5, 2]],
  ['text', ['1', 2]],
  ['text later', [1, 2, '3', 4, 5]],
  ['a time of text', [1, 2, 3, 4, '5']],
  ['no numbers', [Number.NaN, 2]],
  ['null', [1, 2, null, 4, 5]],
  ['a point beside the paper', [gridWidth + 1, 2]],
  ['a point above it', [0, -1]],
  ['a step off it', [gridWidth, 2, 1, 0, 5]],
  ['a step back in time', [1, 2, 3, 4, -1]],
  ['a time that is no whole number', [1, 2, 3, 4, 0.5]],
  ['longer than a round', [1, 2, 3, 4, roundMs + 1]],
  [
    'too many points',
    aStroke(maxPointsPerStroke + 1).map((value, at) => (at > 1 && at % 3 !== 1 ? 0 : value)),
  ],
  ['an object', { 0: 1, 1: 2, length: 2 }],
])('TAT-01 API-09 %s is no stroke', (_, value) => expect(isStroke(value)).toBe(false));

test('TAT-01 a dot is a stroke, and so are the edges of the paper', () => {
  expect(isStroke([0, 0])).toBe(true);
  expect(isStroke([gridWidth, gridHeight, -gridWidth, -gridHeight, roundMs])).toBe(true);
});

test('GAM-01 a stroke entered by its direction lies on the paper, leads there, and has a place of its own', () => {
  for (let count = 1; count <= 17; count++) {
    const places = new Set<string>();
    for (let index = 0; index < count; index++) {
      for (const [turn, direction] of directions.entries()) {
        const stroke = straightStroke(direction, index, count);
        expect(isStroke(stroke)).toBe(true);
        const [, , dx = 0, dy = 0] = stroke;
        expect((Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8).toBe(turn);
      }
      const [x = 0, y = 0, dx = 0] = straightStroke('→', index, count);
      places.add(`${x + dx / 2} ${y}`);
    }
    expect(places.size).toBe(count);
  }
});
