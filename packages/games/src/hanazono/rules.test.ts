import { aPlant, aPrompt, aSetup, Visit } from '@michi/testing/hanazono';
import { describe, expect, test } from 'vitest';
import * as limits from './constants.ts';
import { levelOf, pointsToNext, seedsOf } from './garden.ts';
import { needOf, plantTypeIds, plantTypes } from './plant-types.ts';
import { growing, isGrown, plantingHindered, sumsIn } from './rules.ts';
import { isWilting } from './sky.ts';

const seeds = ({ state }: Visit) => seedsOf(sumsIn(state));
const level = ({ state }: Visit) => levelOf(sumsIn(state).points);

describe('HAN-01 planting', () => {
  test('a learner begins with five seeds, on level 1', () => {
    const visit = new Visit();
    expect([seeds(visit), level(visit)]).toEqual([5, 1]);
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
    const visit = new Visit();
    expect(visit.plant('山', 'lotus', 30, 70)).toBe(true);
    expect(visit.of('山')).toMatchObject({ type: 'lotus', x: 30, y: 70, growth: 0, water: 50, sun: 50 });
    expect(seeds(visit)).toBe(4);
  });

  test('it needs a seed, a kanji of its own, and room', () => {
    const visit = new Visit();
    for (const kanji of ['山', '川', '木', '水', '火']) expect(visit.plant(kanji)).toBe(true);
    expect(plantingHindered(visit.state)).toBe('noSeed');
    expect(visit.plant('月')).toBe(false);
    const rich = new Visit({ points: 1_000 });
    expect(rich.plant('山')).toBe(true);
    expect(rich.plant('山')).toBe(false);
    expect(rich.plant('龍')).toBe(false); // nobody offers it
    for (const kanji of [...'川木水火月新学校休大母']) expect(rich.plant(kanji), kanji).toBe(true);
    expect(plantingHindered(rich.state)).toBe('full');
    expect(rich.plant('森')).toBe(false);
  });

  test('no plant stands upon another, however often one place is clicked', () => {
    const visit = new Visit({ points: 1_000 });
    for (const kanji of [...'山川木水火月新学校休大母']) visit.plant(kanji, 'maple', 50, 60);
    const places = visit.state.plants;
    expect(places).toHaveLength(limits.mostGrowing);
    for (const one of places)
      for (const other of places)
        if (one !== other)
          expect(
            Math.abs(one.x - other.x) >= limits.apart.x || Math.abs(one.y - other.y) >= limits.apart.y,
          ).toBe(true);
  });

  test('outside of the soil it stands at its edge', () => {
    const visit = new Visit();
    visit.plant('山', 'sakura', 0, 0);
    expect(visit.of('山')).toMatchObject({ x: limits.soil.left, y: limits.soil.top });
  });

  test('a garden that holds every kanji is complete', () => {
    const visit = new Visit({ points: 5_000, prompts: [aPrompt('山')] });
    visit.plant('山');
    expect(plantingHindered(visit.state)).toBe('complete');
    expect(plantingHindered(new Visit({ points: 90_000, planted: limits.mostPlants }).state)).toBe(
      'complete',
    );
  });
});

