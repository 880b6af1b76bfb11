import { aSetup, Table } from '@michi/testing/jukugo';
import { describe, expect, test } from 'vitest';
import { setupSchema } from './level.ts';
import { soughtAt } from './rules.ts';

describe('the word that is sought', () => {
  test('JUK-05 is drawn by chance, first and after each solved one', () => {
    const orders = Array.from({ length: 60 }, (_, seed) => {
      const table = new Table({}, seed);
      return [0, 5_000, 10_000].map((at) => {
        const { jukugo } = table.target;
        table.solve(at);
        return jukugo;
      });
    });
    for (const order of orders) expect(new Set(order).size).toBe(3);
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });
});

describe('the cards', () => {
  test('JUK-04 are shuffled once a level: each keeps its place whatever is played, and the next level is shuffled anew', () => {
    for (const seed of [1, 2, 3, 4]) {
      const table = new Table({}, seed);
      const { cards } = table.state;
      const steps = [
        () => table.pick(table.wrongPair, table.run.at + 100),
        () => table.run.wait(),
        () => table.ask('hint', table.run.at + 100),
        () => table.ask('newWord', table.run.at + 100),
        () => table.solve(table.run.at + 100),
        () => table.solve(table.run.at + 100),
        () => table.solve(table.run.at + 100),
        () => table.run.advance(table.run.at + 3_000),
      ];
      for (const step of steps) {
        step();
        expect(table.state.cards).toEqual(cards);
      }
      expect(table.run.result).not.toBeNull();
      const next = new Table({ level: 2, totals: table.state.totals }, seed + 100);
      const placesOf = (dealt: readonly string[]) => [...'電車学校会社'].map((kanji) => dealt.indexOf(kanji));
      expect(placesOf(next.state.cards)).not.toEqual(placesOf(cards));
    }
  });
});

describe('another word', () => {
  test('JUK-01 comes when it is asked for, with empty slots and its whole time bonus', () => {
    const table = new Table({ mode: 'challenge' });
    const { jukugo } = table.target;
    table.pick('電', 100);
    expect(table.ask('newWord', 15_000)).toBe(true);
    expect(table.target.jukugo).not.toBe(jukugo);
    expect(table.state.picked).toEqual([]);
    expect(soughtAt(table.state)).toBe(15_000);
  });

  test('JUK-08 a word that is put off and sought again is worth no more time bonus', () => {
    const table = new Table({ mode: 'challenge', words: aSetup().words.slice(0, 2) });
    const { jukugo, difficulty } = table.target;
    table.ask('newWord', 15_000);
    table.ask('newWord', 15_000);
    expect(table.target.jukugo).toBe(jukugo);
    table.pick(jukugo, 16_000);
    expect(table.state.lastPoints).toBe(difficulty * 50 + 100 - 80);
  });

  test('JUK-01 is not there when only one is left', () => {
    const table = new Table();
    table.solve(0);
    table.solve(5_000);
    expect(table.ask('newWord', 8_000)).toBe(false);
  });
});

describe('the end of a level', () => {
  function almostDone(overrides: Parameters<typeof aSetup>[0] = {}): Table {
    const table = new Table(overrides);
    table.solve(0);
    table.solve(5_000);
    return table;
  }

  test('JUK-07 its bonus comes, and it is over, when the next word would be due', () => {
    const table = almostDone();
    table.pick(table.target.jukugo, 10_000);
    const { score } = table.state.totals;
    expect(score).toBe(50 + 100 + 150 + 20 + 40);
    table.run.advance(12_499);
    expect(table.state.phase).toBe('right');
    table.run.advance(12_500);
    const total = score + 100 + 3 * 50 + 3 * 25;
    expect(table.state).toMatchObject({ phase: 'done', picked: [], totals: { score: total } });
    expect(table.run.events.slice(-2)).toEqual([
      { type: 'scoreGained', points: 325, combo: 3 },
      { type: 'levelCompleted', score: total, mistakes: 0, bestCombo: 3, ms: 10_000 },
    ]);
    expect(table.run.result).toEqual({ won: true, scores: [total] });
    expect(table.run.rules.nextAlarm(table.run.state)).toBeNull();
  });

  test('JUK-07 the series goes on in the next level; its result is what that brings by itself', () => {
    const table = almostDone({
      level: 4,
      totals: { score: 2_000, solved: 30, perfect: 20, hints: 5, streak: 6 },
    });
    table.pick(table.target.jukugo, 10_000);
    table.run.advance(20_000);
    const words = 50 + 100 + 150 + 20 * (6 + 7 + 8);
    const bonus = 400 + 9 * 50 + 23 * 25;
    const own = 50 + 100 + 150 + 20 * (0 + 1 + 2) + 100 + 3 * 50 + 3 * 25;
    expect(table.run.result).toEqual({ won: true, scores: [own] });
    expect(table.state.totals).toEqual({
      score: 2_000 + words + bonus,
      solved: 33,
      perfect: 23,
      hints: 5,
      streak: 9,
    });
  });
});

describe('a setup', () => {
  test.each([
    ['no words', { words: [] }],
    ['a word of three kanji', { words: [{ jukugo: '図書館', difficulty: 1 }] }],
    ['a word of one kanji twice', { words: [{ jukugo: '山山', difficulty: 1 }] }],
    ['a word of kana', { words: [{ jukugo: 'さむ', difficulty: 1 }] }],
    ['a word twice', { words: [...aSetup().words, ...aSetup().words] }],
    ['a level below 1', { level: 0 }],
    ['an unknown mode', { mode: 'race' }],
    ['a negative score', { totals: { ...aSetup().totals, score: -1 } }],
  ])('JUK-02 with %s is refused', (_, overrides) => {
    expect(setupSchema.safeParse(aSetup()).success).toBe(true);
    expect(setupSchema.safeParse({ ...aSetup(), ...overrides }).success).toBe(false);
  });
});
