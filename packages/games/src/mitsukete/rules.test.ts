import { Table } from '@michi/testing/mitsukete-table';
import { describe, expect, test } from 'vitest';
import { mitsukete } from './rules.ts';

describe('picking', () => {
  test('MIT-06 up to three cards are picked, in the order of picking', () => {
    const table = new Table();
    const [first, second] = table.cards('T2 F1') as [number, number];
    expect(table.pick(second, 10)).toBe(true);
    expect(table.pick(first, 20)).toBe(true);
    expect(table.state.picked).toEqual([second, first]);
    expect(table.run.events).toEqual([
      { type: 'picked', index: second },
      { type: 'picked', index: first },
    ]);
  });

  test('MIT-06 a picked card is laid back by picking it again, and counts as no move', () => {
    const table = new Table();
    const [first, second] = table.cards('T1 T2') as [number, number];
    for (const index of [first, second, first]) expect(table.pick(index, 10)).toBe(true);
    expect(table.state.picked).toEqual([second]);
    expect(table.answers).toEqual([]);
  });

  test('MIT-06 three picks of one card are no three cards', () => {
    const table = new Table();
    const [card] = table.cards('T1') as [number];
    for (let pick = 0; pick < 3; pick++) table.pick(card, pick);
    expect(table.state.picked).toEqual([card]);
    expect(table.answers).toEqual([]);
  });

  test('MIT-06 a matched card cannot be picked', () => {
    const table = new Table();
    const matched = table.cards('T1 T1 T1');
    table.pickAll('T1 T1 T1', 100);
    const { state } = table;
    for (const index of matched) expect(table.pick(index, 200)).toBe(false);
    expect(table.state).toBe(state);
  });

  test('MIT-06 there is no card beyond the grid', () => {
    expect(new Table().pick(16, 10)).toBe(false);
    expect(new Table().pick(15, 10)).toBe(true);
  });

  test.each([
    { pick: -1 },
    { pick: 64 },
    { pick: 1.5 },
    { pick: '1' },
    {},
    { pick: 1, score: 9 },
    null,
    'undo',
  ])('API-09 %j is no move of this game', (move) => {
    expect(mitsukete.move.safeParse(move).success).toBe(false);
  });
});

describe('the third card', () => {
  test.each([
    ['T1 T1 T1', true, 'T1'],
    ['T3 T3 T3', true, 'T3'],
    ['T1 T1 T2', false, 'T2'],
    ['T2 T1 T1', false, 'T2'],
    ['T1 T2 T3', false, 'T1'],
    ['T1 T1 F1', false, 'F1'],
    ['F1 F1 T1', false, 'T1'],
    ['F1 F2 T2', false, 'T2'],
    ['F2 F1 F1', false, 'F2'],
  ])('MIT-06, GAM-05 %s: correct %j, an answer about %s', (names, correct, asked) => {
    const table = new Table();
    table.pickAll(names, 700);
    expect(table.answers).toEqual([
      {
        type: 'kanjiAnswered',
        kanji: table.kanji(asked),
        skill: 'recognition',
        asked: { of: table.state.cards.length },
        correct,
        hinted: false,
        ms: 700,
      },
    ]);
    const { correctMatches, wrongMatches, matched } = table.state;
    expect({ correctMatches, wrongMatches, matched: matched.length }).toEqual(
      correct
        ? { correctMatches: 1, wrongMatches: 0, matched: 3 }
        : { correctMatches: 0, wrongMatches: 1, matched: 0 },
    );
  });

  test('GAM-05 three of a kanji that nobody seeks are a mistake, and say nothing about the kanji', () => {
    const table = new Table();
    table.pickAll('F1 F1 F1', 700);
    expect(table.answers).toEqual([]);
    expect(table.run.events.at(-1)).toEqual({ type: 'mistakeMade' });
    expect(table.state).toMatchObject({ correctMatches: 0, wrongMatches: 1, matched: [] });
  });

  test('MIT-06 wrong cards are shown for exactly a second; until then nothing can be picked', () => {
    const table = new Table();
    const wrong = table.cards('T1 T2 F1');
    const [other] = table.cards('T3') as [number];
    table.pickAll('T1 T2 F1', 500);
    expect(table.state.picked).toEqual(wrong);
    for (const index of [...wrong, other]) expect(table.pick(index, 1_499)).toBe(false);
    expect(table.state).toMatchObject({ picked: wrong, wrongUntil: 1_500 });
    expect(table.run.nextAlarm).toBe(1_500);
    expect(table.pick(other, 1_500)).toBe(true);
    expect(table.state).toMatchObject({ picked: [other], wrongUntil: null });
  });

  test('MIT-06 a match is laid aside at once and play goes on in the same moment', () => {
    const table = new Table();
    const found = table.cards('T1 T1 T1');
    table.pickAll('T1 T1 T1', 500);
    expect(table.state).toMatchObject({ picked: [], matched: found, wrongUntil: null, phase: 'playing' });
    expect(table.state.targets.map((target) => target.found)).toEqual([3, 0, 0]);
    expect(table.pick(table.cards('T2')[0] as number, 500)).toBe(true);
  });

  test('GAM-05 the time of an answer counts from the answer before it', () => {
    const table = new Table();
    table.pickAll('T1 T1 T1', 2_000);
    table.pickAll('T2 T2 F1', 5_500);
    table.pickAll('T3 T3 T3', 9_000);
    expect(table.answers.map(({ correct, ms }) => [correct, ms])).toEqual([
      [true, 2_000],
      [false, 3_500],
      [true, 3_500],
    ]);
  });
});

