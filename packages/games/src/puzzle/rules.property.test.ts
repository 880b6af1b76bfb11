import { replay } from '@michi/game-kit/recording';
import { aSetup, Bench } from '@michi/testing/puzzle';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { modes } from '../series.ts';
import { sets } from './puzzles.ts';
import { radicalIds } from './radicals.ts';
import { puzzle } from './rules.ts';
import type { Setup } from './setup.ts';

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const setup = fc
  .record({
    mode: fc.constantFrom(...modes),
    level: fc.integer({ min: 1, max: 9 }),
    set: fc.option(fc.integer({ min: 1, max: sets.length }), { nil: undefined }),
    score: fc.integer({ min: 0, max: 90 }),
    combo: fc.integer({ min: 0, max: 9 }),
  })
  .map(
    ({ score, combo, set, ...level }): Setup =>
      aSetup({
        ...level,
        ...(set && { set }),
        totals: { score, completedKanji: combo, perfectCombos: 0, hintsUsed: 0, combo },
      }),
  );
/** Any move, or all that the kanji needs, after some time. */
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 3_000 }),
    move: fc.oneof(
      fc.record({ choose: fc.constantFrom(...radicalIds) }),
      fc.record({ remove: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ ask: fc.constantFrom('reset', 'hint', 'newPuzzle') }),
      fc.constantFrom('pause' as const, 'resume' as const, 'solve' as const),
    ),
  }),
  { maxLength: 80 },
);

test('PUZ-05, PUZ-07, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(setup, seed, moves, (setup, seed, wanted) => {
      const bench = new Bench(setup, seed);
      const { run } = bench;
      for (const { after, move } of wanted) {
        const before = bench.state;
        run.advance(run.at + after);
        if (move === 'solve') for (const radical of bench.solution) run.play({ choose: radical });
        else run.play(move);

        const { totals, solved, hinted, chosen, target, phase } = bench.state;
        expect(totals.score).toBeGreaterThanOrEqual(0);
        expect(totals.completedKanji).toBe(setup.totals.completedKanji + solved.length);
        expect(totals.hintsUsed).toBe(hinted.length);
        expect(solved.slice(0, before.solved.length)).toEqual(before.solved);
        for (const each of [solved, hinted]) expect(new Set(each).size).toBe(each.length);
        const full = chosen.length === bench.solution.length;
        expect(full).toBe(phase === 'right' || phase === 'wrong');
        expect(solved.includes(target)).toBe(phase === 'right' || phase === 'done');
        expect(run.result !== null).toBe(phase === 'done');
      }
      const { recording, result, state, events } = run;
      expect(replay(puzzle, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});

test('PUZ-08 API-09 every level can be finished, and brings as many points as its events say; its result counts them as in a first level', () => {
  fc.assert(
    fc.property(setup, seed, fc.integer({ min: 0, max: 30_000 }), (setup, seed, every) => {
      const bench = new Bench(setup, seed);
      bench.finish(0, every);
      const points = bench.run.events.map((event) => (event.type === 'scoreGained' ? event.points : 0));
      const sum = points.reduce((total, each) => total + each, 0);
      const before = setup.totals.combo;
      const carried = bench.state.solved.length * before * 10;
      expect(bench.run.result).toEqual({ won: true, scores: [sum - carried] });
      expect(bench.state.totals.score).toBe(setup.totals.score + sum);
    }),
  );
});
