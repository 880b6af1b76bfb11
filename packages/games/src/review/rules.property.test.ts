import { replay } from '@michi/game-kit/recording';
import { RecordedRun } from '@michi/testing/recorded-run';
import { aSetup, rightMove, wrongMove } from '@michi/testing/review';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedIn, currentQuestion, placeOf, review } from './rules.ts';

const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40_000 }),
    move: fc.constantFrom('right', 'wrong', 'unknown', 'next', 'next', 'undo', 'pause', 'resume'),
  }),
  { maxLength: 60 },
);

test('TDY-01, GAM-02 whatever is played: each answer is reported once, none that was taken back, and a replay agrees', () => {
  fc.assert(
    fc.property(fc.boolean(), moves, (again, wanted) => {
      const run = new RecordedRun(review, aSetup({ again }), 1);
      for (const { after, move } of wanted) {
        run.advance(run.at + after);
        const { game } = run.state;
        if (move === 'pause' || move === 'resume') run.play(move);
        else if (move === 'right' || move === 'wrong') {
          const question = game.phase === 'asking' ? currentQuestion(game) : aSetup().questions[0];
          if (question) run.play(move === 'right' ? rightMove(question) : wrongMove(question));
        } else run.play({ ask: move });

        const { given, reported, phase } = run.state.game;
        expect(given.length - reported).toBeLessThanOrEqual(1);
        expect(run.result !== null).toBe(phase === 'done');
        if (phase !== 'done') expect(placeOf(run.state.game)).toBeLessThan(askedIn(run.state.game).length);
        expect(run.events.map((event) => event.type === 'kanjiAnswered' && event.correct)).toEqual(
          given.slice(0, reported).map(({ correct }) => correct),
        );
      }
      const { recording, result, state, events } = run;
      expect(replay(review, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});
