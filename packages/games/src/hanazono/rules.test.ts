import { aCard, aPlant, aSetup, Sitting } from '@michi/testing/hanazono';
import { describe, expect, test } from 'vitest';
import * as limits from './constants.ts';
import { levelOf, pointsToNext, seedsOf } from './garden.ts';
import { needOf, plantTypeIds, plantTypes } from './plant-types.ts';
import { growing, isGrown, plantingHindered, sumsIn } from './rules.ts';
import { isWilting } from './sky.ts';

const seeds = ({ state }: Sitting) => seedsOf(sumsIn(state));
const level = ({ state }: Sitting) => levelOf(sumsIn(state).points);

describe('HAN-01 planting', () => {
  test('a learner begins with five seeds, on level 1', () => {
    const sitting = new Sitting();
    expect([seeds(sitting), level(sitting)]).toEqual([5, 1]);
  });

  test('five types of plants grow so far, and need so much', () => {
    expect(plantTypeIds.map((type) => [type, plantTypes[type].maxGrowth])).toEqual([
      ['sakura', 5],
      ['bamboo', 7],
      ['bonsai', 4],
      ['lotus', 3],
      ['maple', 5],
    ]);
    const needs = plantTypeIds.map((type) => needOf(plantTypes[type].waterNeed));
    expect(needs).toEqual(['medium', 'high', 'low', 'high', 'medium']);
  });

  test('a new plant has water 50 and sun 50, and stands where it was put', () => {
    const sitting = new Sitting();
    expect(sitting.plant('山', 'lotus', 30, 70)).toBe(true);
    expect(sitting.of('山')).toMatchObject({ type: 'lotus', x: 30, y: 70, growth: 0, water: 50, sun: 50 });
    expect(seeds(sitting)).toBe(4);
  });

  test('it needs a seed, a kanji of its own, and room', () => {
    const sitting = new Sitting();
    for (const kanji of ['山', '川', '木', '水', '火']) expect(sitting.plant(kanji)).toBe(true);
    expect(plantingHindered(sitting.state)).toBe('noSeed');
    expect(sitting.plant('月')).toBe(false);
    const rich = new Sitting({ points: 1_000 });
    expect(rich.plant('山')).toBe(true);
    expect(rich.plant('山')).toBe(false);
    expect(rich.plant('龍')).toBe(false); // nobody offers it
    for (const kanji of [...'川木水火月新学校休大母']) expect(rich.plant(kanji), kanji).toBe(true);
    expect(plantingHindered(rich.state)).toBe('full');
    expect(rich.plant('森')).toBe(false);
  });

  test('no plant stands upon another, however often one place is clicked', () => {
    const sitting = new Sitting({ points: 1_000 });
    for (const kanji of [...'山川木水火月新学校休大母']) sitting.plant(kanji, 'maple', 50, 60);
    const places = sitting.state.plants;
    expect(places).toHaveLength(limits.mostGrowing);
    for (const one of places)
      for (const other of places)
        if (one !== other)
          expect(
            Math.abs(one.x - other.x) >= limits.apart.x || Math.abs(one.y - other.y) >= limits.apart.y,
          ).toBe(true);
  });

  test('outside of the soil it stands at its edge', () => {
    const sitting = new Sitting();
    sitting.plant('山', 'sakura', 0, 0);
    expect(sitting.of('山')).toMatchObject({ x: limits.soil.left, y: limits.soil.top });
  });

  test('a garden that holds every kanji is complete', () => {
    const sitting = new Sitting({ points: 5_000, cards: [aCard('山')] });
    sitting.plant('山');
    expect(plantingHindered(sitting.state)).toBe('complete');
    expect(plantingHindered(new Sitting({ points: 90_000, planted: limits.mostPlants }).state)).toBe(
      'complete',
    );
  });
});

