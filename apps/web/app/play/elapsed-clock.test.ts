import { expect, test } from 'vitest';
import { aPlan, rules, TestClock, TestVisibility, testRunStore } from '../testing/play.ts';
import { elapsedClock } from './elapsed-clock.ts';
import { LiveRun } from './live-run.ts';

function watch() {
  const clock = new TestClock();
  const { now, schedule } = clock;
  const environment = { now, schedule, visibility: new TestVisibility(), store: testRunStore() };
  const liveRun = new LiveRun(rules, aPlan(), environment);
  const elapsed = elapsedClock(liveRun, 1000, schedule);
  const shown: number[] = [];
  const stop = elapsed.subscribe(() => shown.push(elapsed.value()));
  return { clock, liveRun, elapsed, shown, stop };
}

test('MIT-05 the clock is drawn once a second, whatever else happens', () => {
  const { clock, liveRun, shown } = watch();
  clock.pass(400);
  liveRun.play({ pick: 0 });
  liveRun.play({ pick: 1 });
  clock.pass(2700);
  expect(shown).toEqual([1000, 2000, 3000]);
});

test('MIT-09 the clock stands still in a pause and goes on from there', () => {
  const { clock, liveRun, elapsed, shown } = watch();
  clock.pass(1700);
  liveRun.pause();
  expect(clock.waiting).toBe(0);
  clock.pass(60_000);
  expect(elapsed.value()).toBe(1000);
  liveRun.resume();
  clock.pass(299);
  expect(shown).toEqual([1000]);
  clock.pass(1);
  expect(shown).toEqual([1000, 2000]);
});

test('the clock stops at the end of the run, and when nobody looks', () => {
  const { clock, shown, stop } = watch();
  clock.pass(200_000);
  expect(shown.at(-1)).toBe(180_000);
  expect(clock.waiting).toBe(0);
  stop();
  const other = watch();
  other.stop();
  expect(other.clock.waiting).toBe(1); // the run's own alarm
});
