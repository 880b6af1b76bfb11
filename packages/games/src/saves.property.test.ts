import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { saves } from './saves.ts';

const value = fc.record({
  level: fc.integer({ min: 1, max: 3 }),
  tally: fc.record({
    score: fc.integer({ min: 0, max: 2 }),
    solved: fc.nat({ max: 1 }),
    perfect: fc.nat({ max: 1 }),
    hints: fc.nat({ max: 1 }),
    streak: fc.nat({ max: 1 }),
  }),
});

const save = saves.get('jukugo.challenge');
if (!save) throw new Error('no such save');

test('GAM-06 every mode that is played by levels one after the other has a save', () => {
  expect([...saves.keys()]).toEqual(
    ['jukugo', 'puzzle'].flatMap((game) =>
      ['tutorial', 'puzzle', 'challenge'].map((mode) => `${game}.${mode}`),
    ),
  );
});

test('GAM-06 two devices join a save to the same, whoever goes first, and once is as good as twice', () => {
  fc.assert(
    fc.property(fc.option(value), value, value, (base, mine, theirs) => {
      const joined = save.merge(base, mine, theirs);
      expect(save.merge(base, theirs, mine)).toEqual(joined);
      expect(save.merge(base, joined, theirs)).toEqual(joined);
      expect(save.merge(theirs, joined, joined)).toEqual(joined);
      expect(save.schema.parse({ ...(joined as object), batch: [] })).toEqual(joined);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});

test('GAM-06 what one device has changed stands, and of two changes the one that is further', () => {
  const at = (level: number, score = 0) => ({
    level,
    tally: { score, solved: 0, perfect: 0, hints: 0, streak: 0 },
  });
  expect(save.merge(at(4), at(1), at(4))).toEqual(at(1)); // begun anew
  expect(save.merge(at(4), at(4), at(6))).toEqual(at(6));
  expect(save.merge(at(4), at(5, 90), at(5, 80))).toEqual(at(5, 90));
  expect(save.merge(null, at(2, 900), at(3))).toEqual(at(3));
});
