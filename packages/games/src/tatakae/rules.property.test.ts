import { replay } from '@michi/game-kit/recording';
import { aStroke, Battle } from '@michi/testing/tatakae';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from './constants.ts';
import { challengeOf, tatakae } from './rules.ts';

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 4_000 }),
    move: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.integer({ min: 1, max: 30 }).map((points) => ({ stroke: aStroke(points) })),
      },
      {
        weight: 2,
        arbitrary: fc.record({ ask: fc.constantFrom('undo' as const, 'clear' as const, 'submit' as const) }),
      },
      { weight: 1, arbitrary: fc.constantFrom('pause' as const, 'resume' as const) },
    ),
  }),
  { maxLength: 120 },
);

test('TAT-03, TAT-04, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(seed, moves, (seed, wanted) => {
      const battle = new Battle(seed);
      const { run } = battle;
      for (const { after, move } of wanted) {
        run.play(move, run.at + after);
        const { phase, round, ink, learner, rival, submissions, roundEndsAt } = battle.state;
        expect(round).toBeGreaterThanOrEqual(1);
        expect(round).toBeLessThanOrEqual(rounds);
        expect(roundEndsAt).toBe(32_000 * round - 2_000);
        const { strokes } = battle.challenge;
        if (phase === 'writing') expect(ink.length).toBeLessThan(strokes.length);
        expect(learner.score).toBe(submissions.reduce((sum, { points }) => sum + points, 0));
        for (const each of submissions) {
          expect(each.ink.length).toBeGreaterThanOrEqual(1);
          expect(each.ink.length).toBeLessThanOrEqual(challengeOf(each).strokes.length);
        }
        for (const { combo, bestCombo } of [learner, rival]) expect(bestCombo).toBeGreaterThanOrEqual(combo);
        expect(run.result !== null).toBe(phase === 'over');
      }
      const { recording, result, state, events } = run;
      expect(replay(tatakae, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});
