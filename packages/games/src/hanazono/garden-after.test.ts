import { aPlant, Visit } from '@michi/testing/hanazono';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstGarden, type Garden, gardenSchema, growthOf, lastDayOf, sumsOf } from './garden.ts';
import { gardenAfter } from './garden-after.ts';
import { sumsIn } from './rules.ts';
import { saves } from './saves.ts';

const now = { seconds: 1_800_000_000, day: 20_833 };
const later = { seconds: 1_800_100_000, day: 20_834 };

test('GAM-03 HAN-04 what a visit has brought is kept as often as one likes, and counts once', () => {
  const earlier: Garden = {
    plants: { 山: { type: 'lotus', x: 50, y: 60, care: { bbbb: [2, 0, 2, 30, 9] }, soil: [50, 50, 9] } },
  };
  const plants = [aPlant('山', { type: 'lotus', growth: 2 })];
  const visit = new Visit({ points: 30, zen: 10, planted: 1, plants });
  visit.plant('川', 'bamboo');
  visit.answer('川', null);
  const once = gardenAfter(earlier, 'aaaa', visit.state, now);
  expect(gardenAfter(once, 'aaaa', visit.state, later)).toEqual(once);
  expect(sumsOf(once)).toEqual(sumsIn(visit.state));
  visit.answer('山');
  const twice = gardenAfter(once, 'aaaa', visit.state, later);
  expect(sumsOf(twice)).toEqual(sumsIn(visit.state));
  expect(twice.plants.山).toMatchObject({ care: { aaaa: [1, 0, 1, 10, later.day] }, soil: null });
  expect(twice.plants.川).toEqual(once.plants.川);
  expect(lastDayOf(twice.plants.山 as never)).toBe(later.day);
  expect(gardenSchema.parse(twice)).toEqual(twice);
});

test('HAN-03 between two visits nothing changes, and what the sky has done is no care', () => {
  const kept: Garden = { plants: { 山: { type: 'sakura', x: 50, y: 60, care: {}, soil: [50, 50, 1] } } };
  const visit = new Visit({ planted: 1, plants: [aPlant('山')] });
  visit.tick(2);
  const { water, sun } = visit.of('山');
  const after = gardenAfter(kept, 'aaaa', visit.state, now);
  expect(after.plants.山).toEqual({ ...kept.plants.山, soil: [water, sun, 1] });
});

test('GAM-06 what another device has planted and grown meanwhile stays', () => {
  const visit = new Visit({ planted: 1, plants: [aPlant('山', { growth: 1 })] });
  visit.answer('山');
  const meanwhile: Garden = {
    plants: {
      山: { type: 'sakura', x: 50, y: 60, care: { bbbb: [3, 0, 3, 60, 1] }, soil: [90, 90, 9] },
      木: { type: 'maple', x: 20, y: 60, care: {}, soil: [50, 50, 9] },
    },
  };
  const after = gardenAfter(meanwhile, 'aaaa', visit.state, now);
  expect(after.plants.木).toEqual(meanwhile.plants.木);
  expect(growthOf(after.plants.山 as never)).toBe(4);
});

test('GAM-06 two devices that sit in one garden end with all that both have brought, in whatever order they hear of it', () => {
  const act = fc.record({
    device: fc.nat({ max: 1 }),
    kanji: fc.constantFrom(...'山川木水'),
    sync: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const visits = [new Visit(), new Visit({}, 2)];
      const gardens = [firstGarden, firstGarden];
      for (const { device, kanji, sync } of acts) {
        const visit = visits[device] as Visit;
        if (!visit.plant(kanji) && visit.state.plants.some((plant) => plant.kanji === kanji))
          visit.answer(kanji);
        gardens[device] = gardenAfter(gardens[device] as Garden, `sit${device}`, visit.state, now);
        if (sync) gardens[device] = saves.garden.merge(null, gardens[0] as Garden, gardens[1] as Garden);
      }
      const joined = saves.garden.merge(null, gardens[0] as Garden, gardens[1] as Garden);
      const brought = visits.reduce((sum, { state }) => sum + state.points, 0);
      expect(sumsOf(joined).points).toBe(brought);
    }),
  );
});
