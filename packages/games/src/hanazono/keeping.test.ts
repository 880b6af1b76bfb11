import { aPlant, Sitting } from '@michi/testing/hanazono';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstGarden, type Garden, gardenSchema, growthOf, lastDayOf, sumsOf } from './garden.ts';
import { gardenAfter } from './keeping.ts';
import { sumsIn } from './rules.ts';
import { saves } from './saves.ts';

const now = { seconds: 1_800_000_000, day: 20_833 };
const later = { seconds: 1_800_100_000, day: 20_834 };

test('GAM-03 HAN-04 what a sitting has brought is kept as often as one likes, and counts once', () => {
  const sitting = new Sitting();
  sitting.plant('山', 'lotus');
  sitting.plant('川', 'bamboo');
  sitting.answerRightly(2);
  sitting.answer('川', null);
  const once = gardenAfter(firstGarden, 'aaaa', sitting.state, now);
  expect(gardenAfter(once, 'aaaa', sitting.state, later)).toEqual(once);
  expect(sumsOf(once)).toEqual(sumsIn(sitting.state));
  sitting.answerRightly(1);
  const twice = gardenAfter(once, 'aaaa', sitting.state, later);
  expect(sumsOf(twice)).toEqual(sumsIn(sitting.state));
  expect(twice.plants.山).toMatchObject({ care: { aaaa: [3, 0, 3, 40, later.day] }, soil: null });
  expect(twice.plants.川).toEqual(once.plants.川);
  expect(lastDayOf(twice.plants.山 as never)).toBe(later.day);
  expect(gardenSchema.parse(twice)).toEqual(twice);
});

test('HAN-03 between two sittings nothing changes, and what the sky has done is no care', () => {
  const kept: Garden = { plants: { 山: { type: 'sakura', x: 50, y: 60, care: {}, soil: [50, 50, 1] } } };
  const sitting = new Sitting({ planted: 1, plants: [aPlant('山')] });
  sitting.tick(2);
  const { water, sun } = sitting.of('山');
  const after = gardenAfter(kept, 'aaaa', sitting.state, now);
  expect(after.plants.山).toEqual({ ...kept.plants.山, soil: [water, sun, 1] });
});

test('GAM-06 what another device has planted and grown meanwhile stays', () => {
  const sitting = new Sitting({ planted: 1, plants: [aPlant('山', { growth: 1 })] });
  sitting.answer('山');
  const meanwhile: Garden = {
    plants: {
      山: { type: 'sakura', x: 50, y: 60, care: { bbbb: [3, 0, 3, 60, 1] }, soil: [90, 90, 9] },
      木: { type: 'maple', x: 20, y: 60, care: {}, soil: [50, 50, 9] },
    },
  };
  const after = gardenAfter(meanwhile, 'aaaa', sitting.state, now);
  expect(after.plants.木).toEqual(meanwhile.plants.木);
  expect(growthOf(after.plants.山 as never)).toBe(4);
});

test('GAM-06 two devices that sit in one garden end with all that both have brought, in whatever order they hear of it', () => {
  const act = fc.record({
    device: fc.nat({ max: 1 }),
    kanji: fc.constantFrom('山', '川'),
    sync: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const sittings = [new Sitting(), new Sitting({}, 2)];
      const gardens = [firstGarden, firstGarden];
      for (const { device, kanji, sync } of acts) {
        const sitting = sittings[device] as Sitting;
        if (!sitting.plant(kanji) && sitting.state.plants.some((plant) => plant.kanji === kanji))
          sitting.answer(kanji);
        gardens[device] = gardenAfter(gardens[device] as Garden, `sit${device}`, sitting.state, now);
        if (sync) gardens[device] = saves.garden.merge(null, gardens[0] as Garden, gardens[1] as Garden);
      }
      const joined = saves.garden.merge(null, gardens[0] as Garden, gardens[1] as Garden);
      const brought = sittings.reduce((sum, { state }) => sum + state.points, 0);
      expect(sumsOf(joined).points).toBe(brought);
    }),
  );
});
