import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bell } from './bell.fixture.ts';
import { Run, TooManyAlarms } from './run.ts';

const newRun = (gapMs: number, rings = 100) => new Run(bell, { gapMs, rings }, 1);
const logOf = (run: ReturnType<typeof newRun>) => run.state.log.map(({ what, at }) => `${at} ${what}`);

describe('Run', () => {
  test('GAM-02 alarms ring in order, each at its own time, however late the driver comes', () => {
    const run = newRun(100);
    run.advance(350);
    expect(logOf(run)).toEqual(['100 ring 1', '200 ring 2', '300 ring 3']);
    expect(run.at).toBe(350);
    expect(run.nextAlarm).toBe(400);
  });

  test('GAM-02 an alarm comes before a move of the same moment', () => {
    const run = newRun(100);
    expect(run.play({ tap: 1 }, 100)).toBe(true);
    expect(logOf(run)).toEqual(['100 ring 1', '100 tap 1 by 0']);
    expect(run.events.map((event) => event.type)).toEqual(['comboChanged', 'scoreGained']);
  });

  test('GAM-02 a move one moment earlier comes before the alarm', () => {
    const run = newRun(100);
    run.play({ tap: 1 }, 99, 1);
    run.advance(100);
    expect(logOf(run)).toEqual(['99 tap 1 by 1', '100 ring 1']);
  });

  test('GAM-02 time never runs back: a move that comes too late counts now', () => {
    const run = newRun(1000);
    run.advance(500);
    run.advance(200);
    expect(run.at).toBe(500);
    run.play({ tap: 1 }, 300);
    expect(logOf(run)).toEqual(['500 tap 1 by 0']);
  });

  test('a forbidden move changes nothing but the time', () => {
    const run = newRun(1000);
    run.play({ tap: 5 }, 10);
    const { state } = run;
    expect(run.play({ tap: 5 }, 20)).toBe(false);
    expect(run.state).toBe(state);
    expect(run.events).toHaveLength(1);
    expect(run.at).toBe(20);
  });

  test('nothing happens after the end: no move and no alarm', () => {
    const run = newRun(100, 2);
    run.advance(150);
    expect(run.result).toBeNull();
    run.advance(1_000);
    expect(run.result).toEqual({ won: true, scores: [0] });
    const { state } = run;
    expect(run.nextAlarm).toBeNull();
    expect(run.play({ tap: 1 }, 1_100)).toBe(false);
    expect(run.state).toBe(state);
    expect(logOf(run)).toEqual(['100 ring 1', '200 ring 2']);
    expect(run.events).toHaveLength(2);
  });

  test('a move that meets the last alarm is too late', () => {
    const run = newRun(100, 1);
    expect(run.play({ tap: 1 }, 100)).toBe(false);
    expect(logOf(run)).toEqual(['100 ring 1']);
  });

  test('rules that never stop are stopped', () => {
    expect(() => newRun(0, 12_000).advance(0)).toThrow(TooManyAlarms);
  });

  test('the alarms of a run are counted over all its calls', () => {
    const run = newRun(1, 12_000);
    for (let at = 1; at <= 10_000; at++) run.advance(at);
    expect(run.state.rung).toBe(10_000);
    expect(() => run.advance(10_001)).toThrow(TooManyAlarms);
  });

  test('an alarm in the past is refused', () => {
    expect(() => newRun(-1).advance(0)).toThrow(TooManyAlarms);
  });

  test('GAM-02 how often the driver looks at the clock makes no difference', () => {
    const looks = fc.array(fc.nat(3_000), { maxLength: 30, size: 'max' });
    const taps = fc.uniqueArray(fc.nat(3_000), { maxLength: 10, size: 'max' });
    fc.assert(
      fc.property(fc.nat(), looks, taps, (seed, lookedAt, tappedAt) => {
        const quiet = new Run(bell, { gapMs: 170, rings: 15 }, seed);
        const busy = new Run(bell, { gapMs: 170, rings: 15 }, seed);
        for (const [index, at] of tappedAt.toSorted((a, b) => a - b).entries()) {
          for (const look of lookedAt.filter((time) => time <= at).sort((a, b) => a - b)) busy.advance(look);
          busy.play({ tap: index + 1 }, at);
          quiet.play({ tap: index + 1 }, at);
        }
        busy.advance(3_000);
        quiet.advance(3_000);
        expect(busy.state).toEqual(quiet.state);
        expect(busy.events).toEqual(quiet.events);
      }),
    );
  });
});
