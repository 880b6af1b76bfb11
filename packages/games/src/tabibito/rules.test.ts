import { seededRandom } from '@michi/game-kit/random';
import { replay } from '@michi/game-kit/recording';
import { Run } from '@michi/game-kit/run';
import { aSetup, playThrough, rightMove, wrongMove } from '@michi/testing/tabibito';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import { currentQuestion, limitOf, mayHint, rightPercent, tabibito } from './rules.ts';
import { type RunKind, runKinds, setupSchema } from './setup.ts';

function aRun(kind: RunKind, seed = 7, overrides = {}) {
  const run = new Run(tabibito, aSetup(kind, overrides), seed);
  const state = () => run.state.game;
  return {
    run,
    state,
    question: () => currentQuestion(state()),
    right(at = run.at) {
      run.advance(at);
      return run.play(rightMove(state(), currentQuestion(state())), at);
    },
    wrong(at = run.at) {
      run.advance(at);
      return run.play(wrongMove(currentQuestion(state())), at);
    },
    next: (at = run.at) => run.play({ ask: 'next' }, at),
    types: () => run.events.map(({ type }) => type),
  };
}

/** Answers as many rightly as said, the others wrongly, and says how it ended. */
function played(kind: RunKind, right: number) {
  const game = aRun(kind);
  const { questions } = game.state().setup;
  for (let index = 0; index < questions; index++) {
    if (index < right) game.right();
    else game.wrong();
    game.next();
  }
  return game;
}

describe.each(['quiz', 'review', 'challenge'] as const)('TAB-05 TAB-06 a %s', (kind) => {
  const { questions } = aSetup(kind);
  const least = Math.ceil(questions * 0.7);

  test('is passed from 70 percent of its questions on', () => {
    const passed = played(kind, least);
    expect(passed.run.result).toEqual({ won: true, scores: [least * 10] });
    expect(passed.run.events.at(-1)).toMatchObject({ type: 'levelCompleted', mistakes: questions - least });
    const failed = played(kind, least - 1);
    expect(failed.run.result).toEqual({ won: false, scores: [(least - 1) * 10] });
    expect(failed.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'notPassed' });
  });

  test('asks nothing twice over while there is something else to ask', () => {
    for (const count of [3, 4, 5, 6, 7, 8]) {
      const asked = aSetup(kind)
        .prompts.slice(0, count)
        .map((prompt) => prompt.kanji);
      const dealt = deal(
        aSetup(kind, { asked, questions: kind === 'challenge' ? count : 8 }),
        seededRandom(count),
      );
      expect(new Set(dealt.map((question) => question.kind + question.kanji)).size).toBe(dealt.length);
    }
  });
});

test('TAB-05 seven of ten are just enough, and nothing is rounded up', () => {
  const percent = (right: number, questions: number) =>
    rightPercent({ ...aRun('quiz', 7, { questions }).state(), right });
  expect(percent(7, 10)).toBe(70);
  expect(percent(9, 13)).toBe(69);
});

test('TAB-05 TAB-06 a practice asks again what was wrong, until each was right, and is then passed', () => {
  const game = aRun('practice');
  const first = game.question();
  game.wrong();
  game.next();
  for (let index = 1; index < 6; index++) {
    game.right();
    game.next();
  }
  expect(game.run.result).toBeNull();
  expect(game.question()).toEqual(first);
  game.right();
  game.next();
  expect(game.run.result).toEqual({ won: true, scores: [50] });
  expect(game.state()).toMatchObject({ right: 5, mistakes: 1 });
});

test('TAB-02 TAB-06 a practice asks each of its exercises once, ten points each', () => {
  const recording = playThrough(aSetup('practice'), 3);
  const replayed = replay(tabibito, recording);
  expect(replayed).toMatchObject({ ok: true, result: { won: true, scores: [60] } });
});

test('TAB-05 a right answer gives way by itself after a while, a wrong one waits for the learner', () => {
  const game = aRun('quiz');
  game.right(1_000);
  expect(game.state().phase).toBe('right');
  game.run.advance(2_199);
  expect(game.state().current).toBe(0);
  game.run.advance(2_200);
  expect(game.state()).toMatchObject({ current: 1, phase: 'asking', answeredAt: 2_200 });
  game.wrong(3_000);
  game.run.advance(60_000);
  expect(game.state()).toMatchObject({ current: 1, phase: 'wrong' });
  game.next(60_000);
  expect(game.state()).toMatchObject({ current: 2, phase: 'asking' });
});

