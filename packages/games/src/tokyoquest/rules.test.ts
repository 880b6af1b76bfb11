import { answer, answering, begin } from '@michi/testing/tokyoquest';
import { describe, expect, test } from 'vitest';
import { answerOf } from './deal.ts';
import { currentQuestion, isAnswerNamed, type Move, mayCheck } from './rules.ts';
import { setupSchema } from './setup.ts';

test('TOK-02 nothing can be checked until an option is chosen', () => {
  const run = begin();
  expect(mayCheck(run.state.game)).toBe(false);
  expect(run.play({ ask: 'check' })).toBe(false);
  expect(run.play({ choose: 4 })).toBe(false);
  expect(run.play({ choose: 0 })).toBe(true);
  expect(run.play({ choose: 3 })).toBe(true);
  expect(mayCheck(run.state.game)).toBe(true);
  expect(run.play({ ask: 'check' })).toBe(true);
  expect(run.play({ choose: 1 })).toBe(false);
});

test('TOK-02 a right answer stands for 2 s; after the last one the reward comes', () => {
  const run = begin();
  for (let asked = 0; asked < 4; asked++) {
    expect(run.state.game).toMatchObject({ current: asked, phase: 'asking', chosen: null });
    for (const move of answering(currentQuestion(run.state.game))) run.play(move);
    expect(run.state.game.phase).toBe('right');
    run.advance(run.at + 1_999);
    expect(run.result).toBeNull();
    expect(run.state.game).toMatchObject({ current: asked, phase: 'right' });
    run.advance(run.at + 1);
  }
  expect(run.result).toEqual({ won: true, scores: [80] });
  expect(run.events.slice(-3)).toEqual([
    { type: 'scoreGained', points: 80, combo: 4 },
    { type: 'featDone', feat: 'tokyoquest.harajuku', by: 'best', amount: 1 },
    { type: 'levelCompleted', score: 80, mistakes: 0, bestCombo: 4, ms: 8_000 },
  ]);
});

test('TOK-02 a wrong answer costs 10 health; after 2 s the same question is open again, nothing chosen', () => {
  const run = begin();
  const question = currentQuestion(run.state.game);
  for (const move of answering(question, false)) run.play(move);
  expect(run.state.game).toMatchObject({ phase: 'wrong', health: 90, streak: 0, mistakes: 1 });
  run.advance(1_999);
  expect(run.state.game.phase).toBe('wrong');
  run.advance(2_000);
  expect(run.state.game).toMatchObject({ phase: 'asking', chosen: null, health: 90, current: 0 });
  expect(run.state.game.given).not.toBe(answerOf(question));
  answer(run);
  expect(run.state.game).toMatchObject({ current: 1, given: null });
});

test('TOK-03 at 0 health the traveller rests: health is full, and the quest waits where it was', () => {
  const run = begin({ level: 2, health: 20 });
  answer(run);
  answer(run, false);
  expect(run.state.game).toMatchObject({ health: 10, phase: 'asking' });
  answer(run, false);
  expect(run.state.game).toMatchObject({ health: 120, phase: 'resting', rests: 1, current: 1 });
  expect(run.play({ choose: 0 })).toBe(false);
  run.advance(60_000);
  expect(run.result).toBeNull();
  expect(run.play({ ask: 'rise' })).toBe(true);
  expect(run.play({ ask: 'rise' })).toBe(false);
  answer(run);
  answer(run);
  answer(run);
  expect(run.result).toEqual({ won: true, scores: [80] });
});

test('TOK-02 an option that was wrong cannot be chosen again until the question is answered', () => {
  const run = begin();
  const wrong = answering(currentQuestion(run.state.game), false);
  for (const move of wrong) run.play(move);
  run.advance(2_000);
  expect(run.play(wrong[0] as Move)).toBe(false);
  answer(run);
  expect(run.state.game).toMatchObject({ current: 1, failed: [] });
});

test('TOK-02 MEM-02 the second wrong answer names the right one; what is answered then is copied', () => {
  const run = begin();
  const asked = () => run.events.flatMap((event) => (event.type === 'kanjiAnswered' ? [event.asked] : []));
  expect(isAnswerNamed(run.state.game)).toBe(false);
  answer(run, false);
  expect(isAnswerNamed(run.state.game)).toBe(false);
  answer(run, false);
  expect(isAnswerNamed(run.state.game)).toBe(true);
  answer(run);
  expect(isAnswerNamed(run.state.game)).toBe(false);
  answer(run);
  expect(asked()).toEqual([{ of: 4 }, { of: 3 }, 'copied', { of: 4 }]);
});