describe('HAN-02 answering', () => {
  test('a right answer brings water 30, sun 20, a step, ten points, zen 5, and combo 1', () => {
    const visit = new Visit({ plants: [aPlant('山')] });
    visit.answer('山');
    expect(visit.of('山')).toMatchObject({ water: 80, sun: 70, growth: 1 });
    expect(visit.state).toMatchObject({ combo: 1, points: 10 });
    expect(sumsIn(visit.state)).toMatchObject({ points: 10, zen: 5 });
  });

  test('water and sun end at 100', () => {
    const visit = new Visit({ plants: [aPlant('山', { water: 90, sun: 95 })] });
    visit.answer('山');
    expect(visit.of('山')).toMatchObject({ water: 100, sun: 100 });
  });

  test('points rise with the combo, and above a combo of 3 a plant grows by two', () => {
    const kanji = [...'山川木水火'];
    const plants = [...kanji.map((each) => aPlant(each)), aPlant('月', { growth: 4 })];
    const visit = new Visit({ plants });
    const steps = kanji.map((each) => {
      visit.answer(each);
      return [visit.state.points, visit.of(each).growth];
    });
    expect(steps).toEqual([
      [10, 1],
      [30, 1],
      [60, 1],
      [100, 1],
      [150, 2],
    ]);
    visit.answer('月');
    expect(visit.of('月').growth).toBe(5);
    expect(visit.state.outcome).toMatchObject({ grew: 1, grown: true });
  });

  test('a wrong answer ends the combo, tells the plant that was perhaps meant, and asks the same again', () => {
    const prompts = ['山', '川'].map((kanji) => aPrompt(kanji, { due: ['reading'] }));
    const visit = new Visit({ plants: [aPlant('山'), aPlant('川', { x: 20 })], prompts });
    expect(visit.answer('山', 'kawa')).toBe(true);
    expect(visit.state).toMatchObject({ combo: 0, mistakes: 1 });
    expect(visit.state.outcome).toMatchObject({ judgement: 'wrong', meant: '川', given: 'kawa' });
    expect(visit.of('山')).toMatchObject({
      water: 50,
      growth: 0,
      question: { kind: 'reading', shown: true },
    });
    visit.answer('山');
    expect(visit.answers.map(({ asked, correct }) => [asked, correct])).toEqual([
      ['typed', false],
      ['copied', true],
    ]);
  });

  test('who does not know says so: that is a wrong answer', () => {
    const visit = new Visit({ plants: [aPlant('山')] });
    expect(visit.answer('山', null)).toBe(true);
    expect(visit.state.outcome).toMatchObject({ judgement: 'wrong', given: null, meant: null });
  });

  test('nothing, another question, and what cannot be chosen are no answers', () => {
    const visit = new Visit({ plants: [aPlant('山')], prompts: [aPrompt('山', { due: ['writing'] })] });
    expect(visit.answer('山', '龍')).toBe(false);
    expect(visit.run.play({ answer: '山', kind: 'meaning', text: 'Berg' })).toBe(false);
    const typed = new Visit({ plants: [aPlant('山')], prompts: [aPrompt('山', { due: ['meaning'] })] });
    expect(typed.answer('山', ' . ')).toBe(false);
    expect(typed.run.play({ answer: '川', kind: 'meaning', text: 'Fluss' })).toBe(false);
  });

  test('what is due is asked first, and never the same twice in a row', () => {
    const visit = new Visit({
      plants: [aPlant('山', { type: 'bamboo' })],
      prompts: [aPrompt('山', { due: ['writing'] })],
    });
    const kinds = [1, 2, 3, 4, 5].map((time) => {
      while (time > 1 && !isWilting(visit.of('山'))) visit.tick();
      const { kind } = visit.of('山').question;
      visit.answer('山');
      return kind;
    });
    expect(kinds.filter((kind) => kind === 'writing')).toHaveLength(3);
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1]);
    const all = new Set(
      Array.from(
        { length: 40 },
        (_, seed) => new Visit({ plants: [aPlant('山')] }, seed).of('山').question.kind,
      ),
    );
    expect([...all].sort()).toEqual(['meaning', 'reading', 'writing']);
  });

  test('GAM-05 every answer says what it shows, how it was asked, and how long it took', () => {
    const visit = new Visit({ plants: [aPlant('山')], prompts: [aPrompt('山', { due: ['writing'] })] });
    visit.run.advance(4_000);
    visit.answer('山');
    expect(visit.answers).toEqual([
      {
        ...{ type: 'kanjiAnswered', kanji: '山', skill: 'recognition', asked: { of: 6 } },
        ...{ correct: true, hinted: false, ms: 4_000 },
      },
    ]);
  });

  test('a plant rests after a right answer: it is asked again only when it wilts, and that waters it alone', () => {
    const visit = new Visit({ plants: [aPlant('山'), aPlant('川', { x: 20, water: 10, rests: true })] });
    expect(visit.answer('山', null)).toBe(true);
    expect(visit.of('山').rests).toBe(false);
    visit.answer('山');
    expect(visit.of('山')).toMatchObject({ rests: true, growth: 1 });
    expect(visit.answer('山')).toBe(false);
    expect(visit.answer('川')).toBe(true);
    expect(visit.of('川')).toMatchObject({ water: 40, growth: 0, rests: true });
    expect(visit.answer('川')).toBe(false);
    while (!isWilting(visit.of('山'))) visit.tick();
    const { water, sun } = visit.of('山');
    expect(visit.answer('山')).toBe(true);
    expect(visit.of('山')).toMatchObject({ water: water + 30, sun: Math.min(100, sun + 20), growth: 1 });
    expect(visit.answer('山')).toBe(false);
  });

  test('a full-grown plant is asked no more', () => {
    const visit = new Visit({ plants: [aPlant('山', { type: 'lotus', growth: 2 })] });
    visit.answer('山');
    expect(isGrown(visit.of('山'))).toBe(true);
    expect(visit.answer('山')).toBe(false);
    expect(growing(visit.state)).toEqual([]);
  });
});