test('TAB-02 a quiz lasts ten minutes; what is not answered by then is not right', () => {
  const game = aRun('quiz');
  for (let index = 0; index < 7; index++) game.right(index * 2_000 + 100);
  game.run.advance(599_999);
  expect(game.run.result).toBeNull();
  game.run.advance(600_000);
  expect(game.run.result).toEqual({ won: true, scores: [70] });
  const slow = aRun('quiz');
  slow.right();
  slow.run.advance(600_000);
  expect(slow.run.result).toEqual({ won: false, scores: [10] });
  expect(slow.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'timeUp' });
  expect(runKinds.map((kind) => limitOf(aSetup(kind)))).toEqual([null, 600_000, null, null]);
});

test('TAB-05 TAB-06 a hint takes two wrong options away and halves the points; quizzes and challenges have none', () => {
  const game = aRun('practice');
  expect(mayHint(game.state())).toBe(true);
  expect(game.run.play({ ask: 'hint' }, 0)).toBe(true);
  const { kanji, options } = game.question();
  const { struck } = game.state();
  expect(struck).toHaveLength(2);
  expect(struck).not.toContain(kanji);
  expect(game.run.play({ choose: options.indexOf(struck[0] ?? '') }, 0)).toBe(false);
  expect(game.run.play({ ask: 'hint' }, 0)).toBe(false);
  game.right();
  expect(game.state().score).toBe(5);
  expect(game.run.events[0]).toMatchObject({ type: 'kanjiAnswered', asked: { of: 2 }, hinted: true });
  for (const kind of ['quiz', 'challenge'] as const)
    expect(aRun(kind).run.play({ ask: 'hint' }, 0)).toBe(false);
});

describe('TAB-05 TAB-06 ANS-02 a typed reading', () => {
  const typed = (text: string) => {
    const game = aRun('challenge', 1, {
      asked: ['小'],
      questions: 1,
      prompts: [{ kanji: '小', readings: ['ちいさい', 'しょう', 'ちい'], alike: [] }],
    });
    return game.run.play({ type: text }, 0) ? game.state().phase : null;
  };
  test.each(['ちいさい', 'chiisai', 'chīsai', 'TIISAI', 'ショウ', 'shō', 'shou', 'syou', 'しょう', ' ちい '])(
    '%s is right',
    (text) => expect(typed(text)).toBe('right'),
  );
  test.each(['しょ', 'sho', 'ちさい', 'klein', 'しょお', 'ちーさい'])('ANS-02 %s is wrong', (text) =>
    expect(typed(text)).toBe('wrong'),
  );
  test.each([' ', '・', "'", '小', '小さい'])('ANS-03 “%s” is no answer', (text) =>
    expect(typed(text)).toBeNull(),
  );
});

test('TAB-05 an answer of another kind, or to no option, or out of turn, is forbidden', () => {
  const quiz = aRun('quiz');
  const choice = quiz.question().kind !== 'typed';
  expect(quiz.run.play(choice ? { type: 'いち' } : { choose: 0 }, 0)).toBe(false);
  expect(quiz.run.play({ choose: 7 }, 0)).toBe(false);
  expect(quiz.next()).toBe(false);
  quiz.wrong();
  expect(quiz.right()).toBe(false);
});

test('GAM-05 every answer is a learning event with its kanji, what it showed, and how long it took', () => {
  const game = aRun('quiz');
  const { kind, kanji } = game.question();
  game.wrong(4_000);
  const skill = { meaning: 'meaning', kanji: 'recognition', reading: 'reading', typed: 'reading' }[kind];
  const asked = kind === 'typed' ? 'typed' : { of: 4 };
  expect(game.run.events).toEqual([
    { type: 'kanjiAnswered', kanji, skill, asked, correct: false, hinted: false, ms: 4_000 },
    { type: 'mistakeMade' },
  ]);
  game.next(10_000);
  game.right(11_500);
  expect(game.run.events[2]).toMatchObject({ type: 'kanjiAnswered', correct: true, ms: 1_500 });
  expect(game.types().slice(3)).toEqual(['kanjiCompleted', 'scoreGained', 'comboChanged']);
});

test.each([
  ['a prompt twice', { prompts: [...aSetup('quiz').prompts, ...aSetup('quiz').prompts.slice(0, 1)] }],
  ['a kanji without a prompt', { asked: ['森'] }],
  ['nothing asked', { asked: [] }],
  ['a kind of its own', { kind: 'lesson' }],
  [
    'alike one way only',
    {
      prompts: [
        { kanji: '一', readings: ['いち'], alike: ['二'] },
        { kanji: '二', readings: ['に'], alike: [] },
      ],
      asked: ['一'],
    },
  ],
  ['a reading in romaji', { prompts: [{ kanji: '一', readings: ['ichi'], alike: [] }], asked: ['一'] }],
])('GAM-02 a setup is refused that has %s', (_, wrong) => {
  expect(setupSchema.safeParse({ ...aSetup('quiz'), ...wrong }).success).toBe(false);
});
