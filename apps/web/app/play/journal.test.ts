import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '../lib/day.ts';
import { JsonStore } from '../lib/storage.ts';
import { dayMs, TestJourneyServer } from '../testing/journey-server.ts';
import { TestArea, TestClock } from '../testing/play.ts';
import { deviceId, renewDeviceId } from './device.ts';
import { Journal } from './journal.ts';

const begin = new Date(2026, 10, 21, 23, 30).getTime();
const lesson = { module: 'first', xp: 20, kanji: [] } as const;
const quiz = { module: 'quiz', xp: 50, kanji: ['山', '川'] } as const;

let area: TestArea;
let clock: TestClock;
let server: TestJourneyServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  area = new TestArea();
  clock = new TestClock();
  server = new TestJourneyServer();
});
afterEach(() => void vi.restoreAllMocks());

function aTab(store = new JsonStore(area)) {
  const journal = new Journal({
    ...server,
    store,
    schedule: clock.schedule,
    locks: null,
    random: () => 0,
    today: () => new Date(begin + clock.ms),
  });
  return { journal, store, modules: () => journal.shown().map(({ module }) => module) };
}

test('TAB-03 a completed module shows at once, and the server has it with the learner’s own date', async () => {
  const { journal, modules, store } = aTab();
  const heard = vi.fn();
  journal.subscribe(heard);
  journal.complete(lesson);
  expect(modules()).toEqual(['first']);
  expect(heard).toHaveBeenCalled();
  await journal.deliver();
  expect(server.stored.get(deviceId(store))?.get('first')).toMatchObject({ xp: 20, date: '2026-11-21' });
  expect(modules()).toEqual(['first']);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
});

test('TAB-04, OFF-01 what is completed without a network waits over a reload, and is delivered once', async () => {
  server.online = false;
  aTab().journal.complete(lesson);
  const later = aTab();
  expect(later.modules()).toEqual(['first']);
  await later.journal.deliver();
  expect(clock.waiting).toBeGreaterThan(0);
  server.online = true;
  await later.journal.deliver();
  await later.journal.deliver();
  await aTab().journal.deliver();
  expect(server.calls).toEqual(['first']);
  expect(aTab().modules()).toEqual(['first']);
});

test('TAB-04 a module whose answer was lost is sent again and counts once', async () => {
  server.losesAnswers = true;
  const { journal, modules } = aTab();
  journal.complete(lesson);
  await journal.deliver();
  server.losesAnswers = false;
  await journal.deliver();
  expect(server.calls).toEqual(['first', 'first']);
  expect(modules()).toEqual(['first']);
  expect([...server.stored.values()].map((own) => own.size)).toEqual([1]);
});

test('TAB-05 a graded module waits for its run', async () => {
  server.online = false;
  server.waitingRuns.add('quiz');
  const { journal } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(server.calls).toEqual([]);
  server.online = true;
  await journal.deliver();
  expect(server.calls).toEqual(['quiz']);
});

test('TAB-03 two tabs show the same, and what both complete counts once', async () => {
  const [one, other] = [aTab(), aTab()];
  one.journal.complete(lesson);
  other.store.changed(null);
  expect(other.modules()).toEqual(['first']);
  other.journal.complete(lesson);
  await Promise.all([one.journal.deliver(), other.journal.deliver()]);
  other.store.changed(null);
  expect([one.modules(), other.modules()]).toEqual([['first'], ['first']]);
});

test.each([404, 422])('TAB-04 what the server refuses for good (%i) is no longer shown', async (status) => {
  server.refusal = { module: 'quiz', status };
  const { journal, modules } = aTab();
  journal.complete(quiz);
  journal.complete(lesson);
  await journal.deliver();
  expect(modules()).toEqual(['first']);
  await journal.deliver();
  expect(server.calls.filter((module) => module === 'quiz')).toHaveLength(1);
});