describe('score', () => {
  test('MIT-07 each match in a row is worth more', () => {
    const table = new Table({ pointsPerMatch: 15, targetBonus: 25 });
    for (const [index, score] of [40, 85, 135].entries()) {
      const name = `T${index + 1}`;
      table.pickAll(`${name} ${name} ${name}`, 1_000 * index);
      expect(table.state).toMatchObject({ score, combo: index + 1, bestCombo: index + 1 });
    }
    expect(table.state.lastMatch).toEqual({ kanji: table.kanji('T3'), points: 50, combo: 3 });
    expect(table.run.events.filter((event) => event.type === 'scoreGained')).toEqual([
      { type: 'scoreGained', points: 40, combo: 1 },
      { type: 'scoreGained', points: 45, combo: 2 },
      { type: 'scoreGained', points: 50, combo: 3 },
    ]);
  });

  test('MIT-07 35 points and 45 bonus make 90 for the third match in a row', () => {
    const table = new Table({ pointsPerMatch: 35, targetBonus: 45 });
    for (const name of ['T1', 'T2', 'T3']) table.pickAll(`${name} ${name} ${name}`, 100);
    expect(table.state.lastMatch?.points).toBe(90);
  });

  test('MIT-07 a mistake costs the combo, not the score nor the best combo', () => {
    const table = new Table();
    table.pickAll('T1 T1 T1', 100);
    table.pickAll('T2 T2 T2', 200);
    table.pickAll('F1 F1 F1', 300);
    expect(table.state).toMatchObject({ score: 85, combo: 0, bestCombo: 2 });
    table.pickAll('T3 T3 T3', 1_300);
    expect(table.state).toMatchObject({ score: 125, combo: 1, bestCombo: 2 });
    expect(table.run.events.flatMap((event) => (event.type === 'comboChanged' ? [event.combo] : []))).toEqual(
      [1, 2, 0, 1],
    );
  });

  test('MIT-07 a mistake without a combo changes none', () => {
    const table = new Table();
    table.pickAll('F1 F1 F1', 300);
    expect(table.run.events.filter((event) => event.type === 'comboChanged')).toEqual([]);
  });

  test('MIT-06 a match says what was found, in this order', () => {
    const table = new Table();
    table.pickAll('T1 T1 T1', 100);
    expect(table.run.events.map((event) => event.type)).toEqual([
      'picked',
      'picked',
      'picked',
      'kanjiAnswered',
      'kanjiCompleted',
      'scoreGained',
      'comboChanged',
    ]);
  });
});
