import { replay } from '@michi/game-kit/recording';
import { aSetup, Table } from '@michi/testing/jukugo';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { modes } from '../series.ts';
import { emptyTotals, type Setup } from './level.ts';
import { jukugo } from './rules.ts';

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const setup = fc
  .record({
    mode: fc.constantFrom(...modes),
    level: fc.integer({ min: 1, max: 9 }),
    score: fc.integer({ min: 0, max: 90 }),
    streak: fc.integer({ min: 0, max: 9 }),
  })
  .map(
    ({ mode, level, score, streak }): Setup =>
      aSetup({ mode, level, totals: { score, solved: streak, perfect: 0, hints: 0, streak } }),
  );
/** Any move, or both kanji of the word that is sought, after some time. */
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 4_000 }),
    move: fc.oneof(
      fc.record({ pick: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ ask: fc.constantFrom('reset', 'hint', 'newWord') }),
      fc.constantFrom('pause' as const, 'resume' as const, 'solve' as const),
    ),
  }),
  { maxLength: 60 },
);

test('JUK-05, JUK-06, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(setup, seed, moves, (setup, seed, wanted) => {
      const table = new Table(setup, seed);
      const { run } = table;
      for (const { after, move } of wanted) {
        const before = table.state;
        run.advance(run.at + after);
        if (move === 'solve')
          for (const kanji of table.target.jukugo) run.play({ pick: table.state.cards.indexOf(kanji) });
        else run.play(move);

        const { totals, solved, hinted, picked, target, phase } = table.state;
        expect(totals.score).toBeGreaterThanOrEqual(0);
        expect(totals.solved).toBe(setup.totals.solved + solved.length);
        expect(solved.slice(0, before.solved.length)).toEqual(before.solved);
        for (const each of [solved, hinted, picked]) expect(new Set(each).size).toBe(each.length);
        expect(picked.length).toBe(phase === 'right' || phase === 'wrong' ? 2 : Math.min(picked.length, 1));
        expect(solved.includes(target)).toBe(['right', 'done'].includes(phase));
        expect(run.result !== null).toBe(phase === 'done');
      }
      const { recording, result, state, events } = run;
      expect(replay(jukugo, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});

test('JUK-07 API-09 every level can be finished, and brings as many points as its events say; its result counts them as in a first level', () => {
  fc.assert(
    fc.property(setup, seed, fc.array(fc.integer({ min: 0, max: 30_000 })), (setup, seed, waits) => {
      const table = new Table(setup, seed);
      for (const index of setup.words.keys()) table.solve(table.run.at + (waits[index] ?? 0));
      table.run.advance(table.run.at + 3_000);
      const points = table.run.events.map((event) => (event.type === 'scoreGained' ? event.points : 0));
      const sum = points.reduce((total, each) => total + each, 0);
      const first = new Table({ ...setup, level: 1, totals: emptyTotals }, seed);
      for (const index of setup.words.keys()) first.solve(first.run.at + (waits[index] ?? 0));
      first.run.advance(table.run.at);
      expect(table.run.result).toEqual({ won: true, scores: [first.state.totals.score] });
      expect(table.state.totals.score).toBe(setup.totals.score + sum);
    }),
  );
});
