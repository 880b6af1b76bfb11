import { aSetup, Table } from '@michi/testing/jukugo';
import { describe, expect, test } from 'vitest';
import { jukugo, readingsShown, soughtAt, unknownWords } from './rules.ts';

describe('picking', () => {
  test('JUK-05 the second card checks; both kanji of the word are right in either order', () => {
    for (const turn of [(word: string) => word, (word: string) => [...word].reverse().join('')]) {
      const table = new Table();
      const { jukugo } = table.target;
      expect(table.pick(turn(jukugo).slice(0, 1), 500)).toBe(true);
      expect(table.state.phase).toBe('playing');
      expect(table.pick(turn(jukugo).slice(1), 900)).toBe(true);
      expect(table.state).toMatchObject({ phase: 'right', until: 900 + 2_500, totals: { solved: 1 } });
    }
  });

  test('JUK-05 no card can be picked twice: the second time takes it back', () => {
    const table = new Table();
    const [first = ''] = table.target.jukugo;
    expect(table.pick(first + first, 500)).toBe(true);
    expect(table.state).toMatchObject({ picked: [], phase: 'playing' });
  });

  test('JUK-01 the slots can be emptied, when there is something in them', () => {
    const table = new Table();
    expect(table.ask('reset', 100)).toBe(false);
    table.pick('電', 200);
    expect(table.ask('reset', 300)).toBe(true);
    expect(table.state.picked).toEqual([]);
  });

  test('JUK-01 emptying them clears the sign of a mistake at once, and leaves what is right', () => {
    const table = new Table();
    table.pick(table.wrongPair, 1_000);
    expect(table.ask('reset', 1_200)).toBe(true);
    expect(table.state).toMatchObject({ phase: 'playing', picked: [], until: null });
    table.pick(table.target.jukugo, 2_400);
    expect(table.ask('reset', 2_500)).toBe(false);
    expect(table.state.phase).toBe('right');
  });

  test('JUK-05 a card that is not there cannot be picked', () => {
    const table = new Table();
    expect(table.run.play({ pick: table.state.cards.length }, 100)).toBe(false);
  });

  test('JUK-05 one kanji of the word is not enough', () => {
    const table = new Table();
    const [first = ''] = table.target.jukugo;
    const other = table.wrongPair.slice(0, 1);
    table.pick(first + other, 700);
    expect(table.state).toMatchObject({ phase: 'wrong', mistakes: 1, solved: [] });
    expect(table.answers.map(({ correct }) => correct)).toEqual([true, false]);
  });
});

test.each([
  { pick: -1 },
  { pick: 64 },
  { pick: '1' },
  { pick: 1, ask: 'hint' },
  { ask: 'solution' },
  {},
  null,
  'undo',
])('API-09 %j is no move of this game', (move) => {
  expect(jukugo.move.safeParse(move).success).toBe(false);
});

