import { replay } from '@michi/game-kit/recording';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup, playThrough, rightMove } from '@michi/testing/tabibito';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentQuestion, tabibito } from './rules.ts';
import { runKinds } from './setup.ts';

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const setup = fc.constantFrom(...runKinds).map((kind) => aSetup(kind));
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40_000 }),
    move: fc.oneof(
      fc.record({ choose: fc.integer({ min: 0, max: 7 }) }),
      fc.record({ type: fc.constantFrom('いち', 'ni', 'さん', 'x', ' ') }),
      fc.record({ ask: fc.constantFrom('hint', 'next') }),
      fc.constantFrom('pause' as const, 'resume' as const, 'right' as const, 'right' as const),
    ),
  }),
  { maxLength: 60 },
);

test('TAB-05, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(setup, seed, moves, (setup, seed, wanted) => {
      const run = new RecordedRun(tabibito, setup, seed);
      for (const { after, move } of wanted) {
        run.advance(run.at + after);
        const { game } = run.state;
        if (move === 'right') run.play(rightMove(game, currentQuestion(game)));
        else run.play(move);

        const { current, questions, right, mistakes, score, struck, phase, streak, bestStreak } =
          run.state.game;
        expect(current).toBeLessThan(questions.length);
        expect(right).toBeLessThanOrEqual(setup.questions);
        expect(right + mistakes).toBeLessThanOrEqual(current + 1);
        expect(score).toBeLessThanOrEqual(right * 10);
        expect(struck).not.toContain(currentQuestion(run.state.game).kanji);
        expect(streak).toBeLessThanOrEqual(bestStreak);
        expect(run.result !== null).toBe(phase === 'done');
        expect(questions.length).toBe(setup.questions + (setup.kind === 'practice' ? mistakes : 0));
      }
      const { recording, result, state, events } = run;
      expect(replay(tabibito, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});

test('TAB-05 every run can be won, from every seed, and brings what its events say', () => {
  fc.assert(
    fc.property(setup, seed, fc.nat({ max: 2 }), (setup, seed, wrong) => {
      const replayed = replay(tabibito, playThrough(setup, seed, { wrong }));
      if (!replayed.ok) throw new Error(replayed.reason);
      const points = replayed.events.map((event) => (event.type === 'scoreGained' ? event.points : 0));
      const sum = points.reduce((total, each) => total + each, 0);
      expect(replayed.result?.scores).toEqual([sum]);
      if (wrong < 2 || setup.kind === 'practice') expect(replayed.result?.won).toBe(true);
    }),
  );
});
