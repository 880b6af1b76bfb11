import type { Progress } from '@michi/contracts/progress';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../lib/storage.ts';
import { aDeviceArea, aFinishedRun, runIdOf } from '../testing/play.ts';
import { renewDeviceId } from './device.ts';
import { LocalProgress } from './local-progress.ts';
import { WaitingResults } from './waiting-results.ts';

const none: Progress = { totalScore: 0, levels: {} };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function aTab(area = aDeviceArea(), ask: () => Promise<Progress> = () => Promise.resolve(none)) {
  const store = new JsonStore(area);
  const waiting = new WaitingResults(store, () => 0);
  return { area, waiting, progress: new LocalProgress(store, waiting, ask) };
}
const answerTo = (runId: string, totalScore: number, highScore: number) => ({
  runId,
  won: true,
  score: highScore,
  ranked: false,
  progress: { totalScore, level: { completed: true, highScore } },
});

test('MIT-11 a won level raises the total and its high score at once, and once', () => {
  const { area, waiting, progress } = aTab();
  waiting.add(aFinishedRun(1, { score: 300 }));
  waiting.add(aFinishedRun(1, { score: 300 }));
  waiting.add(aFinishedRun(2, { score: 200 }));
  const expected = { totalScore: 500, levels: { one: { completed: true, highScore: 300 } } };
  expect(progress.shown('mitsukete')).toEqual(expected);
  expect(aTab(area).progress.shown('mitsukete')).toEqual(expected);
});

test('MIT-11 a lost level raises nothing', () => {
  const { waiting, progress } = aTab();
  waiting.add(aFinishedRun(1, { score: 300, won: false }));
  expect(progress.shown('mitsukete')).toEqual(none);
});

test('MIT-04 the server’s progress is shown with what it has not heard of yet', async () => {
  const heard = { totalScore: 1000, levels: { one: { completed: true, highScore: 400 } } };
  const { waiting, progress } = aTab(aDeviceArea(), () => Promise.resolve(heard));
  waiting.add(aFinishedRun(1, { score: 300 }));
  waiting.add(aFinishedRun(2, { score: 100, level: 'two' }));
  expect(await progress.refresh('mitsukete')).toBe('taken');
  expect(progress.shown('mitsukete')).toEqual({
    totalScore: 1400,
    levels: { one: { completed: true, highScore: 400 }, two: { completed: true, highScore: 100 } },
  });
});

test('MIT-04 a failure is only logged', async () => {
  const { waiting, progress } = aTab(aDeviceArea(), () => Promise.reject(new Error('no network')));
  waiting.add(aFinishedRun(1, { score: 300 }));
  expect(await progress.refresh('mitsukete')).toBe('failed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('an answer that has crossed a delivery is not taken in', async () => {
  const { promise, resolve } = Promise.withResolvers<Progress>();
  const { waiting, progress } = aTab(aDeviceArea(), () => promise);
  waiting.add(aFinishedRun(1, { score: 300 }));
  const [first] = waiting.all();
  if (!first) throw new Error('nothing waits');
  const refreshing = progress.refresh('mitsukete');
  waiting.markSent(first);
  progress.settle(first.result, answerTo(runIdOf(1), 300, 300));
  waiting.remove(runIdOf(1));
  resolve(none); // from before the delivery
  expect(await refreshing).toBe('crossed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
});

test('while it is unknown whether a sent run was counted, the server’s total is not taken in', async () => {
  const { waiting, progress } = aTab(aDeviceArea(), () => Promise.resolve({ totalScore: 300, levels: {} }));
  waiting.add(aFinishedRun(1, { score: 300 }));
  for (const sent of waiting.all()) waiting.markSent(sent);
  expect(await progress.refresh('mitsukete')).toBe('crossed');
  expect(progress.shown('mitsukete').totalScore).toBe(300);
});

test('AUT-12 what an account has reached is not shown to the guest who plays after it', async () => {
  const area = aDeviceArea();
  const { promise, resolve } = Promise.withResolvers<Progress>();
  const asked = [Promise.resolve({ totalScore: 500, levels: {} }), promise];
  const { waiting, progress } = aTab(area, () => asked.shift() ?? Promise.reject(new Error('asked again')));
  expect(await progress.refresh('mitsukete')).toBe('taken');
  waiting.add(aFinishedRun(1, { score: 300 }));
  const [run] = waiting.all();
  if (!run) throw new Error('nothing waits');
  expect(progress.shown('mitsukete').totalScore).toBe(800);
  const refreshing = progress.refresh('mitsukete');
  renewDeviceId(new JsonStore(area));
  const guest = aTab(area).progress;
  expect(guest.shown('mitsukete')).toEqual(none);
  resolve({ totalScore: 900, levels: {} });
  expect(await refreshing).toBe('crossed');
  guest.settle(run.result, answerTo(runIdOf(1), 800, 300));
  expect(guest.shown('mitsukete')).toEqual(none);
});

test('the progress is the same object until it changes, and every change is told', () => {
  const { waiting, progress } = aTab();
  let told = 0;
  progress.subscribe(() => told++);
  const before = progress.shown('mitsukete');
  expect(progress.shown('mitsukete')).toBe(before);
  waiting.add(aFinishedRun(1, { score: 300 }));
  expect(told).toBe(1);
  expect(progress.shown('mitsukete')).not.toBe(before);
});

test('GAM-03 a corrupt progress is set aside, logged once, and what waits still counts', () => {
  const area = aDeviceArea();
  area.setItem('kanji-no-michi:progress:mitsukete', '{"progress":');
  const { waiting, progress } = aTab(area);
  waiting.add(aFinishedRun(1, { score: 300 }));
  expect(progress.shown('mitsukete').totalScore).toBe(300);
  expect(area.getItem('kanji-no-michi:progress:mitsukete:corrupt')).toBe('{"progress":');
  expect(console.warn).toHaveBeenCalledOnce();
});
