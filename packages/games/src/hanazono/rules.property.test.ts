import { replay } from '@michi/game-kit/recording';
import { aPlant, aSetup, Visit } from '@michi/testing/hanazono';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zenPerAnswer } from './constants.ts';
import { levelOf, seedsOf } from './garden.ts';
import { plantTypeIds, plantTypes } from './plant-types.ts';
import { hanazono, isAsked, isGrown, sumsIn } from './rules.ts';

const kanji = fc.constantFrom(...'山川木水火月新学');
const setup = fc
  .record({
    points: fc.integer({ min: 0, max: 60 }).map((tens) => tens * 10),
    grows: fc.uniqueArray(
      fc.tuple(kanji, fc.constantFrom(...plantTypeIds), fc.nat({ max: 2 }), fc.nat({ max: 100 })),
      {
        selector: ([kanji]) => kanji,
        maxLength: 4,
      },
    ),
  })
  .map(({ points, grows }) => {
    const plants = grows.map(([kanji, type, growth, water], index) =>
      aPlant(kanji, { type, growth, water, x: 10 + index * 20 }),
    );
    return aSetup({ points, planted: plants.length, plants });
  });
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40_000 }),
    act: fc.constantFrom(
      'plant',
      'right',
      'right',
      'right',
      'wrong',
      'unknown',
      'hear',
      'finish',
      'pause',
      'resume',
    ),
    kanji,
    type: fc.constantFrom(...plantTypeIds),
    x: fc.nat({ max: 100 }),
    y: fc.nat({ max: 100 }),
  }),
  { maxLength: 60 },
);

test('HAN-01 HAN-02 HAN-03 HAN-04 GAM-02 whatever is played: the garden stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(setup, fc.nat(), moves, (setup, seed, wanted) => {
      const visit = new Visit(setup, seed);
      const { run } = visit;
      for (const { after, act, kanji, type, x, y } of wanted) {
        const before = visit.state;
        run.advance(run.at + after);
        const grows = visit.state.plants.some((plant) => plant.kanji === kanji);
        if (act === 'plant') run.play({ plant: kanji, type, x, y });
        else if (act === 'finish') visit.finish();
        else if (act === 'hear') {
          const unasked = visit.state.plants.filter((plant) => plant.own.right > 0 && !isAsked(plant));
          visit.hear({ rests: false, water: x, sun: y });
          for (const { kanji } of unasked) expect(isAsked(visit.of(kanji))).toBe(false);
        } else if (act === 'pause' || act === 'resume') run.play(act);
        else if (grows)
          visit.answer(kanji, act === 'right' ? visit.rightText(kanji) : act === 'wrong' ? '人' : null);

        const { state } = visit;
        const sums = sumsIn(state);
        for (const plant of state.plants) {
          for (const value of [plant.water, plant.sun]) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(100);
          }
          const earlier = before.plants.find((each) => each.kanji === plant.kanji);
          expect(plant.growth).toBeLessThanOrEqual(plantTypes[plant.type].maxGrowth);
          expect(plant.growth).toBeGreaterThanOrEqual(earlier?.growth ?? 0);
          expect(plant.growth - (earlier?.growth ?? 0)).toBeLessThanOrEqual(2);
        }
        expect(state.plants.length).toBeGreaterThanOrEqual(before.plants.length);
        expect(state.points).toBe(state.plants.reduce((sum, { own }) => sum + own.points, 0));
        expect(sums.zen - setup.zen).toBe(state.right * zenPerAnswer);
        expect(seedsOf(sums)).toBe(5 + 3 * (levelOf(sums.points) - 1) - sums.planted);
        expect(state.plants.filter(isGrown).length).toBe(sums.grown - setup.grown);
        expect(run.result !== null).toBe(state.done);
      }
      const { recording, result, state, events } = run;
      expect(replay(hanazono, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});
