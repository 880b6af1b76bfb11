import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { maxRunMs, replay } from '@michi/game-kit/recording';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import type { FinishedRun } from '../learner/run.ts';
import { aPlan, rules, TestClock, TestVisibility, testRunStore, win, winningPicks } from '../testing/play.ts';
import { LiveRun } from './live-run.ts';

function start(seed = 7) {
  const clock = new TestClock();
  const visibility = new TestVisibility();
  const store = testRunStore();
  const { now, schedule } = clock;
  const plan = { ...aPlan(), seed };
  const liveRun = new LiveRun(rules, plan, { now, schedule, visibility, store });
  const events: GameEvent[] = [];
  const finished: FinishedRun[] = [];
  liveRun.onEvents((told) => events.push(...told));
  liveRun.onFinish((run) => finished.push(run));
  const saved = () => store.read(plan.runId)?.recording;
  return { clock, visibility, store, plan, liveRun, events, finished, saved };
}
const limitMs = 180_000;

test('GAM-02 a run played in real time is told, finished once, and replays to the same end', () => {
  const { clock, liveRun, events, finished, saved } = start();
  win(liveRun, clock);
  const [run] = finished;
  expect(finished).toHaveLength(1);
  expect(liveRun.view.result).toEqual({ won: true, scores: [liveRun.view.state.score] });
  expect(saved()).toBeUndefined();
  const replayed = replay(rules, JSON.parse(JSON.stringify(run?.recording)));
  expect(replayed).toMatchObject({ ok: true, result: run?.result, events });
  expect(events.at(-1)?.type).toBe('levelCompleted');
});

test('an alarm rings by itself, once, and no timer stays after the end', () => {
  const { clock, liveRun, events, finished } = start();
  expect(clock.waiting).toBe(1);
  clock.pass(limitMs - 1);
  expect(liveRun.view.result).toBeNull();
  clock.pass(1);
  expect(events).toEqual([{ type: 'levelFailed', reason: 'timeUp' }]);
  expect(liveRun.view.result).toEqual({ won: false, scores: [0] });
  expect(finished).toHaveLength(1);
  expect(clock.waiting).toBe(0);
  expect(liveRun.elapsed()).toBe(limitMs);
  clock.pass(5000);
  expect(liveRun.elapsed()).toBe(limitMs);
  expect(liveRun.play({ pick: 0 })).toBe(false);
});

test('HAN-03 GAM-04 a run stands still while the machine sleeps: on waking it is at the alarm that was due', () => {
  for (const wake of ['timer', 'move', 'hide'] as const) {
    const { clock, visibility, liveRun, finished } = start();
    clock.pass(limitMs - 2_000);
    clock.ms += 8 * 60 * 60 * 1000; // nothing rings meanwhile
    if (wake === 'move') liveRun.play({ pick: 0 });
    else if (wake === 'hide') visibility.hide();
    else clock.pass(0);
    expect(liveRun.elapsed(), wake).toBe(limitMs);
    expect(finished[0]?.recording.endedAt, wake).toBe(limitMs);
  }
});

test('a timer that rings late changes nothing about what happened', () => {
  const { clock, liveRun, finished } = start();
  clock.ms += limitMs + 40_000; // the computer slept
  clock.pass(0);
  expect(liveRun.view.result).toEqual({ won: false, scores: [0] });
  expect(replay(rules, finished[0]?.recording as never)).toMatchObject({ ok: true, result: { won: false } });
});

test('a long wait is cut into slices and ends on time', () => {
  const dueMs = 5 * 60 * 60 * 1000;
  const patience = pausable<null, boolean, { pick: number }>({
    id: 'mitsukete',
    version: 1,
    eventsVersion: 1,
    seats: 1,
    setup: z.null(),
    move: z.object({ pick: z.number() }),
    start: () => false,
    play: () => null,
    nextAlarm: (done) => (done ? null : dueMs),
    ring: () => ({ state: true, events: [] }),
    result: (done) => (done ? { won: true, scores: [0] } : null),
  });
  const clock = new TestClock();
  const { now, schedule } = clock;
  const environment = { now, schedule, visibility: new TestVisibility(), store: testRunStore() };
  const liveRun = new LiveRun(patience, { ...aPlan(), setup: null }, environment);
  expect(clock.wait).toBeLessThan(dueMs);
  clock.pass(dueMs - 1);
  expect(liveRun.view.result).toBeNull();
  clock.pass(1);
  expect(liveRun.view).toMatchObject({ state: true, at: dueMs, result: { won: true } });
});

test('a forbidden move is refused and not recorded', () => {
  const { clock, liveRun, saved } = start();
  clock.pass(100);
  expect(liveRun.play({ pick: 0 })).toBe(true);
  expect(liveRun.play({ pick: 63 })).toBe(false);
  expect(saved()?.moves).toEqual([{ at: 100, seat: 0, move: { pick: 0 } }]);
});