describe('HAN-03 the sky', () => {
  /** A visit that begins in this weather. */
  const inWeather = (weather: string) => {
    for (let seed = 0; ; seed++) {
      const visit = new Visit({ plants: [aPlant('山')] }, seed);
      if (visit.state.weather === weather) return visit;
    }
  };

  test('every 30 s the time of day goes on', () => {
    const visit = new Visit();
    const times = [0, 1, 2, 3].map(() => {
      const { time } = visit.state;
      visit.run.advance(visit.run.at + 29_999);
      expect(visit.state.time).toBe(time);
      visit.run.advance(visit.run.at + 1);
      return time;
    });
    expect(times).toEqual(['morning', 'afternoon', 'evening', 'morning']);
  });

  test.each([
    ['sunny', 40, 60],
    ['rainy', 45, 45],
    ['cloudy', 45, 45],
  ])('%s weather leaves water %i and sun %i', (weather, water, sun) => {
    const visit = inWeather(weather);
    visit.tick();
    expect(visit.of('山')).toMatchObject({ water, sun });
  });

  test('in about three of ten ticks the weather changes', () => {
    const visit = new Visit();
    let changed = 0;
    for (let ticks = 0; ticks < 1_000; ticks++) {
      const { weather } = visit.state;
      visit.tick();
      changed += Number(visit.state.weather !== weather);
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
    const visit = new Visit({ plants: [aPlant('山', { water: 0, sun: 0, growth: 2 })] });
    visit.tick(100);
    expect(visit.of('山').growth).toBe(2);
    visit.answer('山');
    expect(visit.of('山').growth).toBe(2);
    expect(visit.state.outcome).toMatchObject({ revived: true, grew: 0, points: 10 });
    expect(isWilting(visit.of('山'))).toBe(false);
    visit.answer('山');
    expect(visit.of('山').growth).toBe(3);
  });

  test('GAM-04 in a pause nothing comes, and the part of the day goes on where it was', () => {
    const visit = new Visit({ plants: [aPlant('山')] });
    visit.run.advance(20_000);
    visit.run.play('pause');
    visit.run.advance(80_000_000);
    visit.run.play('resume');
    expect(visit.state.ticks).toBe(0);
    visit.run.advance(visit.run.at + 10_000);
    expect(visit.state.ticks).toBe(1);
  });
});

describe('HAN-04 levels', () => {
  test('a level is left when the points exceed its number times 100', () => {
    expect([0, 100, 101, 200, 201, 1_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 10]);
    expect([0, 100, 101].map(pointsToNext)).toEqual([101, 1, 100]);
  });

  test('it brings three seeds', () => {
    const plants = [aPlant('山'), aPlant('川', { x: 20 })];
    const visit = new Visit({ points: 100, planted: 3, plants });
    expect(seeds(visit)).toBe(2);
    visit.answer('山');
    expect(visit.state.outcome?.level).toBe(2);
    expect(seeds(visit)).toBe(5);
    visit.answer('川');
    expect(visit.state.outcome).toMatchObject({ level: null, seeds: 0 });
  });

  test('two levels at once bring six, which is counted', () => {
    const kanji = [...'山川木水火月新学校休大母'];
    const plants = kanji.map((each, index) => aPlant(each, { x: 10 + index }));
    const visit = new Visit({ points: 50, planted: 12, plants });
    const risen = kanji.flatMap((each) => {
      const before = seeds(visit);
      visit.answer(each);
      const { level, seeds: told } = visit.state.outcome ?? {};
      expect(seeds(visit) - before).toBe(told);
      return level === null ? [] : [[level, told]];
    });
    expect(risen.slice(-2)).toEqual([
      [8, 6],
      [9, 3],
    ]);
  });

  test('what achievements of the garden ask for is told: points, zen, and plants that are full-grown', () => {
    const visit = new Visit({ plants: [aPlant('山', { type: 'lotus', growth: 2 })] });
    visit.answer('山');
    expect(visit.run.events.filter(({ type }) => type === 'featDone')).toEqual(
      [
        ['points', 10],
        ['zen', 5],
        ['grown', 1],
      ].map(([name, amount]) => ({ type: 'featDone', feat: `hanazono.${name}`, by: 'sum', amount })),
    );
  });
});

describe('a visit', () => {
  const plants = [aPlant('山', { type: 'bamboo' }), aPlant('川', { type: 'bamboo', x: 20 })];

  test('API-09 it counts from five right answers on, and what it has brought alone', () => {
    const visit = new Visit({ points: 900, zen: 300, planted: 12, plants });
    visit.answerRightly(4);
    expect(visit.finish()).toBe(false);
    visit.answerRightly(1);
    expect(visit.finish()).toBe(true);
    expect(visit.run.result).toEqual({ won: true, scores: [150] });
    expect(visit.run.events.at(-1)).toMatchObject({ type: 'levelCompleted', score: 150, bestCombo: 5 });
    expect(visit.answer('山')).toBe(false);
  });

  test('it ends by itself after long', () => {
    const visit = new Visit({ plants });
    visit.tick(limits.mostTicks);
    expect(visit.run.result).toEqual({ won: false, scores: [0] });
    expect(visit.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'notPassed' });
    const busy = new Visit({ plants });
    for (let answers = 0; answers < limits.mostAnswers; answers++) busy.answer('山', null);
    expect(busy.run.result).toMatchObject({ won: false });
  });

  test.each([
    ['a plant without a prompt', { plants: [aPlant('龍')] }],
    ['a plant twice', { plants: [aPlant('山'), aPlant('山')] }],
    ['a prompt twice', { prompts: [aPrompt('山'), aPrompt('山')] }],
    [
      'a prompt without its right option',
      { prompts: [aPrompt('山', { options: ['川', '木', '水', '火'] })] },
    ],
    ['an option twice', { prompts: [aPrompt('山', { options: ['山', '木', '木', '火'] })] }],
  ])('%s is refused', (_, overrides) => {
    expect(new Visit().run.rules.setup.safeParse(aSetup(overrides)).success).toBe(false);
    expect(new Visit().run.rules.setup.safeParse(aSetup()).success).toBe(true);
  });
});
