import { allPuzzles, Bench } from '@michi/testing/puzzle';
import { describe, expect, test } from 'vitest';
import { puzzles } from './puzzles.ts';
import { openedAt, puzzle, solvedBy } from './rules.ts';

describe('choosing', () => {
  test('PUZ-04 the radicals of the kanji are right in any order, once there are as many', () => {
    for (const turn of ['there', 'back'] as const) {
      const bench = new Bench();
      const order = turn === 'there' ? bench.solution : bench.solution.toReversed();
      expect(bench.choose(order.slice(0, 1), 500)).toBe(true);
      expect(bench.state.phase).toBe('playing');
      expect(bench.choose(order.slice(1), 900)).toBe(true);
      expect(bench.state).toMatchObject({ phase: 'right', until: 900 + 2_000, solved: [bench.state.target] });
    }
  });

  test('PUZ-04 every kanji comes of its own parts, those with the same part thrice too', () => {
    for (const id of allPuzzles) {
      const bench = Bench.with(id);
      bench.choose(bench.solution, 100);
      expect(bench.state.solved).toEqual([id]);
    }
  });

  test('PUZ-04 a part chosen too often does not make up for another', () => {
    const bench = Bench.with('work');
    bench.choose(['person', 'heavy', 'heavy'], 100);
    expect(bench.state).toMatchObject({ phase: 'wrong', solved: [] });
  });

  test('PUZ-02 a chosen radical is taken back by its place', () => {
    const bench = Bench.with('fall');
    bench.choose(['grass', 'fire', 'water'], 100);
    expect(bench.run.play({ remove: 1 }, 200)).toBe(true);
    expect(bench.state.chosen).toEqual(['grass', 'water']);
    expect(bench.run.play({ remove: 2 }, 300)).toBe(false);
  });

  test('PUZ-04 never more than four are chosen', () => {
    const bench = Bench.with('fall');
    bench.choose(['fire', 'fire', 'fire', 'fire'], 100);
    expect(bench.state.chosen).toHaveLength(4);
    expect(bench.run.play({ choose: 'fire' }, 200)).toBe(false);
  });
});

test.each([
  { choose: 'dragon' },
  { choose: 1 },
  { remove: -1 },
  { remove: 4 },
  { choose: 'tree', ask: 'hint' },
  { ask: 'solution' },
  {},
  null,
  'undo',
])('API-09 %j is no move of this game', (move) => {
  expect(puzzle.move.safeParse(move).success).toBe(false);
});

describe('a completed kanji', () => {
  test('PUZ-05 brings its points and 10 for each kanji in a row before it', () => {
    const bench = new Bench();
    let score = 0;
    for (const combo of [0, 1, 2]) {
      score += bench.target.points + combo * 10;
      bench.choose(bench.solution, combo * 5_000);
      expect(bench.state.totals).toMatchObject({
        score,
        completedKanji: combo + 1,
        perfectCombos: combo + 1,
        combo: combo + 1,
      });
      bench.run.advance(combo * 5_000 + 2_000);
    }
  });

  test('PUZ-05 the next puzzle comes after exactly 2 s; until then nothing can be done', () => {
    const bench = new Bench();
    const { id } = bench.target;
    bench.choose(bench.solution, 1_000);
    bench.run.advance(2_999);
    expect(bench.choose(['tree'], 2_999)).toBe(false);
    for (const ask of ['reset', 'hint', 'newPuzzle'] as const) expect(bench.ask(ask, 2_999)).toBe(false);
    expect(bench.run.play({ remove: 0 }, 2_999)).toBe(false);
    expect(bench.state.target).toBe(id);
    bench.run.advance(3_000);
    expect(bench.state.target).not.toBe(id);
    expect(bench.state).toMatchObject({ phase: 'playing', chosen: [] });
    expect(openedAt(bench.state)).toBe(3_000);
  });

  test('PUZ-05, GAM-05 it says what was built, in this order', () => {
    const bench = new Bench();
    const { kanji } = bench.target;
    bench.choose(bench.solution, 1_000);
    expect(bench.run.events.map(({ type }) => type)).toEqual([
      ...bench.solution.map(() => 'picked'),
      'kanjiAnswered',
      'kanjiCompleted',
      'scoreGained',
      'comboChanged',
    ]);
    expect(bench.answers).toEqual([
      {
        type: 'kanjiAnswered',
        kanji,
        skill: 'recognition',
        asked: { of: 30 },
        correct: true,
        hinted: false,
        ms: 1_000,
      },
    ]);
  });

  test('PUZ-09 a challenge adds what is left of the time bonus since the puzzle came', () => {
    const bench = new Bench({ mode: 'challenge' });
    const one = bench.target.points + 100 - 10;
    bench.choose(bench.solution, 1_000);
    expect(bench.state.lastPoints).toBe(one);
    bench.run.advance(3_000);
    const two = bench.target.points + 10 + 100 - 20;
    bench.choose(bench.solution, 5_000);
    expect(bench.state).toMatchObject({ lastPoints: two, totals: { score: one + two } });
  });

  test('PUZ-09, GAM-04 the time bonus stands still in a pause', () => {
    const bench = new Bench({ mode: 'challenge' });
    const points = bench.target.points + 100 - 2;
    bench.run.play('pause', 150);
    bench.run.play('resume', 60_150);
    bench.choose(bench.solution, 60_249);
    expect(bench.state.lastPoints).toBe(points);
  });
});