describe('a right word', () => {
  test('JUK-05 brings its difficulty times 50, and 20 for each word in a row before it', () => {
    const table = new Table();
    let score = 0;
    for (const streak of [0, 1, 2]) {
      score += table.target.difficulty * 50 + streak * 20;
      table.pick(table.target.jukugo, streak * 5_000);
      expect(table.state.totals).toMatchObject({ score, streak: streak + 1, solved: streak + 1 });
      table.run.advance(streak * 5_000 + 2_500);
    }
  });

  test('JUK-05 a new word follows after exactly 2.5 s; until then nothing can be done', () => {
    const table = new Table();
    const { jukugo } = table.target;
    table.pick(jukugo, 1_000);
    table.run.advance(3_499);
    expect([table.pick('電', 3_499), table.ask('hint', 3_499), table.ask('newWord', 3_499)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(table.target.jukugo).toBe(jukugo);
    table.run.advance(3_500);
    expect(table.target.jukugo).not.toBe(jukugo);
    expect(table.state).toMatchObject({ phase: 'playing', picked: [] });
    expect(soughtAt(table.state)).toBe(3_500);
  });

  test('JUK-05 it says what was found, in this order', () => {
    const table = new Table();
    const { jukugo } = table.target;
    table.pick(jukugo, 1_000);
    expect(table.run.events.map(({ type }) => type)).toEqual([
      'picked',
      'picked',
      'kanjiAnswered',
      'kanjiAnswered',
      'kanjiCompleted',
      'scoreGained',
      'comboChanged',
    ]);
    expect(table.run.events).toContainEqual({ type: 'kanjiCompleted', kanji: jukugo });
    expect(table.answers.map(({ kanji, correct, ms }) => [kanji, correct, ms])).toEqual(
      [...jukugo].map((kanji) => [kanji, true, 1_000]),
    );
  });

  test('JUK-08 a challenge adds what is left of the time bonus since the word came', () => {
    const table = new Table({ mode: 'challenge' });
    const [first, second] = [() => table.target.difficulty * 50, () => table.target.difficulty * 50 + 20];
    const one = first() + 100 - 5;
    table.pick(table.target.jukugo, 1_000);
    expect(table.state.lastPoints).toBe(one);
    table.run.advance(3_500);
    const two = second() + 100 - 10;
    table.pick(table.target.jukugo, 5_500);
    expect(table.state).toMatchObject({ lastPoints: two, totals: { score: one + two } });
  });

  test('JUK-08 the time bonus stands still in a pause', () => {
    const table = new Table({ mode: 'challenge' });
    const points = table.target.difficulty * 50 + 100 - 1;
    table.run.play('pause', 150);
    table.run.play('resume', 60_150);
    table.pick(table.target.jukugo, 60_300);
    expect(table.state.lastPoints).toBe(points);
  });

  test('JUK-09 the words in a row count over levels, so that the fifth is known as such', () => {
    const table = new Table({ totals: { score: 700, solved: 4, perfect: 4, hints: 0, streak: 4 } });
    table.pick(table.target.jukugo, 1_000);
    expect(table.run.events.at(-1)).toEqual({ type: 'comboChanged', combo: 5 });
  });
});

describe('a wrong pair', () => {
  test('JUK-05 ends the words in a row, costs no points, and is cleared after exactly 1.5 s', () => {
    const table = new Table();
    table.solve(0);
    const { score } = table.state.totals;
    table.pick(table.wrongPair, 4_000);
    expect(table.state).toMatchObject({ phase: 'wrong', totals: { streak: 0, score }, bestStreak: 1 });
    expect(table.pick('電', 5_499)).toBe(false);
    expect(table.state.picked).toHaveLength(2);
    table.run.advance(5_500);
    expect(table.state).toMatchObject({ phase: 'playing', picked: [] });
    expect(table.run.events.slice(-2)).toEqual([{ type: 'mistakeMade' }, { type: 'comboChanged', combo: 0 }]);
  });

  test('JUK-05 without words in a row it ends none, and the word stays', () => {
    const table = new Table();
    const { jukugo } = table.target;
    table.pick(table.wrongPair, 1_000);
    expect(table.run.events.at(-1)).toEqual({ type: 'mistakeMade' });
    table.run.advance(2_500);
    expect(table.target.jukugo).toBe(jukugo);
  });

  test('JUK-07 the word is not perfect once it is solved', () => {
    const table = new Table();
    table.pick(table.wrongPair, 1_000);
    table.run.advance(2_500);
    table.pick(table.target.jukugo, 3_000);
    expect(table.state.totals).toMatchObject({ solved: 1, perfect: 0 });
  });
});

describe('a hint', () => {
  test('JUK-06 comes once for each word, costs 30 points, and the word is not perfect', () => {
    const table = new Table();
    table.solve(0);
    const { score } = table.state.totals;
    expect(table.ask('hint', 3_000)).toBe(true);
    expect(table.ask('hint', 3_100)).toBe(false);
    expect(table.state.totals).toMatchObject({ score: score - 30, hints: 1 });
    table.pick(table.target.jukugo, 3_200);
    expect(table.state.totals).toMatchObject({ solved: 2, perfect: 1 });
    expect(table.answers.map(({ hinted }) => hinted)).toEqual([false, false, true, true]);
    expect(table.answers[0]?.asked).toEqual({ of: table.state.cards.length });
  });

  test('JUK-06 the score does not fall below 0', () => {
    const table = new Table();
    table.ask('hint', 100);
    expect(table.state.totals.score).toBe(0);
  });

  test('JUK-06 it stays the only one when its word comes again', () => {
    const table = new Table({ words: aSetup().words.slice(0, 2) });
    const { jukugo } = table.target;
    table.ask('hint', 100);
    table.ask('newWord', 200);
    expect(table.target.jukugo).not.toBe(jukugo);
    table.ask('newWord', 300);
    expect(table.target.jukugo).toBe(jukugo);
    expect(table.ask('hint', 400)).toBe(false);
  });
});

describe('words that were not known', () => {
  test('JUK-02 are those that were missed or hinted, each once', () => {
    const table = new Table();
    const missed = table.target.jukugo;
    table.pick(table.wrongPair, 500);
    table.run.wait();
    table.pick(table.wrongPair, table.run.at + 500);
    table.run.wait();
    expect(unknownWords(table.state)).toEqual([missed]);
    table.solve(table.run.at + 500);
    const hinted = table.target.jukugo;
    table.ask('hint', table.run.at + 500);
    table.solve(table.run.at + 500);
    table.solve(table.run.at + 500);
    table.run.finish();
    expect(unknownWords(table.state).toSorted()).toEqual([missed, hinted].toSorted());
  });

  test.each(['puzzle', 'challenge'] as const)(
    'JUK-01 in the mode %s the readings are shown after a miss or a hint, of that word alone',
    (mode) => {
      const table = new Table({ mode });
      expect(readingsShown(table.state)).toBe(false);
      table.pick(table.wrongPair, 500);
      expect(readingsShown(table.state)).toBe(true);
      table.run.wait();
      expect(readingsShown(table.state)).toBe(true);
      table.solve(table.run.at + 500);
      expect(readingsShown(table.state)).toBe(false);
      table.ask('hint', table.run.at + 500);
      expect(readingsShown(table.state)).toBe(true);
    },
  );

  test('JUK-01 in the tutorial the readings are always shown', () => {
    expect(readingsShown(new Table({ mode: 'tutorial' }).state)).toBe(true);
  });
});