describe('HAN-02 answering', () => {
  test('a right answer brings water 30, sun 20, a step, ten points, zen 5, and combo 1', () => {
    const sitting = new Sitting({ plants: [aPlant('山')] });
    sitting.answer('山');
    expect(sitting.of('山')).toMatchObject({ water: 80, sun: 70, growth: 1 });
    expect(sitting.state).toMatchObject({ combo: 1, points: 10 });
    expect(sumsIn(sitting.state)).toMatchObject({ points: 10, zen: 5 });
  });

  test('water and sun end at 100', () => {
    const sitting = new Sitting({ plants: [aPlant('山', { water: 90, sun: 95 })] });
    sitting.answer('山');
    expect(sitting.of('山')).toMatchObject({ water: 100, sun: 100 });
  });

  test('points rise with the combo, and above a combo of 3 a plant grows by two', () => {
    const sitting = new Sitting({ plants: [aPlant('山', { type: 'bamboo' })] });
    const steps = [1, 2, 3, 4, 5].map(() => {
      sitting.answer('山');
      return [sitting.state.points, sitting.of('山').growth];
    });
    expect(steps).toEqual([
      [10, 1],
      [30, 2],
      [60, 3],
      [100, 4],
      [150, 6],
    ]);
    sitting.answer('山');
    expect(sitting.of('山').growth).toBe(7);
    expect(sitting.state.outcome).toMatchObject({ grew: 1, grown: true });
  });

  test('a wrong answer ends the combo, tells the plant that was perhaps meant, and asks the same again', () => {
    const cards = ['山', '川'].map((kanji) => aCard(kanji, { due: ['reading'] }));
    const sitting = new Sitting({ plants: [aPlant('山'), aPlant('川', { x: 20 })], cards });
    expect(sitting.answer('山', 'kawa')).toBe(true);
    expect(sitting.state).toMatchObject({ combo: 0, mistakes: 1 });
    expect(sitting.state.outcome).toMatchObject({ judgement: 'wrong', meant: '川', given: 'kawa' });
    expect(sitting.of('山')).toMatchObject({
      water: 50,
      growth: 0,
      question: { kind: 'reading', shown: true },
    });
    sitting.answer('山');
    expect(sitting.answers.map(({ asked, correct }) => [asked, correct])).toEqual([
      ['typed', false],
      ['copied', true],
    ]);
  });

  test('who does not know says so: that is a wrong answer', () => {
    const sitting = new Sitting({ plants: [aPlant('山')] });
    expect(sitting.answer('山', null)).toBe(true);
    expect(sitting.state.outcome).toMatchObject({ judgement: 'wrong', given: null, meant: null });
  });

  test('nothing, another question, and what cannot be chosen are no answers', () => {
    const sitting = new Sitting({ plants: [aPlant('山')], cards: [aCard('山', { due: ['writing'] })] });
    expect(sitting.answer('山', '龍')).toBe(false);
    expect(sitting.run.play({ answer: '山', kind: 'meaning', text: 'Berg' })).toBe(false);
    const typed = new Sitting({ plants: [aPlant('山')], cards: [aCard('山', { due: ['meaning'] })] });
    expect(typed.answer('山', ' . ')).toBe(false);
    expect(typed.run.play({ answer: '川', kind: 'meaning', text: 'Fluss' })).toBe(false);
  });

  test('what is due is asked first, and never the same twice in a row', () => {
    const sitting = new Sitting({
      plants: [aPlant('山', { type: 'bamboo' })],
      cards: [aCard('山', { due: ['writing'] })],
    });
    const kinds = [1, 2, 3, 4, 5].map(() => {
      const { kind } = sitting.of('山').question;
      sitting.answer('山');
      return kind;
    });
    expect(kinds.filter((kind) => kind === 'writing')).toHaveLength(3);
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1]);
    const all = new Set(
      Array.from(
        { length: 40 },
        (_, seed) => new Sitting({ plants: [aPlant('山')] }, seed).of('山').question.kind,
      ),
    );
    expect([...all].sort()).toEqual(['meaning', 'reading', 'writing']);
  });

  test('GAM-05 every answer says what it shows, how it was asked, and how long it took', () => {
    const sitting = new Sitting({ plants: [aPlant('山')], cards: [aCard('山', { due: ['writing'] })] });
    sitting.run.advance(4_000);
    sitting.answer('山');
    expect(sitting.answers).toEqual([
      {
        ...{ type: 'kanjiAnswered', kanji: '山', skill: 'recognition', asked: { of: 6 } },
        ...{ correct: true, hinted: false, ms: 4_000 },
      },
    ]);
  });

  test('a full-grown plant is asked no more', () => {
    const sitting = new Sitting({ plants: [aPlant('山', { type: 'lotus', growth: 2 })] });
    sitting.answer('山');
    expect(isGrown(sitting.of('山'))).toBe(true);
    expect(sitting.answer('山')).toBe(false);
    expect(growing(sitting.state)).toEqual([]);
  });
});

