import { allPuzzles, aSetup, Bench } from '@michi/testing/puzzle';
import { describe, expect, test } from 'vitest';
import { puzzlesPerSet, sets } from './puzzles.ts';
import { openedAt } from './rules.ts';
import { puzzlesOf, setOf, setupSchema } from './setup.ts';

const first = puzzlesOf({ set: 1 });

describe('which puzzle comes', () => {
  test.each([
    [1, 'easy'],
    [2, 'easy'],
    [3, 'medium'],
    [4, 'medium'],
    [5, 'hard'],
    [9, 'hard'],
  ] as const)(
    'PUZ-08 in level %i the %s ones come first, then the easiest of the others',
    (level, difficulty) => {
      const after = ['easy', 'medium', 'hard'].filter((each) => each !== difficulty);
      const expected = [difficulty, ...after].flatMap((wanted) =>
        first.map((each) => each.difficulty).filter((each) => each === wanted),
      );
      for (let seed = 0; seed < 20; seed++) {
        const bench = new Bench({ level }, seed);
        const order: string[] = [];
        while (bench.run.result === null) {
          order.push(bench.target.difficulty);
          bench.solve(bench.run.at);
        }
        expect(order).toEqual(expected);
      }
    },
  );

  test('PUZ-08 it is drawn by chance, each of them', () => {
    const first = Array.from({ length: 60 }, (_, seed) => new Bench({}, seed).state.target);
    expect(new Set(first)).toEqual(new Set(['rest', 'bright', 'like', 'man']));
  });

  test('MEM-01 PUZ-08 kanji that are due come first within their difficulty', () => {
    const hard = first.find(({ difficulty }) => difficulty === 'hard');
    const due = ['好', '明', hard?.kanji ?? '', '鬱'];
    for (let seed = 0; seed < 20; seed++) {
      const bench = new Bench({ due }, seed);
      bench.finish();
      const { solved } = bench.state;
      expect(new Set(solved.slice(0, 2))).toEqual(new Set(['like', 'bright']));
      expect(solved.toSorted()).toEqual(allPuzzles.toSorted());
    }
    const level = new Bench({ level: 5, due }, 1);
    expect(level.state.target).toBe(hard?.id);
    const tutorial = new Bench({ mode: 'tutorial', due }, 7);
    expect(tutorial.state.target).toBe(allPuzzles[0]);
  });

  test('PUZ-03 in a tutorial they come in their own order', () => {
    const bench = new Bench({ mode: 'tutorial' }, 7);
    bench.finish();
    expect(bench.state.solved).toEqual(allPuzzles);
  });

  test('PUZ-02 another one comes when it is asked for, with nothing chosen and its whole time bonus', () => {
    const bench = new Bench({ mode: 'challenge' });
    const { id } = bench.target;
    bench.choose(['fire'], 100);
    expect(bench.ask('newPuzzle', 15_000)).toBe(true);
    expect(bench.state.target).not.toBe(id);
    expect(bench.state.chosen).toEqual([]);
    expect(openedAt(bench.state)).toBe(15_000);
  });

  test('PUZ-09 one that is put off and opened again is worth no more time bonus', () => {
    const bench = new Bench({ mode: 'challenge' });
    const { id, points } = bench.target;
    bench.ask('newPuzzle', 5_000);
    bench.seek(id, 5_000);
    bench.choose(bench.solution, 6_000);
    expect(bench.state.lastPoints).toBe(points + 100 - 60);
  });

  test('PUZ-02 there is no other one when only one is left', () => {
    const bench = new Bench();
    for (let count = 1; count < 10; count++) bench.solve(bench.run.at);
    expect(bench.ask('newPuzzle', bench.run.at)).toBe(false);
  });
});

describe('the set of a level', () => {
  test('PUZ-08 each level has new kanji until all have been built, then they come again', () => {
    const kanjiOf = (level: number) => {
      const bench = new Bench({ level, set: setOf(level) });
      bench.finish();
      return bench.state.solved;
    };
    const built = sets.map((_, index) => kanjiOf(index + 1));
    expect(new Set(built.flat()).size).toBe(sets.length * puzzlesPerSet);
    expect(kanjiOf(1).toSorted()).toEqual(allPuzzles.toSorted());
    expect(new Set(kanjiOf(sets.length + 1))).toEqual(new Set(allPuzzles));
  });

  test('PUZ-08 a level without one, as they were begun before, goes on with the first', () => {
    const bench = new Bench({ level: 3 });
    bench.finish();
    expect(new Set(bench.state.solved)).toEqual(new Set(allPuzzles));
  });

  test.each([0, sets.length + 1, 1.5, '1', null])('PUZ-08 there is no set %j', (set) => {
    expect(setupSchema.safeParse({ ...aSetup(), set }).success).toBe(false);
  });

  test('PUZ-08 in the second level easy kanji come first', () => {
    const bench = new Bench({ level: 2, set: setOf(2) });
    expect(bench.target.difficulty).toBe('easy');
    expect(allPuzzles).not.toContain(bench.target.id);
  });
});

describe('the end of a level', () => {
  test('PUZ-08 it is over 2 s after its last kanji, with the points that it brings by itself', () => {
    const before = { score: 2_000, completedKanji: 30, perfectCombos: 20, hintsUsed: 5, combo: 6 };
    const bench = new Bench({ level: 4, totals: before });
    for (let count = 1; count < 10; count++) bench.solve(count * 5_000);
    bench.choose(bench.solution, 60_000);
    bench.run.advance(61_999);
    expect(bench.run.result).toBeNull();
    bench.run.advance(62_000);
    const own = first.reduce((sum, each) => sum + each.points, 0) + 10 * 45;
    const points =
      first.reduce((sum, each) => sum + each.points, 0) + 10 * (6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15);
    expect(bench.run.result).toEqual({ won: true, scores: [own] });
    expect(bench.state.totals).toEqual({
      score: 2_000 + points,
      completedKanji: 40,
      perfectCombos: 30,
      hintsUsed: 5,
      combo: 16,
    });
    expect(bench.run.events.at(-1)).toEqual({
      type: 'levelCompleted',
      score: points,
      mistakes: 0,
      bestCombo: 16,
      ms: 60_000,
    });
    expect(bench.run.rules.nextAlarm(bench.run.state)).toBeNull();
  });
});

describe('a setup', () => {
  test.each([
    ['a level below 1', { level: 0 }],
    ['an unknown mode', { mode: 'race' }],
    ['a negative score', { totals: { ...aSetup().totals, score: -1 } }],
    ['no totals', { totals: undefined }],
  ])('PUZ-08 with %s is refused', (_, overrides) => {
    expect(setupSchema.safeParse(aSetup()).success).toBe(true);
    expect(setupSchema.safeParse({ ...aSetup(), ...overrides }).success).toBe(false);
  });
});
