import { seededRandom } from '@michi/game-kit/random';
import { replay } from '@michi/game-kit/recording';
import { shareAnyMeaning } from '@michi/kanji/apart';
import { RecordedRun } from '@michi/testing/recorded-run';
import { answering, aSetup, playThrough } from '@michi/testing/tokyoquest';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf, deal } from './deal.ts';
import { questIds, questOf, storyKanji } from './quests.ts';
import { currentQuestion, tokyoquest } from './rules.ts';

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const setup = fc
  .record({
    quest: fc.constantFrom(...questIds),
    walk: fc.constantFrom(1 as const, 2 as const),
    health: fc.integer({ min: 1, max: 100 }),
    missed: fc.uniqueArray(fc.constantFrom(...storyKanji), { maxLength: 8 }),
  })
  .map(aSetup);
const moves = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 4_000 }),
    move: fc.oneof(
      fc.record({ choose: fc.integer({ min: 0, max: 5 }) }),
      fc.record({ type: fc.constantFrom('えき', 'mae', ' ') }),
      fc.record({ ask: fc.constantFrom('check', 'rise') }),
      fc.constantFrom('pause', 'resume', 'right', 'wrong', 'right'),
    ),
  }),
  { maxLength: 80 },
);

test('TOK-02, TOK-03, GAM-02 whatever is played: the state stays sound, and a replay tells the same', () => {
  fc.assert(
    fc.property(setup, seed, moves, (setup, seed, wanted) => {
      const run = new RecordedRun(tokyoquest, setup, seed);
      for (const { after, move } of wanted) {
        run.advance(run.at + after);
        const { game } = run.state;
        if (move === 'right' || move === 'wrong')
          for (const each of answering(currentQuestion(game), move === 'right')) run.play(each);
        else run.play(move as 'pause');
        const { health, phase, rests, mistakes, current, questions } = run.state.game;
        expect(health).toBeGreaterThanOrEqual(0);
        expect(health).toBeLessThanOrEqual(100);
        if (phase === 'asking' || phase === 'resting') expect(health).toBeGreaterThan(0);
        expect(rests).toBeLessThanOrEqual(mistakes);
        expect(current).toBeLessThan(questions.length);
        expect(run.result !== null).toBe(phase === 'done');
        if (run.result) break;
      }
      const { recording, result, state, events } = run;
      expect(replay(tokyoquest, recording)).toEqual({ ok: true, result, state, events });
    }),
  );
});

test('TOK-03 every quest can be done, from every seed, and brings what it promises', () => {
  fc.assert(
    fc.property(setup, seed, fc.nat({ max: 15 }), (setup, seed, wrong) => {
      const replayed = replay(tokyoquest, playThrough(setup, seed, { wrong }));
      if (!replayed.ok) throw new Error(replayed.reason);
      expect(replayed.result).toEqual({ won: true, scores: [questOf(setup.quest).xp] });
      for (const question of replayed.state.game.questions) {
        if (question.kind === 'typed') continue;
        expect(question.options.filter((option) => option === answerOf(question))).toHaveLength(1);
        expect(new Set(question.options).size).toBe(setup.walk === 1 || question.kind === 'reading' ? 4 : 6);
      }
    }),
  );
});

test('ANS-01 TOK-02 whatever was missed before: no two options share a meaning', () => {
  const missed = fc.uniqueArray(fc.constantFrom(...storyKanji));
  fc.assert(
    fc.property(setup, missed, seed, (setup, missed, seed) => {
      for (const { options } of deal({ ...setup, missed }, seededRandom(seed)))
        for (const [place, one] of options.entries())
          expect(options.slice(place + 1).filter((other) => shareAnyMeaning(one, other))).toEqual([]);
    }),
  );
});