describe('wrong radicals', () => {
  test('PUZ-06 end the combo, cost no points, and are cleared after exactly 1.5 s', () => {
    const bench = new Bench();
    bench.solve(0);
    const { score } = bench.state.totals;
    const { id } = bench.target;
    bench.choose(bench.wrong, 4_000);
    expect(bench.state).toMatchObject({
      phase: 'wrong',
      totals: { combo: 0, score },
      bestCombo: 1,
      mistakes: 1,
    });
    expect(bench.choose(['tree'], 5_499)).toBe(false);
    expect(bench.state.chosen).toEqual(bench.wrong);
    bench.run.advance(5_500);
    expect(bench.state).toMatchObject({ phase: 'playing', chosen: [], target: id });
    expect(bench.run.events.slice(-2)).toEqual([{ type: 'mistakeMade' }, { type: 'comboChanged', combo: 0 }]);
  });

  test('PUZ-06 without a combo they end none', () => {
    const bench = new Bench();
    bench.choose(bench.wrong, 1_000);
    expect(bench.run.events.at(-1)).toEqual({ type: 'mistakeMade' });
    expect(bench.answers.map(({ correct }) => correct)).toEqual([false]);
  });

  test('PUZ-08 a reset clears them at once, and the sign of the mistake with them', () => {
    const bench = new Bench();
    bench.choose(bench.wrong, 1_000);
    expect(bench.ask('reset', 1_200)).toBe(true);
    expect(bench.state).toMatchObject({ phase: 'playing', chosen: [], until: null });
    bench.choose(bench.solution.slice(0, 1), 2_400);
    bench.run.advance(2_500);
    expect(bench.state.chosen).toHaveLength(1);
  });
});

describe('what radicals make', () => {
  test.each(puzzles)('PUZ-04 the parts of $kanji make it and no other, in any order', ({ id, parts }) => {
    const radicals = parts.map(({ radical }) => radical);
    expect(solvedBy(radicals)?.id).toBe(id);
    expect(solvedBy(radicals.toReversed())?.id).toBe(id);
  });

  test.each([[[]], [['tree']], [['tree', 'knife']], [['tree', 'tree', 'tree', 'tree']]] as const)(
    'PUZ-06 %j make none',
    (radicals) => {
      expect(solvedBy(radicals)).toBeNull();
    },
  );
});

test('PUZ-08 a reset takes everything back, when there is something', () => {
  const bench = new Bench();
  expect(bench.ask('reset', 100)).toBe(false);
  bench.choose(['tree'], 200);
  expect(bench.ask('reset', 300)).toBe(true);
  expect(bench.state.chosen).toEqual([]);
});

describe('a hint', () => {
  test('PUZ-07 comes once for each puzzle, costs 25 points, and the kanji is not perfect', () => {
    const bench = new Bench();
    bench.solve(0);
    const { score } = bench.state.totals;
    expect(bench.ask('hint', 3_000)).toBe(true);
    expect(bench.ask('hint', 3_100)).toBe(false);
    expect(bench.state.totals).toMatchObject({ score: score - 25, hintsUsed: 1 });
    bench.choose(bench.solution, 3_200);
    expect(bench.state.totals).toMatchObject({ completedKanji: 2, perfectCombos: 1, combo: 2 });
    expect(bench.answers.map(({ hinted }) => hinted)).toEqual([false, true]);
  });

  test('PUZ-07 the score does not fall below 0', () => {
    const bench = new Bench();
    bench.ask('hint', 100);
    expect(bench.state.totals.score).toBe(0);
  });

  test('PUZ-07 it stays the only one when its puzzle comes again', () => {
    const bench = new Bench();
    const { id } = bench.target;
    bench.ask('hint', 100);
    bench.ask('newPuzzle', 200);
    bench.seek(id, 300);
    expect(bench.ask('hint', 400)).toBe(false);
  });
});
