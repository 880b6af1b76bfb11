import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { bell } from './bell.fixture.ts';
import { activeMs, pausable } from './pausable.ts';
import { Run } from './run.ts';

const pausableBell = pausable(bell);
const newRun = (seed = 1) => new Run(pausableBell, { gapMs: 100, rings: 12 }, seed);

describe('pausable', () => {
  test('GAM-04 a pause moves the alarms by its length and the rules within never notice', () => {
    const run = newRun();
    run.play('pause', 60);
    expect(run.nextAlarm).toBeNull();
    run.advance(5_000);
    expect(run.state.game.log).toEqual([]);
    run.play('resume', 5_060);
    expect(run.nextAlarm).toBe(5_100);
    run.advance(5_100);
    expect(run.state.game.log).toMatchObject([{ what: 'ring 1', at: 100 }]);
    run.play({ tap: 1 }, 5_130);
    expect(run.state.game.log.at(-1)).toMatchObject({ what: 'tap 1 by 0', at: 130 });
  });

  test('GAM-02 the rules within know no pause, as in a duel', () => {
    expect(pausableBell.inner).toBe(bell);
    expect(bell.move.safeParse('pause').success).toBe(false);
    expect(pausableBell.move.safeParse('pause').success).toBe(true);
  });

  test('GAM-04 several pauses add up', () => {
    const run = newRun();
    run.play('pause', 10);
    run.play('resume', 30);
    run.play('pause', 40);
    run.play('resume', 140);
    expect(run.state.pausedMs).toBe(120);
    expect(run.nextAlarm).toBe(220);
    expect(activeMs(run.state, 150)).toBe(30);
  });

  test('GAM-04 the clock stands still during a pause', () => {
    const run = newRun();
    run.play('pause', 70);
    expect([70, 71, 10_000].map((at) => activeMs(run.state, at))).toEqual([70, 70, 70]);
  });

  test('GAM-04 while paused every move but resume is forbidden', () => {
    const run = newRun();
    run.play('pause', 10);
    const { state } = run;
    expect(run.play({ tap: 1 }, 20)).toBe(false);
    expect(run.play('pause', 20)).toBe(false);
    expect(run.state).toBe(state);
    expect(run.play('resume', 20)).toBe(true);
    expect(run.play('resume', 20)).toBe(false);
    expect(run.play({ tap: 1 }, 20)).toBe(true);
  });

  test('GAM-04 an alarm rings before a pause of the same moment', () => {
    const run = newRun();
    run.play('pause', 100);
    expect(run.state.game.rung).toBe(1);
    run.play('resume', 300);
    expect(run.nextAlarm).toBe(400);
  });

  test('GAM-04 an ended game is not paused', () => {
    const run = newRun();
    run.advance(1_200);
    expect(run.result).toEqual({ won: true, scores: [0] });
    expect(run.play('pause', 1_300)).toBe(false);
  });

  test('it parses its own moves and those of the game', () => {
    for (const move of ['pause', 'resume', { tap: 3 }]) expect(pausableBell.move.parse(move)).toEqual(move);
    for (const move of ['stop', { tap: 'x' }, null])
      expect(pausableBell.move.safeParse(move).success).toBe(false);
    expect(pausableBell).toMatchObject({ id: bell.id, version: bell.version, seats: 2, setup: bell.setup });
  });

  test('GAM-04 however it is paused, the game runs as without pauses at the same active times', () => {
    const step = fc.record({ waitMs: fc.nat(120), move: fc.constantFrom('tap', 'pause', 'resume', 'look') });
    fc.assert(
      fc.property(fc.nat(), fc.array(step, { maxLength: 60, size: 'max' }), (seed, steps) => {
        const paused = newRun(seed);
        const plain = new Run(bell, { gapMs: 100, rings: 12 }, seed);
        let at = 0;
        let active = 0;
        let still = false;
        for (const [index, { waitMs, move }] of steps.entries()) {
          at += waitMs;
          if (!still) active += waitMs;
          const before = paused.state;
          paused.advance(at);
          if (still) expect(paused.state).toBe(before);
          plain.advance(active);
          const open = plain.result === null;
          if (move === 'tap') {
            const tap = { tap: index + 1 };
            expect(paused.play(tap, at)).toBe(!still && plain.play(tap, active));
          } else if (move !== 'look') {
            expect(paused.play(move, at)).toBe(open && still === (move === 'resume'));
            if (open) still = move === 'pause';
          }
          expect(paused.state.game).toEqual(plain.state);
          expect(paused.result).toEqual(plain.result);
          expect(paused.events).toEqual(plain.events);
          if (open) expect(activeMs(paused.state, at)).toBe(active);
        }
      }),
      { numRuns: 500 * inject('runsFactor') },
    );
  });
});
