import type { GameEvent } from '@michi/game-kit/events';
import { RecordedRun } from '@michi/testing/recorded-run';
import { answer, aSetup } from '@michi/testing/review';
import { describe, expect, test } from 'vitest';
import { currentQuestion, isRepeat, knownCount, mayUndo, review } from './rules.ts';
import { setupSchema } from './setup.ts';

const begin = (overrides = {}) => new RecordedRun(review, aSetup(overrides), 1);
const reported = (events: readonly GameEvent[]) =>
  events.map((event) => (event.type === 'kanjiAnswered' ? [event.kanji, event.asked, event.correct] : event));

describe('MEM-02 an answer says how it was asked', () => {
  test('chosen out of so many, typed, and copied once its answer was shown', () => {
    const run = begin();
    answer(run, false);
    run.play({ ask: 'next' });
    answer(run);
    run.play({ ask: 'next' });
    answer(run);
    run.play({ ask: 'next' });
    expect(isRepeat(run.state.game)).toBe(true);
    expect(currentQuestion(run.state.game).kanji).toBe('山');
    answer(run);
    run.play({ ask: 'next' });
    expect(run.result).toEqual({ won: true, scores: [0] });
    expect(reported(run.events)).toEqual([
      ['山', { of: 8 }, false],
      ['川', 'typed', true],
      ['木', { of: 4 }, true],
      ['山', 'copied', true],
    ]);
    expect(knownCount(run.state.game)).toBe(2);
  });

  test('who does not know says so, and it counts as wrong', () => {
    const run = begin();
    run.play({ ask: 'unknown' });
    run.play({ ask: 'next' });
    answer(run);
    expect(reported(run.events)).toEqual([['山', { of: 8 }, false]]);
  });

  test('it tells how long it took, feedback and pauses not counted', () => {
    const run = begin();
    answer(run, true, 2_000);
    run.advance(run.at + 5_000);
    run.play({ ask: 'next' });
    run.advance(run.at + 1_000);
    run.play('pause');
    run.advance(run.at + 60_000);
    run.play('resume');
    answer(run, true, 500);
    run.play({ ask: 'next' });
    answer(run);
    expect(run.events).toMatchObject([{ ms: 2_000 }, { ms: 1_500 }]);
  });
});

describe('TDY-01 the last answer can be taken back until the next is given', () => {
  test('what was taken back is not reported', () => {
    const run = begin();
    answer(run, false);
    expect(run.play({ ask: 'undo' })).toBe(true);
    expect(run.state.game.phase).toBe('asking');
    answer(run);
    run.play({ ask: 'next' });
    answer(run);
    expect(reported(run.events)).toEqual([['山', { of: 8 }, true]]);
  });

  test('also from the next question, but only once, and never beyond it', () => {
    const run = begin();
    expect(mayUndo(run.state.game)).toBe(false);
    answer(run);
    run.play({ ask: 'next' });
    answer(run, false);
    run.play({ ask: 'next' });
    expect(run.play({ ask: 'undo' })).toBe(true);
    expect(currentQuestion(run.state.game).kanji).toBe('川');
    expect(run.play({ ask: 'undo' })).toBe(false);
  });

  test('a miss that is taken back does not come again', () => {
    const run = begin();
    answer(run, false);
    run.play({ ask: 'undo' });
    for (let place = 0; place < 3; place++) {
      answer(run);
      run.play({ ask: 'next' });
    }
    expect(run.result).not.toBeNull();
  });
});

test('TDY-01 what was missed comes back once within the sitting, but not where a learner is placed', () => {
  const run = begin();
  for (let place = 0; place < 6; place++) {
    expect(run.result).toBeNull();
    answer(run, false);
    run.play({ ask: 'next' });
  }
  expect(run.result).not.toBeNull();

  const placement = begin({ again: false });
  for (let place = 0; place < 3; place++) {
    answer(placement, false);
    placement.play({ ask: 'next' });
  }
  expect(placement.result).not.toBeNull();
});

test.each([
  ['かわ', true],
  ['kawa', true],
  ['カワ', true],
  ['sen', true],
  ['KAWA ', true],
  ['kaw', false],
  ['かわあ', false],
  ['やま', false],
])('TDY-01 ANS-02 a typed %s is forgiven its script: %s', (type, correct) => {
  const run = begin();
  answer(run);
  run.play({ ask: 'next' });
  run.play({ type });
  expect(run.state.game.given.at(-1)).toMatchObject({ correct });
});

test.each([
  ['a kanji that is no option', { choose: '犬' }],
  ['what is typed where it is chosen', { type: 'yama' }],
  ['the next question before an answer', { ask: 'next' }],
  ['taking back what was not given', { ask: 'undo' }],
] as const)('GAM-02 %s is forbidden', (_, move) => {
  expect(begin().play(move)).toBe(false);
});

test.each([
  ['no question', { questions: [], again: true }],
  ['three options, which chance would hit', withOptions(['山', '川', '木'])],
  ['options without the right one', withOptions(['川', '木', '水', '火'])],
  ['an option twice', withOptions(['山', '山', '水', '火'])],
])('API-09 a sitting with %s is refused', (_, setup) => {
  expect(setupSchema.safeParse(setup).success).toBe(false);
});

function withOptions(options: readonly string[]) {
  return { questions: [{ kanji: '山', skill: 'meaning', options }], again: true };
}

test('ANS-03 the kanji itself is no answer where its reading is asked', () => {
  const run = begin();
  answer(run);
  run.play({ ask: 'next' });
  for (const type of ['川', ' 川 ', '小川']) expect(run.play({ type }), type).toBe(false);
  expect(run.play({ type: 'かわ' })).toBe(true);
});