describe('HAN-03 the sky', () => {
  /** A sitting that begins in this weather. */
  const inWeather = (weather: string) => {
    for (let seed = 0; ; seed++) {
      const sitting = new Sitting({ plants: [aPlant('山')] }, seed);
      if (sitting.state.weather === weather) return sitting;
    }
  };

  test('every 30 s the time of day goes on', () => {
    const sitting = new Sitting();
    const times = [0, 1, 2, 3].map(() => {
      const { time } = sitting.state;
      sitting.run.advance(sitting.run.at + 29_999);
      expect(sitting.state.time).toBe(time);
      sitting.run.advance(sitting.run.at + 1);
      return time;
    });
    expect(times).toEqual(['morning', 'afternoon', 'evening', 'morning']);
  });

  test.each([
    ['sunny', 40, 60],
    ['rainy', 45, 45],
    ['cloudy', 45, 45],
  ])('%s weather leaves water %i and sun %i', (weather, water, sun) => {
    const sitting = inWeather(weather);
    sitting.tick();
    expect(sitting.of('山')).toMatchObject({ water, sun });
  });

  test('in about three of ten ticks the weather changes', () => {
    const sitting = new Sitting();
    let changed = 0;
    for (let ticks = 0; ticks < 1_000; ticks++) {
      const { weather } = sitting.state;
      sitting.tick();
      changed += Number(sitting.state.weather !== weather);
    }
    expect(changed).toBeGreaterThan(250);
    expect(changed).toBeLessThan(350);
  });

  test('a plant wilts when water or sun is under 20, does not grow until it is cared for, and never dies', () => {
    for (const [dry, wilting] of [
      [{ water: 19, sun: 50 }, true],
      [{ water: 20, sun: 20 }, false],
      [{ water: 50, sun: 19 }, true],
    ] as const)
      expect(isWilting(dry)).toBe(wilting);
    const sitting = new Sitting({ plants: [aPlant('山', { water: 0, sun: 0, growth: 2 })] });
    sitting.tick(100);
    expect(sitting.of('山').growth).toBe(2);
    sitting.answer('山');
    expect(sitting.of('山').growth).toBe(2);
    expect(sitting.state.outcome).toMatchObject({ revived: true, grew: 0, points: 10 });
    expect(isWilting(sitting.of('山'))).toBe(false);
    sitting.answer('山');
    expect(sitting.of('山').growth).toBe(3);
  });

  test('GAM-04 in a pause nothing comes, and the part of the day goes on where it was', () => {
    const sitting = new Sitting({ plants: [aPlant('山')] });
    sitting.run.advance(20_000);
    sitting.run.play('pause');
    sitting.run.advance(80_000_000);
    sitting.run.play('resume');
    expect(sitting.state.ticks).toBe(0);
    sitting.run.advance(sitting.run.at + 10_000);
    expect(sitting.state.ticks).toBe(1);
  });
});

describe('HAN-04 levels', () => {
  test('a level is left when the points exceed its number times 100', () => {
    expect([0, 100, 101, 200, 201, 1_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 10]);
    expect([0, 100, 101].map(pointsToNext)).toEqual([101, 1, 100]);
  });

  test('it brings three seeds', () => {
    const sitting = new Sitting({ points: 100, planted: 3, plants: [aPlant('山')] });
    expect(seeds(sitting)).toBe(2);
    sitting.answer('山');
    expect(sitting.state.outcome?.level).toBe(2);
    expect(seeds(sitting)).toBe(5);
    sitting.answer('山');
    expect(sitting.state.outcome?.level).toBeNull();
  });

  test('what seals of the garden ask for is told: points, zen, and plants that are full-grown', () => {
    const sitting = new Sitting({ plants: [aPlant('山', { type: 'lotus', growth: 2 })] });
    sitting.answer('山');
    expect(sitting.run.events.filter(({ type }) => type === 'featDone')).toEqual(
      [
        ['points', 10],
        ['zen', 5],
        ['grown', 1],
      ].map(([name, amount]) => ({ type: 'featDone', feat: `hanazono.${name}`, by: 'sum', amount })),
    );
  });
});

describe('a sitting', () => {
  const plants = [aPlant('山', { type: 'bamboo' }), aPlant('川', { type: 'bamboo', x: 20 })];

  test('API-09 it counts from five right answers on, and what it has brought alone', () => {
    const sitting = new Sitting({ points: 900, zen: 300, planted: 12, plants });
    sitting.answerRightly(4);
    expect(sitting.finish()).toBe(false);
    sitting.answerRightly(1);
    expect(sitting.finish()).toBe(true);
    expect(sitting.run.result).toEqual({ won: true, scores: [150] });
    expect(sitting.run.events.at(-1)).toMatchObject({ type: 'levelCompleted', score: 150, bestCombo: 5 });
    expect(sitting.answer('山')).toBe(false);
  });

  test('it ends by itself after long', () => {
    const sitting = new Sitting({ plants });
    sitting.tick(limits.mostTicks);
    expect(sitting.run.result).toEqual({ won: false, scores: [0] });
    expect(sitting.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'notPassed' });
    const busy = new Sitting({ plants });
    for (let answers = 0; answers < limits.mostAnswers; answers++) busy.answer('山', null);
    expect(busy.run.result).toMatchObject({ won: false });
  });

  test.each([
    ['a plant without a card', { plants: [aPlant('龍')] }],
    ['a plant twice', { plants: [aPlant('山'), aPlant('山')] }],
    ['a card twice', { cards: [aCard('山'), aCard('山')] }],
    ['a card without its right form', { cards: [aCard('山', { forms: ['川', '木', '水', '火'] })] }],
    ['a form twice', { cards: [aCard('山', { forms: ['山', '木', '木', '火'] })] }],
  ])('%s is refused', (_, overrides) => {
    expect(new Sitting().run.rules.setup.safeParse(aSetup(overrides)).success).toBe(false);
    expect(new Sitting().run.rules.setup.safeParse(aSetup()).success).toBe(true);
  });
});
