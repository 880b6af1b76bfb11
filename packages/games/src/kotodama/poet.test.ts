import { linesOf } from '@michi/testing/kotodama';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { keyOf, newPoet, type Poet, poetSchema, progressOf, withPoem } from './poet.ts';
import { saves } from './saves.ts';

const run = (number: number) => `0199f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const poetOf = (...points: number[]): Poet =>
  points.reduce((poet, gained, index) => withPoem(poet, `poem ${index}`, run(index), gained), newPoet);

test.each([
  [[], { points: 0, level: 1 }],
  [[300], { points: 300, level: 1 }],
  [[300, 10], { points: 310, level: 1 }],
  [[301, 10], { points: 311, level: 2 }],
  [[301, 299, 10], { points: 610, level: 2 }],
  [[301, 300, 10, 10], { points: 621, level: 3 }],
  [[2_000, 0, 0], { points: 2_000, level: 3 }],
] as const)(
  'KOT-05 poems of %j make %o: one level a poem, once the points before it exceed level times 300',
  (points, progress) => {
    expect(progressOf(poetOf(...points))).toEqual(progress);
  },
);

test('KOT-05 the same text counts once', () => {
  const poet = withPoem(poetOf(200), 'poem 0', run(9), 400);
  expect(progressOf(poet).points).toBe(200);
});

test('KOT-05 KOT-06 the same lines behind another classic are another poem', () => {
  const lines = linesOf('/ shizuka tsuki yume / yuki の sora');
  const keys = ['ikutabimo', 'furuike'].map((poem) => keyOf({ poem, lines }));
  const poet = keys.reduce((before, key, index) => withPoem(before, key, run(index), 100), newPoet);
  expect(progressOf(poet).points).toBe(200);
  expect(poetSchema.parse(poet)).toEqual(poet);
});

const poems = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.tuple(fc.nat({ max: 3 }).map(run), fc.nat({ max: 2 })),
);
const poets: fc.Arbitrary<Poet> = fc.record({ poems: poems as fc.Arbitrary<Poet['poems']> });

test('GAM-06 two devices join their poems to the same, whoever goes first, and once is as good as twice', () => {
  const { merge } = saves.poet;
  fc.assert(
    fc.property(fc.option(poets), poets, poets, (base, mine, theirs) => {
      const joined = merge(base, mine, theirs);
      expect(merge(base, theirs, mine)).toEqual(joined);
      expect(merge(base, joined, theirs)).toEqual(joined);
      expect(poetSchema.parse(joined)).toEqual(joined);
      for (const text of [...Object.keys(mine.poems), ...Object.keys(theirs.poems)])
        expect(joined.poems).toHaveProperty(text);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