test('TAB-03 a module that is still locked for the server is kept and tried again later', async () => {
  server.refusal = { module: 'quiz', status: 403 };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(modules()).toEqual(['quiz']);
  expect(server.stored.size).toBe(0);
  server.refusal = null;
  await journal.deliver();
  expect(server.stored.get(deviceId(store))?.has('quiz')).toBe(true);
});

test('TAB-04 what the server has no passed run of stays completed, and counts there once it is passed again', async () => {
  server.refusal = { module: 'quiz', status: 409 };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, unproved: true }]);
  expect(clock.waiting).toBe(0);
  await aTab().journal.deliver();
  expect(aTab().modules()).toEqual(['quiz']);
  server.refusal = null;
  await journal.deliver();
  expect(server.stored.get(deviceId(store))?.has('quiz')).toBe(true);
  expect(modules()).toEqual(['quiz']);
  expect(journal.shown()[0]?.unproved ?? false).toBe(false);
});

test('TAB-07 what a completed module proves when it is passed again counts at once, and on the server', async () => {
  const { journal, store } = aTab();
  server.proved.quiz = ['山'];
  journal.complete({ ...quiz, kanji: ['山'] });
  await journal.deliver();
  clock.pass(dayMs);
  server.online = false;
  journal.complete({ ...quiz, kanji: ['川'] });
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  server.proved.quiz = ['山', '川'];
  server.online = true;
  await journal.deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  const known = { xp: 50, date: '2026-11-21', kanji: ['山', '川'] };
  expect(server.stored.get(deviceId(store))?.get('quiz')).toEqual(known);
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
  journal.complete({ ...quiz, kanji: ['川'] });
  await journal.deliver();
  expect(server.calls).toEqual(['quiz', 'quiz']);
});

test('TAB-07 a module that is passed again before the server has heard of it keeps its day', async () => {
  server.online = false;
  const { journal, store } = aTab();
  journal.complete({ ...quiz, kanji: ['山'] });
  clock.pass(dayMs);
  journal.complete(quiz);
  expect(journal.shown()).toMatchObject([{ kanji: ['山', '川'], day: dayOf(new Date(begin)) }]);
  server.online = true;
  await journal.deliver();
  expect(server.stored.get(deviceId(store))?.get('quiz')?.date).toBe('2026-11-21');
});

test('TAB-03 what lies behind a module that has to be passed again is delivered after it', async () => {
  server.refusal = { module: 'quiz', status: 409 };
  server.needsBefore = { first: 'quiz' };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  clock.pass(1);
  journal.complete(lesson);
  await journal.deliver();
  expect(modules()).toEqual(['quiz', 'first']);
  expect(server.stored.size).toBe(0);
  server.refusal = null;
  await journal.deliver();
  expect([...(server.stored.get(deviceId(store))?.keys() ?? [])]).toEqual(['quiz', 'first']);
});

test('TAB-03 an answer that was overtaken takes nothing away', async () => {
  const { journal, modules, store } = aTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  const slow = journal.refresh();
  journal.complete(lesson);
  await journal.deliver();
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
  resolve();
  await slow;
  expect(modules()).toEqual(['first']);
});

test('TAB-04 with a full storage it is remembered for the visit, and delivered', async () => {
  const { journal, modules, store } = aTab();
  deviceId(store);
  area.room = 0;
  journal.complete(lesson);
  expect(modules()).toEqual(['first']);
  await journal.deliver();
  expect(server.calls).toEqual(['first']);
  expect(modules()).toEqual(['first']);
});

test('AUT-12 under a new secret the journey is empty, and what was completed before is still delivered', async () => {
  server.online = false;
  const { journal, modules, store } = aTab();
  journal.complete(lesson);
  const before = deviceId(store);
  const after = renewDeviceId(store);
  journal.forget();
  expect(modules()).toEqual([]);
  server.online = true;
  await journal.deliver();
  expect([server.stored.get(before)?.size, server.stored.get(after)?.size]).toEqual([1, undefined]);
  expect(modules()).toEqual([]);
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
});
