import { Table } from '@michi/testing/mitsukete-table';
import { describe, expect, test } from 'vitest';

/** Finds the first two targets at 1 s and 2 s. */
function almostWon(overrides: ConstructorParameters<typeof Table>[0] = {}): Table {
  const table = new Table(overrides);
  table.pickAll('T1 T1 T1', 1_000);
  table.pickAll('T2 T2 T2', 2_000);
  return table;
}

describe('victory', () => {
  test('MIT-08 comes exactly 1.5 s after the last target', () => {
    const table = almostWon();
    table.pickAll('T3 T3 T3', 3_000);
    expect(table.state).toMatchObject({ phase: 'found', stoppedAt: 3_000 });
    table.run.advance(4_499);
    expect(table.run.result).toBeNull();
    table.run.advance(4_500);
    expect(table.state.phase).toBe('victory');
    expect(table.run.result).toEqual({ won: true, scores: [135] });
  });

  test('MIT-08 nothing can be picked between the last target and the victory, nor after it', () => {
    const table = almostWon();
    table.pickAll('T3 T3 T3', 3_000);
    const [filler] = table.cards('F1') as [number];
    for (const at of [3_000, 4_499, 4_500, 9_000]) expect(table.pick(filler, at)).toBe(false);
  });

  test('MIT-08 adds the time bonus for whole seconds left when the last target was found', () => {
    const table = almostWon({ timeLimitS: 60, timeBonus: 7 });
    table.pickAll('T3 T3 T3', 20_100);
    expect(table.state.score).toBe(135);
    table.run.advance(21_600);
    expect(table.run.result).toEqual({ won: true, scores: [135 + 39 * 7] });
    expect(table.run.events.slice(-2)).toEqual([
      { type: 'scoreGained', points: 273, combo: 3 },
      { type: 'levelCompleted', score: 408, mistakes: 0, bestCombo: 3, ms: 20_100 },
    ]);
  });

  test('MIT-08 without a limit there is no time bonus', () => {
    const table = almostWon();
    table.pickAll('F1 F1 F1', 2_500);
    table.pickAll('T3 T3 T3', 4_000);
    table.run.advance(5_500);
    expect(table.run.events.at(-2)).toEqual({ type: 'comboChanged', combo: 1 });
    expect(table.run.events.at(-1)).toEqual({
      type: 'levelCompleted',
      score: 125,
      mistakes: 1,
      bestCombo: 2,
      ms: 4_000,
    });
  });

  test('MIT-08 the last target found just before the limit wins', () => {
    const table = almostWon({ timeLimitS: 10 });
    table.pickAll('T3 T3 T3', 9_999);
    table.run.advance(20_000);
    expect(table.run.result).toEqual({ won: true, scores: [135] });
    expect(table.run.events.some((event) => event.type === 'levelFailed')).toBe(false);
  });

  test('MIT-09 the last target found at the limit comes too late', () => {
    const table = almostWon({ timeLimitS: 10 });
    const [first, second, third] = table.cards('T3 T3 T3') as [number, number, number];
    table.pick(first, 9_999);
    table.pick(second, 9_999);
    expect(table.pick(third, 10_000)).toBe(false);
    expect(table.run.result).toEqual({ won: false, scores: [85] });
  });
});

describe('time up', () => {
  test('MIT-09 comes exactly at the limit and keeps the score', () => {
    const table = almostWon({ timeLimitS: 10 });
    table.pick(table.cards('F1')[0] as number, 9_000);
    table.run.advance(9_999);
    expect(table.run.result).toBeNull();
    table.run.advance(10_000);
    expect(table.state).toMatchObject({ phase: 'gameOver', stoppedAt: 10_000, picked: [] });
    expect(table.run.result).toEqual({ won: false, scores: [85] });
    expect(table.run.events.at(-1)).toEqual({ type: 'levelFailed', reason: 'timeUp' });
  });

  test.each([9_000, 9_001, 9_999])(
    'MIT-09 comes at the limit also while wrong cards of %i ms are shown',
    (at) => {
      const table = almostWon({ timeLimitS: 10 });
      table.pickAll('T3 F1 F2', at);
      table.run.advance(9_999);
      expect(table.state.phase).toBe('playing');
      table.run.advance(30_000);
      expect(table.state).toMatchObject({
        phase: 'gameOver',
        stoppedAt: 10_000,
        picked: [],
        wrongUntil: null,
      });
      expect(table.run.events.filter((event) => event.type === 'levelFailed')).toHaveLength(1);
    },
  );

  test('MIT-08, MIT-09 an ended game asks for no alarm', () => {
    const lost = almostWon({ timeLimitS: 10 });
    lost.run.advance(10_000);
    const won = almostWon({ timeLimitS: 10 });
    won.pickAll('T3 T3 T3', 3_000);
    won.run.advance(4_500);
    for (const { run } of [lost, won]) expect(run.rules.nextAlarm(run.state)).toBeNull();
  });

  test('MIT-09 without a limit there is none', () => {
    const table = almostWon();
    expect(table.run.nextAlarm).toBeNull();
    table.run.advance(3_600_000);
    expect(table.run.result).toBeNull();
  });
});

describe('pause', () => {
  test('MIT-09, GAM-04 the clock stands still', () => {
    const table = almostWon({ timeLimitS: 10 });
    table.run.play('pause', 4_000);
    expect(table.pick(0, 50_000)).toBe(false);
    table.run.play('resume', 100_000);
    expect(table.run.nextAlarm).toBe(106_000);
    table.pickAll('T3 T3 T3', 103_000);
    table.run.advance(104_500);
    expect(table.run.result).toEqual({ won: true, scores: [135 + 3 * 5] });
    expect(table.run.events.at(-1)).toMatchObject({ type: 'levelCompleted', ms: 7_000 });
    expect(table.answers.at(-1)?.ms).toBe(5_000);
  });

  test('MIT-09 the time is up when the active time is', () => {
    const table = almostWon({ timeLimitS: 10 });
    table.run.play('pause', 9_999);
    table.run.play('resume', 60_000);
    table.run.advance(60_000);
    expect(table.run.result).toBeNull();
    table.run.advance(60_001);
    expect(table.state).toMatchObject({ phase: 'gameOver', stoppedAt: 10_000 });
  });

  test('MIT-09 wrong cards stay for the rest of their second', () => {
    const table = almostWon();
    table.pickAll('T3 F1 F2', 3_000);
    table.run.play('pause', 3_400);
    table.run.play('resume', 9_400);
    table.run.advance(9_999);
    expect(table.state.picked).toHaveLength(3);
    table.run.advance(10_000);
    expect(table.state.picked).toEqual([]);
  });

  test('MIT-09 it also holds back the victory', () => {
    const table = almostWon();
    table.pickAll('T3 T3 T3', 3_000);
    table.run.play('pause', 3_500);
    table.run.advance(60_000);
    expect(table.run.result).toBeNull();
    table.run.play('resume', 60_000);
    table.run.advance(61_000);
    expect(table.run.result).toEqual({ won: true, scores: [135] });
  });
});