test('API-09 a move counts at the moment of its event, however late it is heard', () => {
  const { clock, liveRun, finished } = start();
  const [startedAt] = [clock.ms];
  const picks = winningPicks(liveRun.view.state);
  // All wait for the main thread, which then hears them one after the other.
  const madeAt = picks.map((_, index) => startedAt + 200 * (index + 1));
  clock.ms = (madeAt.at(-1) ?? 0) + 50;
  for (const [index, pick] of picks.entries()) expect(liveRun.play({ pick }, madeAt[index])).toBe(true);
  clock.pass(2_000);
  expect(finished[0]?.recording.moves.map(({ at }) => at)).toEqual(madeAt.map((at) => at - startedAt));
});

test.each([
  ['before the run', -500, 0],
  ['before the move that was heard last', 550, 600],
  ['between them', 700.9, 700],
  ['now', 1_000, 1_000],
  ['in the future', 1_001, 1_000],
  ['by another clock', 1_700_000_000_000, 1_000],
  ['by none', Number.NaN, 1_000],
])('an event %s counts as what can have been', (_, madeAt, counted) => {
  const { clock, liveRun, saved } = start();
  const origin = clock.ms;
  clock.ms += 1_000;
  if (madeAt >= 0) liveRun.play({ pick: 0 }, origin + 600);
  liveRun.play({ pick: 1 }, origin + madeAt);
  expect(saved()?.moves.at(-1)?.at).toBe(counted);
});

test('an event from long ago was stamped by a clock that stood still, and counts now', () => {
  const { clock, liveRun, saved } = start();
  clock.pass(60_000);
  liveRun.play({ pick: 0 }, clock.ms - 5_000);
  liveRun.play({ pick: 1 }, clock.ms - 30_000);
  expect(saved()?.moves.map(({ at }) => at)).toEqual([55_000, 60_000]);
});

test('an event from before an alarm that rang, or from before going on, counts after it', () => {
  const { clock, liveRun, saved } = start();
  const [one, two] = liveRun.view.state.targets.map(({ kanji }) =>
    liveRun.view.state.cards.flatMap((card, index) => (card.kanji === kanji ? [index] : [])),
  );
  for (const pick of [one?.[0], one?.[1], two?.[0]]) liveRun.play({ pick: pick ?? -1 });
  clock.pass(1_200);
  expect(liveRun.play({ pick: 0 }, clock.ms - 400)).toBe(true);
  expect(saved()?.moves.at(-1)?.at).toBe(1_000);
  clock.pass(800);
  liveRun.pause();
  clock.pass(5_000);
  liveRun.resume();
  liveRun.play({ pick: 0 }, clock.ms - 1_000);
  expect(
    saved()
      ?.moves.slice(-2)
      .map(({ at }) => at),
  ).toEqual([7_000, 7_000]);
});

test('a view is the same object until something changed, and every change is told', () => {
  const { clock, liveRun } = start();
  let told = 0;
  const stop = liveRun.subscribe(() => told++);
  const before = liveRun.view;
  clock.pass(300);
  liveRun.play({ pick: 63 });
  expect(liveRun.view).toBe(before);
  liveRun.play({ pick: 0 });
  expect(liveRun.view).not.toBe(before);
  expect(liveRun.view).toMatchObject({ at: 300, paused: false, result: null });
  expect(before.state.picked).toEqual([]);
  liveRun.pause();
  expect(told).toBe(2);
  stop();
  liveRun.resume();
  expect(told).toBe(2);
});

test('GAM-04 a hidden tab pauses, and coming back stays paused until the learner goes on', () => {
  const { clock, visibility, liveRun, saved } = start();
  clock.pass(10_000);
  visibility.hide();
  expect(liveRun.view.paused).toBe(true);
  expect(saved()?.moves).toEqual([{ at: 10_000, seat: 0, move: 'pause' }]);
  expect(clock.waiting).toBe(0);
  clock.pass(limitMs * 3);
  visibility.isHidden = false;
  expect(liveRun.elapsed()).toBe(10_000);
  expect(liveRun.play({ pick: 0 })).toBe(false);
  expect(liveRun.resume()).toBe(true);
  expect(liveRun.resume()).toBe(false);
  clock.pass(limitMs - 10_000 - 1);
  expect(liveRun.view.result).toBeNull();
  clock.pass(1);
  expect(liveRun.view.result?.won).toBe(false);
});

test('GAM-04 a run begun in a hidden tab begins paused', () => {
  const { now, schedule } = new TestClock();
  const visibility = new TestVisibility();
  visibility.isHidden = true;
  const liveRun = new LiveRun(rules, aPlan(), { now, schedule, visibility, store: testRunStore() });
  expect(liveRun.view.paused).toBe(true);
});

