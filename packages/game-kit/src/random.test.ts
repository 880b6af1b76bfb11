import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const two32 = 2 ** 32;
const seeds = fc.integer({ min: 0, max: two32 - 1 });

/** How often each value of `draw` came up in `times` draws. */
function tally<T>(times: number, draw: () => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (let drawn = 0; drawn < times; drawn++) {
    const value = draw();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

describe('seededRandom', () => {
  // Computed apart from this code, from the definition of sfc32. A change makes every recording worthless.
  test.each([
    [0, [2266749544, 3859721991, 3128767472, 1553841669, 3822136429]],
    [1, [3359835970, 1182520828, 4267878529, 3063500945, 52107484]],
    [42, [182880509, 3008686201, 3775342264, 1518397874, 271658881]],
    [two32 - 1, [3808816175, 4158527780, 3722100240, 3084069354, 1751159752]],
  ])('GAM-02 seed %i always draws the same numbers', (seed, first) => {
    const random = seededRandom(seed);
    expect(first.map(() => random.int(two32))).toEqual(first);
  });

  test('GAM-02 the same seed shuffles, picks and decides alike', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return [random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]), random.pick(['a', 'b', 'c']), random.chance(50)];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  test('int stays whole and in range', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: two32 }), (seed, below) => {
        const random = seededRandom(seed);
        for (let drawn = 0; drawn < 20; drawn++) {
          const value = random.int(below);
          expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
        }
      }),
    );
  });

  test.each([2, 3, 6, 10, 52, 100])('int(%i) draws each number equally often', (below) => {
    const random = seededRandom(1);
    const perNumber = 2_000;
    const counts = tally(below * perNumber, () => random.int(below));
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: below }, (_, i) => i));
    // Chi-square over its degrees of freedom stays near 1; a slight bias drives it far up.
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - perNumber) ** 2 / perNumber, 0);
    expect(chiSquare / (below - 1)).toBeLessThan(2.5);
  });

  test('int does not favour small numbers where the range does not divide 2³²', () => {
    const random = seededRandom(2);
    const third = 2 ** 30;
    const counts = tally(30_000, () => Math.floor(random.int(3 * third) / third));
    for (const part of [0, 1, 2]) expect(Math.abs((counts.get(part) ?? 0) - 10_000)).toBeLessThan(400);
  });

  test.each([0, -1, 1.5, two32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('int refuses %d', (below) => {
    expect(() => seededRandom(0).int(below)).toThrow(RangeError);
  });

  test('int(1) is always 0', () => {
    expect(seededRandom(9).int(1)).toBe(0);
  });

  test.each([
    [0, 0],
    [30, 3_000],
    [70, 7_000],
    [100, 10_000],
  ])('chance(%i) is true that often in a hundred', (percent, expected) => {
    const random = seededRandom(3);
    const hits = tally(10_000, () => random.chance(percent)).get(true) ?? 0;
    expect(Math.abs(hits - expected)).toBeLessThanOrEqual(percent % 100 === 0 ? 0 : 150);
  });

  test('pick takes every item equally often and refuses an empty list', () => {
    const random = seededRandom(4);
    const counts = tally(9_000, () => random.pick(['木', '林', '森']));
    for (const kanji of ['木', '林', '森'])
      expect(Math.abs((counts.get(kanji) ?? 0) - 3_000)).toBeLessThan(200);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  test('shuffle gives a permutation and leaves its input alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const before = items.slice();
        const shuffled = seededRandom(seed).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  test('shuffle reaches every order equally often', () => {
    const random = seededRandom(5);
    const counts = tally(24_000, () => random.shuffle(['a', 'b', 'c', 'd']).join(''));
    expect(counts.size).toBe(24);
    for (const [order, count] of counts) expect(Math.abs(count - 1_000), order).toBeLessThan(130);
  });
});
