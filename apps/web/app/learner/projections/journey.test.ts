import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import { dayMs, openJourney, TestJourneyServer } from '../../testing/journey-server.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aFinishedRun, playFor, runIdOf, TestArea, TestClock } from '../../testing/play.ts';
import { deviceId } from '../account/device.ts';

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

const aTab = () => openJourney({ store: new JsonStore(area), server, clock, begin });

test('TAB-03 a completed module shows at once, and the server has it with the learner’s own date', async () => {
  const { outbox, journal, complete, deliver, modules, store } = aTab();
  const snapshot = vi.fn();
  journal.subscribe(snapshot);
  complete(lesson);
  expect(modules()).toEqual(['first']);
  expect(snapshot).toHaveBeenCalled();
  await deliver();
  expect(server.stored.get(deviceId(store))?.get('first')).toMatchObject({ xp: 20, date: '2026-11-21' });
  expect(modules()).toEqual(['first']);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  expect(outbox.waiting()).toEqual([]);
});

test('TAB-04, OFF-01 what is completed without a network waits over a reload, and is delivered once', async () => {
  server.online = false;
  aTab().complete(lesson);
  const later = aTab();
  expect(later.modules()).toEqual(['first']);
  await later.deliver();
  expect(clock.waiting).toBeGreaterThan(0);
  server.online = true;
  await later.deliver();
  await later.deliver();
  await aTab().deliver();
  expect(server.calls).toEqual(['first']);
  expect(aTab().modules()).toEqual(['first']);
});

test('TAB-04 a module whose answer was lost is sent again and counts once', async () => {
  server.losesAnswers = true;
  const { complete, deliver, modules } = aTab();
  complete(lesson);
  await deliver();
  server.losesAnswers = false;
  await deliver();
  expect(server.calls.length).toBeGreaterThan(1);
  expect(modules()).toEqual(['first']);
  expect([...server.stored.values()].map((own) => own.size)).toEqual([1]);
});

test('TAB-05 a graded module waits for its run', async () => {
  server.online = false;
  const { outbox, complete, deliver } = aTab();
  outbox.add(entryOf(aFinishedRun(1, { level: 'quiz' }), begin));
  complete(quiz);
  await deliver();
  expect(server.calls).toEqual([]);
  server.online = true;
  await deliver();
  expect(server.calls).toEqual([runIdOf(1), 'quiz']);
});

test('TAB-03 two tabs show the same, and what both complete counts once', async () => {
  const [one, other] = [aTab(), aTab()];
  one.complete(lesson);
  other.store.changed(null);
  expect(other.modules()).toEqual(['first']);
  other.complete(lesson);
  await Promise.all([one.deliver(), other.deliver()]);
  other.store.changed(null);
  expect([one.modules(), other.modules()]).toEqual([['first'], ['first']]);
});

test.each([404, 422])('TAB-04 what the server refuses for good (%i) is no longer shown', async (status) => {
  server.refusal = { module: 'quiz', status };
  const { complete, deliver, modules } = aTab();
  complete(quiz);
  complete(lesson);
  await deliver();
  expect(modules()).toEqual(['first']);
  await deliver();
  expect(server.calls.filter((module) => module === 'quiz')).toHaveLength(1);
});

test('TAB-03 a module that is still locked for the server is kept and tried again later', async () => {
  server.refusal = { module: 'quiz', status: 403 };
  const { complete, deliver, modules, store } = aTab();
  complete(quiz);
  await deliver();
  expect(modules()).toEqual(['quiz']);
  expect(server.stored.size).toBe(0);
  server.refusal = null;
  await deliver();
  expect(server.stored.get(deviceId(store))?.has('quiz')).toBe(true);
});

test('TAB-04 what the server has no passed run of stays completed, and counts there once it is passed again', async () => {
  server.refusal = { module: 'quiz', status: 409 };
  const { journal, complete, deliver, modules, store } = aTab();
  complete(quiz);
  await deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, unproved: true }]);
  expect(clock.waiting).toBe(0);
  await aTab().deliver();
  expect(aTab().modules()).toEqual(['quiz']);
  server.refusal = null;
  await deliver();
  expect(server.stored.get(deviceId(store))?.has('quiz')).toBe(true);
  expect(modules()).toEqual(['quiz']);
  expect(journal.shown()[0]?.unproved ?? false).toBe(false);
});

test('TAB-07 what a completed module proves when it is passed again counts at once, and on the server', async () => {
  const { outbox, journal, complete, deliver, store } = aTab();
  server.proved.quiz = ['山'];
  complete({ ...quiz, kanji: ['山'] });
  await deliver();
  clock.pass(dayMs);
  server.online = false;
  complete({ ...quiz, kanji: ['川'] });
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  server.proved.quiz = ['山', '川'];
  server.online = true;
  await deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  const known = { xp: 50, date: '2026-11-21', kanji: ['山', '川'] };
  expect(server.stored.get(deviceId(store))?.get('quiz')).toEqual(known);
  expect(outbox.waiting()).toEqual([]);
  complete({ ...quiz, kanji: ['川'] });
  await deliver();
  expect(server.calls).toEqual(['quiz', 'quiz']);
});

test('TAB-07 a module that is passed again before the server has heard of it keeps its day', async () => {
  server.online = false;
  const { journal, complete, deliver, store } = aTab();
  complete({ ...quiz, kanji: ['山'] });
  clock.pass(dayMs);
  complete(quiz);
  expect(journal.shown()).toMatchObject([{ kanji: ['山', '川'], day: dayOf(new Date(begin)) }]);
  server.online = true;
  await deliver();
  expect(server.stored.get(deviceId(store))?.get('quiz')?.date).toBe('2026-11-21');
});

test('TAB-03 what lies behind a module that has to be passed again is delivered after it', async () => {
  server.refusal = { module: 'quiz', status: 409 };
  server.needsBefore = { first: 'quiz' };
  const { complete, deliver, modules, store } = aTab();
  complete(quiz);
  clock.pass(1);
  complete(lesson);
  await deliver();
  expect(modules()).toEqual(['quiz', 'first']);
  expect(server.stored.size).toBe(0);
  server.refusal = null;
  await deliver();
  expect([...(server.stored.get(deviceId(store))?.keys() ?? [])]).toEqual(['quiz', 'first']);
});

test('TAB-03 an answer that was overtaken takes nothing away', async () => {
  const { outbox, journal, complete, deliver, modules } = aTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  const slow = journal.refresh();
  complete(lesson);
  await deliver();
  expect(outbox.waiting()).toEqual([]);
  resolve();
  await slow;
  expect(modules()).toEqual(['first']);
});

test('TAB-04 with a full storage it is remembered for the visit, and delivered', async () => {
  const { complete, deliver, modules, store } = aTab();
  deviceId(store);
  area.room = 0;
  complete(lesson);
  expect(modules()).toEqual(['first']);
  await deliver();
  expect(server.calls).toEqual(['first']);
  expect(modules()).toEqual(['first']);
});

test('AUT-12 the guest who plays after an account sees none of its journey, and what waits of it waits on', async () => {
  server.online = false;
  const { outbox, journal, complete, deliver, modules, store } = aTab();
  playFor('hana', store);
  complete(lesson);
  await deliver();
  journal.forget();
  outbox.forgetConfirmed();
  playFor(null, store);
  expect(modules()).toEqual([]);
  complete(lesson);
  server.online = true;
  await deliver();
  expect(server.calls).toEqual(['first']);
  expect(outbox.waiting()).toMatchObject([{ owner: 'hana', confirmed: null }]);
  playFor('hana', store);
  await deliver();
  expect(outbox.waiting()).toEqual([]);
});