test('GAM-04 a tab left open for weeks can still be played to a recording that is accepted', () => {
  const { clock, visibility, liveRun, finished } = start();
  clock.pass(1000);
  visibility.hide();
  clock.pass(maxRunMs * 3);
  liveRun.resume();
  expect(liveRun.elapsed()).toBe(1000);
  win(liveRun, clock);
  const recording = finished[0]?.recording;
  expect(recording?.endedAt).toBeLessThan(maxRunMs);
  expect(replay(rules, recording as never)).toMatchObject({ ok: true, result: { won: true } });
});

test('GAM-03 leaving keeps the run, paused at that moment; restarting discards it', () => {
  const { clock, liveRun, saved } = start();
  clock.pass(400);
  liveRun.play({ pick: 0 });
  clock.pass(600);
  liveRun.end();
  expect(saved()).toMatchObject({ endedAt: 1000, moves: [{ at: 400 }, { at: 1000, move: 'pause' }] });
  expect(clock.waiting).toBe(0);
  expect(liveRun.play({ pick: 1 })).toBe(false);
  liveRun.discard();
  expect(saved()).toBeUndefined();
});

test('an end is told before its events, so that nothing earned depends on what listeners do', () => {
  const { clock, liveRun, events } = start();
  const order: string[] = [];
  liveRun.onFinish(() => order.push('finish'));
  liveRun.onEvents((told) => order.push(...told.map(({ type }) => type)));
  win(liveRun, clock);
  expect(order.indexOf('finish')).toBe(order.indexOf('levelCompleted') - 2); // the time bonus comes between
  expect(events.filter(({ type }) => type === 'levelCompleted')).toHaveLength(1);
});

type Act = {
  readonly ms: number;
  readonly heardAfter: number;
  readonly act: 'pick' | 'right' | 'pause' | 'resume' | 'hide' | 'wait';
};
const acts = fc.array(
  fc.record<Act>({
    ms: fc.integer({ min: 0, max: 4000 }),
    heardAfter: fc.integer({ min: -100, max: 6000 }),
    act: fc.constantFrom('pick', 'right', 'right', 'right', 'pause', 'resume', 'resume', 'hide', 'wait'),
  }),
  { maxLength: 60, size: 'max' },
);

test('GAM-02 GAM-03 whatever is done in whatever order, the saved recording replays to what the screen shows', () => {
  fc.assert(
    fc.property(acts, fc.integer({ min: 0, max: 1000 }), (list, seed) => {
      const { clock, visibility, liveRun, events, finished, saved } = start(seed);
      for (const { ms, heardAfter, act } of list) {
        clock.pass(ms);
        const { state } = liveRun.view;
        const right = winningPicks(state).find(
          (pick) => !state.matched.includes(pick) && !state.picked.includes(pick),
        );
        const madeAt = clock.ms - heardAfter;
        if (act === 'pick') liveRun.play({ pick: ms % state.cards.length }, madeAt);
        if (act === 'right' && right !== undefined) liveRun.play({ pick: right }, madeAt);
        if (act === 'pause') liveRun.pause();
        if (act === 'resume') liveRun.resume();
        if (act === 'hide') visibility.hide();
        const recording = finished[0]?.recording ?? saved();
        if (!recording) continue;
        const { game: shown } = (replay(rules, recording) as unknown as { state: { game: unknown } }).state;
        expect(shown).toEqual(liveRun.view.state);
        expect(replay(rules, recording)).toMatchObject({ ok: true, events, result: liveRun.view.result });
      }
    }),
    { numRuns: 60 * inject('runsFactor') },
  );
});

test('GAM-02 whoever sits elsewhere moves from that seat, and so the run replays', () => {
  const lastToMove = pausable<null, number | null, { mark: true }>({
    id: 'mitsukete',
    version: 1,
    eventsVersion: 1,
    seats: 2,
    setup: z.null(),
    move: z.object({ mark: z.literal(true) }),
    start: () => null,
    play: (_, _move, { seat }) => ({ state: seat, events: [] }),
    nextAlarm: () => null,
    ring: (state) => ({ state, events: [] }),
    result: (seat) => (seat === null ? null : { won: true, scores: [0, seat] }),
  });
  const { now, schedule } = new TestClock();
  const environment = { now, schedule, visibility: new TestVisibility(), store: testRunStore() };
  const plan = { ...aPlan(), setup: null, seat: 1 as const };
  const liveRun = new LiveRun(lastToMove, plan, environment);
  const finished: FinishedRun[] = [];
  liveRun.onFinish((run) => finished.push(run));
  liveRun.play({ mark: true });
  expect(finished[0]?.result).toEqual({ won: true, scores: [0, 1] });
  expect(replay(lastToMove, finished[0]?.recording as never)).toMatchObject({ result: finished[0]?.result });
});