describe('TOK-02 the second walk asks more', () => {
  test('for the kanji among six instead of its meaning, and for readings to type', () => {
    const run = begin({ walk: 2 });
    const kinds = run.state.game.questions.map(({ kind, options }) => [kind, options.length]);
    expect(kinds).toEqual([
      ['kanji', 6],
      ['typed', 0],
      ['kanji', 6],
      ['fit', 6],
    ]);
    expect(begin().state.game.questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4]);
  });

  test.each([
    ['まえ', 'right'],
    ['MAE', 'right'],
    ['マエ', 'right'],
    ['ﾏｴ', 'right'],
    ['なか', 'wrong'],
    ['ｍａｅ', 'right'],
    ['まえ'.repeat(20), 'wrong'],
  ])('the typed %s is %s', (type, phase) => {
    const run = begin({ walk: 2 });
    answer(run);
    expect(run.play({ choose: 0 })).toBe(false);
    expect(run.play({ type })).toBe(true);
    expect(run.state.game.phase).toBe(phase);
  });

  test('ANS-03 the word itself, or an answer without a sound, is none', () => {
    const run = begin({ walk: 2 });
    expect(run.play({ type: 'えき' })).toBe(false);
    answer(run);
    for (const type of [' 　', '🙂', '前', '駅前']) expect(run.play({ type }), type).toBe(false);
  });
});

test('TOK-02 what was missed before stands among the meanings', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { options } = currentQuestion(begin({ missed: ['魚', '祭', '駅'] }, seed).state.game);
    expect(options).toEqual(expect.arrayContaining(['駅', '魚', '祭']));
    expect(new Set(options).size).toBe(4);
  }
});

/** The options of the question how a word is read, in runs of a quest by other seeds. */
function readingOptions(overrides: Parameters<typeof begin>[0]): string[][] {
  return Array.from({ length: 40 }, (_, seed) => begin(overrides, seed).state.game.questions)
    .flatMap((questions) => questions.filter(({ kind }) => kind === 'reading'))
    .map(({ options }) => [...options]);
}

test('TOK-02 the options of a reading change from run to run, and are the same when a run is played again', () => {
  const drawn = readingOptions({ quest: 'meeting' });
  for (const options of drawn) {
    expect(options).toContain('まえ');
    expect(new Set(options).size).toBe(4);
  }
  expect(new Set(drawn.map((options) => options.toSorted().join())).size).toBeGreaterThan(5);
  expect(readingOptions({ quest: 'meeting' })).toEqual(drawn);
});

test('TOK-02 words that were missed before stand among the readings, with as many kanji, two at most', () => {
  for (const options of readingOptions({ quest: 'meeting', missed: ['星', '湖', '猫', '神'] })) {
    const missed = options.filter((option) => ['ほし', 'みずうみ', 'ねこ'].includes(option));
    expect(missed).toHaveLength(2);
    expect(options).not.toContain('じんじゃ');
  }
  for (const options of readingOptions({ quest: 'shrine', missed: ['神', '花', '紙', '星'] })) {
    expect(options).toEqual(expect.arrayContaining(['じんじゃ', 'はなび', 'てがみ']));
    expect(new Set(options).size).toBe(4);
  }
});

test('GAM-05 every kanji of an answer is a learning event; thinking is counted, feedback and pauses are not', () => {
  const run = begin({ quest: 'exit' });
  run.advance(3_000);
  for (const move of answering(currentQuestion(run.state.game), false)) run.play(move);
  const shared = { type: 'kanjiAnswered', skill: 'recognition', asked: { of: 4 }, hinted: false };
  expect(run.events).toEqual([
    { ...shared, kanji: '東', correct: false, ms: 3_000 },
    { ...shared, kanji: '口', correct: false, ms: 3_000 },
    { type: 'mistakeMade' },
  ]);
  run.advance(5_500);
  run.play('pause');
  run.advance(90_000);
  run.play('resume');
  for (const move of answering(currentQuestion(run.state.game))) run.play(move);
  expect(run.events.slice(3)).toEqual([
    { ...shared, asked: { of: 3 }, kanji: '東', correct: true, ms: 500 },
    { ...shared, asked: { of: 3 }, kanji: '口', correct: true, ms: 500 },
    { type: 'kanjiCompleted', kanji: '東口' },
    { type: 'comboChanged', combo: 1 },
  ]);
});

test('TOK-03 the last quest tells of the ending, of a clear mind, and of the second walk', () => {
  const feats = (walk: 1 | 2, mistake: boolean) => {
    const run = begin({ quest: 'summit', walk });
    if (mistake) answer(run, false);
    while (!run.result) answer(run);
    return run.events.flatMap((event) => (event.type === 'featDone' ? event.feat : []));
  };
  expect(feats(1, false)).toEqual(['tokyoquest.summit', 'tokyoquest.clear']);
  expect(feats(1, true)).toEqual(['tokyoquest.summit']);
  expect(feats(2, true)).toEqual(['tokyoquest.summit', 'tokyoquest.again']);
});

test.each([
  ['an unknown quest', { quest: 'home' }],
  ['more health than its level has', { level: 1, health: 120 }],
  ['no health', { health: 0 }],
  ['a kanji that the story has not', { missed: ['鬱'] }],
  ['a third walk', { walk: 3 }],
  ['more than it should', { xp: 100 }],
])('GAM-02 a setup is refused that has %s', (_, wrong) => {
  const setup = begin().setup;
  expect(setupSchema.safeParse(setup).success).toBe(true);
  expect(setupSchema.safeParse({ ...setup, ...wrong }).success).toBe(false);
});
