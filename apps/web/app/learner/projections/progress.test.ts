import type { Progress } from '@michi/contracts/progress';
import { summaryOf } from '@michi/progress/run-summary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aDeviceArea, aFinishedRun, playFor } from '../../testing/play.ts';
import { guest, renewDeviceId } from '../account/device.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { FinishedRun } from '../run.ts';
import { ProgressProjection } from './progress.ts';

const none: Progress = { totalScore: 0, levels: {} };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function aTab(area = aDeviceArea(), ask: () => Promise<Progress> = () => Promise.resolve(none)) {
  const store = new JsonStore(area);
  const outbox = new Outbox(store);
  const finish = (run: FinishedRun) => outbox.add(entryOf(run, 0));
  return { area, outbox, finish, progress: new ProgressProjection(store, outbox, ask) };
}
test('MIT-11 a won level raises the total and its high score at once, and once', () => {
  const { area, finish, progress } = aTab();
  finish(aFinishedRun(1, { score: 300 }));
  finish(aFinishedRun(1, { score: 300 }));
  finish(aFinishedRun(2, { score: 200 }));
  const expected = { totalScore: 500, levels: { one: { completed: true, highScore: 300 } } };
  expect(progress.shown('mitsukete')).toEqual(expected);
  expect(aTab(area).progress.shown('mitsukete')).toEqual(expected);
});

/** A run as it waits, won in so many ms with so many mistakes. */
function timed(number: number, mistakes: number, ms: number) {
  const entry = entryOf(aFinishedRun(number, { score: 100 }), 0);
  const won = { type: 'levelCompleted', score: 100, mistakes, bestCombo: 3, ms } as const;
  const { id: runId, at, body } = entry;
  const summary = summaryOf([won], { runId, game: body.game, level: body.level, at, day: 0, hour: 12 });
  return { ...entry, body: { ...body, summary } };
}

test('MIT-11 the shortest time without a mistake stays, also when the server has taken the run', () => {
  const { outbox, progress } = aTab();
  const flawlessMs = () => progress.shown('mitsukete').levels.one?.flawlessMs;
  outbox.add(timed(1, 1, 9_000));
  expect(flawlessMs()).toBeUndefined();
  outbox.add(timed(2, 0, 21_000));
  outbox.add(timed(3, 0, 30_000));
  outbox.add(timed(4, 2, 5_000));
  expect(flawlessMs()).toBe(21_000);

  for (const entry of outbox.of('run', guest)) outbox.confirm(entry);
  expect(outbox.waiting()).toEqual([]);
  expect(flawlessMs()).toBe(21_000);
  outbox.add(timed(5, 0, 20_000));
  expect(flawlessMs()).toBe(20_000);
});

test('MIT-11 MIT-12 a lost level raises nothing, and was tried; a later loss takes nothing back', () => {
  const { finish, progress } = aTab();
  finish(aFinishedRun(1, { score: 300, won: false, level: 'one' }));
  const tried = { one: { completed: false, highScore: 0 } };
  expect(progress.shown('mitsukete')).toEqual({ totalScore: 0, levels: tried });
  finish(aFinishedRun(2, { score: 200, level: 'one' }));
  finish(aFinishedRun(3, { score: 300, won: false, level: 'one' }));
  const won = { one: { completed: true, highScore: 200 } };
  expect(progress.shown('mitsukete')).toEqual({ totalScore: 200, levels: won });
});

test('MIT-04 the server’s progress is shown with what it has not heard of yet', async () => {
  const snapshot = { totalScore: 1000, levels: { one: { completed: true, highScore: 400 } } };
  const { finish, progress } = aTab(aDeviceArea(), () => Promise.resolve(snapshot));
  finish(aFinishedRun(1, { score: 300 }));
  finish(aFinishedRun(2, { score: 100, level: 'two' }));
  expect(await progress.refresh('mitsukete')).toBe('taken');
  expect(progress.shown('mitsukete')).toEqual({
    totalScore: 1400,
    levels: { one: { completed: true, highScore: 400 }, two: { completed: true, highScore: 100 } },
  });
});

test('MIT-04 a failure is only logged', async () => {
  const { finish, progress } = aTab(aDeviceArea(), () => Promise.reject(new Error('no network')));
  finish(aFinishedRun(1, { score: 300 }));
  expect(await progress.refresh('mitsukete')).toBe('failed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('an answer that has crossed a delivery is not taken in', async () => {
  const { promise, resolve } = Promise.withResolvers<Progress>();
  const { outbox, finish, progress } = aTab(aDeviceArea(), () => promise);
  finish(aFinishedRun(1, { score: 300 }));
  const [first] = outbox.of('run', guest);
  if (!first) throw new Error('nothing waits');
  const refreshing = progress.refresh('mitsukete');
  outbox.update(first, { sent: true });
  outbox.confirm(first);
  resolve(none); // from before the delivery
  expect(await refreshing).toBe('crossed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
});

test('while it is unknown whether a sent run was counted, the server’s total is not taken in', async () => {
  const { outbox, finish, progress } = aTab(aDeviceArea(), () =>
    Promise.resolve({ totalScore: 300, levels: {} }),
  );
  finish(aFinishedRun(1, { score: 300 }));
  for (const run of outbox.all()) outbox.update(run, { sent: true });
  expect(await progress.refresh('mitsukete')).toBe('crossed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
});

test('AUT-12 what an account has reached is not shown to the guest who plays after it', async () => {
  const area = aDeviceArea();
  const { promise, resolve } = Promise.withResolvers<Progress>();
  const asked = [Promise.resolve({ totalScore: 500, levels: {} }), promise];
  const { outbox, progress } = aTab(area, () => asked.shift() ?? Promise.reject(new Error('asked again')));
  expect(await progress.refresh('mitsukete')).toBe('taken');
  outbox.add({ ...entryOf(aFinishedRun(1, { score: 300 }), 1), owner: 'hana' });
  const store = new JsonStore(area);
  playFor('hana', store);
  const ofAccount = aTab(area).progress;
  expect(ofAccount.shown('mitsukete').totalScore).toBe(800);
  const refreshing = progress.refresh('mitsukete');
  ofAccount.forget();
  renewDeviceId(store);
  playFor(null, store);
  const ofGuest = aTab(area).progress;
  expect(ofGuest.shown('mitsukete')).toEqual(none);
  resolve({ totalScore: 900, levels: {} });
  expect(await refreshing).toBe('crossed');
  expect(ofGuest.shown('mitsukete')).toEqual(none);
});

test('the progress is the same object until it changes, and every change is told', () => {
  const { finish, progress } = aTab();
  let told = 0;
  progress.subscribe('mitsukete', () => told++);
  const before = progress.shown('mitsukete');
  expect(progress.shown('mitsukete')).toBe(before);
  finish(aFinishedRun(1, { score: 300 }));
  expect(told).toBe(1);
  expect(progress.shown('mitsukete')).not.toBe(before);
});

test('GAM-03 a corrupt progress is set aside, logged once, and what waits still counts', () => {
  const area = aDeviceArea();
  area.setItem('kanji-no-michi:snapshot:progress:mitsukete', '{"asked":');
  const { finish, progress } = aTab(area);
  finish(aFinishedRun(1, { score: 300 }));
  expect(progress.shown('mitsukete').totalScore).toBe(300);
  expect(area.getItem('kanji-no-michi:snapshot:progress:mitsukete:corrupt')).toBe('{"asked":');
  expect(console.warn).toHaveBeenCalledOnce();
});
