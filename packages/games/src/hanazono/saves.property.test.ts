import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { type Care, type Garden, growthOf, isGrown, type StoredPlant, seedsOf, sumsOf } from './garden.ts';
import { plantTypeIds, plantTypes } from './plant-types.ts';
import { saves } from './saves.ts';

const { merge, schema } = saves.garden;

const few = fc.nat({ max: 3 });
const care = fc
  .tuple(few, few, few, few)
  .map(([right, wrong, grew, points]): Care => [right, wrong, grew, points * 10, 20_000 + right]);
const plant = fc
  .record({
    type: fc.constantFrom(...plantTypeIds),
    x: fc.integer({ min: 10, max: 12 }),
    care: fc.dictionary(fc.constantFrom('aaaa', 'bbbb', 'cccc'), care, { noNullPrototype: true }),
    soil: fc.tuple(few, few, few),
  })
  .map(({ x, soil, ...rest }): StoredPlant => {
    const kept = { ...rest, x, y: 60, soil };
    return isGrown(kept) ? { ...kept, soil: null } : kept;
  });
const garden = fc
  .dictionary(fc.constantFrom(...'山川木'), plant, { noNullPrototype: true })
  .map((plants): Garden => ({ plants }));

const runs = { numRuns: 300 * inject('runsFactor') };

test('GAM-06 two devices join a garden to the same, whoever goes first, and once is as good as twice', () => {
  fc.assert(
    fc.property(fc.option(garden), garden, garden, (base, mine, theirs) => {
      const joined = merge(base, mine, theirs);
      expect(merge(base, theirs, mine)).toEqual(joined);
      expect(merge(base, joined, theirs)).toEqual(joined);
      expect(merge(theirs, joined, joined)).toEqual(joined);
      expect(schema.parse(JSON.parse(JSON.stringify(joined)))).toEqual(joined);
    }),
    runs,
  );
});

test('GAM-06 nothing that was planted, answered or grown is lost in joining', () => {
  fc.assert(
    fc.property(fc.option(garden), garden, garden, (base, mine, theirs) => {
      const joined = merge(base, mine, theirs);
      for (const side of [mine, theirs]) {
        for (const [kanji, before] of Object.entries(side.plants)) {
          const after = joined.plants[kanji];
          if (!after) throw new Error(`${kanji} is lost`);
          const most = plantTypes[after.type].maxGrowth;
          expect(growthOf(after)).toBeGreaterThanOrEqual(Math.min(most, growthOf(before)));
          if (isGrown(after)) expect(after.soil).toBeNull();
        }
        expect(sumsOf(joined).points).toBeGreaterThanOrEqual(sumsOf(side).points);
        expect(sumsOf(joined).zen).toBeGreaterThanOrEqual(sumsOf(side).zen);
      }
    }),
    runs,
  );
});

test('GAM-06 what two visits have brought to one plant adds up, and counts once', () => {
  const soilAt = (at: number) => [50, 50, at] as [number, number, number];
  const at = (entries: Record<string, Care>, cared: number): Garden => ({
    plants: { 山: { type: 'bamboo', x: 20, y: 60, care: entries, soil: soilAt(cared) } },
  });
  const base = at({ aaaa: [1, 0, 1, 10, 20_000] }, 1);
  const phone = at({ aaaa: [1, 0, 1, 10, 20_000], bbbb: [2, 0, 2, 30, 20_001] }, 2);
  const laptop = at({ aaaa: [1, 0, 1, 10, 20_000], cccc: [1, 1, 1, 10, 20_002] }, 3);
  const joined = merge(base, phone, laptop);
  expect(sumsOf(joined)).toMatchObject({ points: 50, zen: 20, planted: 1 });
  expect(joined.plants.山).toMatchObject({ soil: soilAt(3) });
  expect(growthOf(joined.plants.山 as StoredPlant)).toBe(4);
  expect(sumsOf(merge(phone, joined, phone))).toEqual(sumsOf(joined));
});

test('GAM-06 one kanji that was planted on two devices is one plant, and its second seed comes back', () => {
  const planted = (type: 'lotus' | 'maple', x: number): Garden => ({
    plants: { 山: { type, x, y: 60, care: {}, soil: [50, 50, 1] } },
  });
  const joined = merge(null, planted('lotus', 20), planted('maple', 80));
  expect(joined.plants.山).toMatchObject({ type: 'lotus', x: 20 });
  expect(seedsOf(sumsOf(joined))).toBe(4);
});
