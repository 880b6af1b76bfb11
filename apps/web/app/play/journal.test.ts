import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../lib/api-client.ts';
import { JsonStore } from '../lib/storage.ts';
import { TestArea, TestClock } from '../testing/play.ts';
import { deviceId, renewDeviceId } from './device.ts';
import { Journal } from './journal.ts';
import { dayOf } from './statistics-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const begin = new Date(2026, 10, 21, 23, 30).getTime();
const lesson = { module: 'first', xp: 20, kanji: [] } as const;
const quiz = { module: 'quiz', xp: 50, kanji: ['山', '川'] } as const;

let area: TestArea;
let clock: TestClock;
let online: boolean;
/** What the server has, by device. */
let server: Map<string, Map<string, { xp: number; date: string; kanji: readonly string[] }>>;
/** By module the kanji that its delivered runs have proved. */
let proved: Record<string, readonly string[]>;
/** Every call that reached it. */
let calls: string[];
/** The answer is lost on its way. */
let losesAnswers: boolean;
let refusal: { module: string; status: number } | null;
let waitingRuns: Set<string>;
/** By module the one that the server wants first. */
let needsBefore: Record<string, string>;
/** What the next answer waits for on its way. */
let delay: Promise<void> | null;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  area = new TestArea();
  clock = new TestClock();
  online = true;
  server = new Map();
  calls = [];
  losesAnswers = false;
  refusal = null;
  delay = null;
  needsBefore = {};
  proved = {};
  waitingRuns = new Set();
});
afterEach(() => void vi.restoreAllMocks());

const xpOf: Record<string, number> = { first: 20, quiz: 50 };

function aTab(store = new JsonStore(area)) {
  const journal = new Journal({
    store,
    schedule: clock.schedule,
    locks: null,
    random: () => 0,
    today: () => new Date(begin + clock.ms),
    async complete({ module, deviceId, date }) {
      if (!online) throw new NetworkError('offline');
      calls.push(module);
      if (refusal?.module === module) throw new ApiError(refusal.status, { message: '' }, null);
      const own = server.get(deviceId) ?? new Map();
      const before = needsBefore[module];
      if (before && !own.has(before)) throw new ApiError(403, { message: '' }, null);
      const known = own.get(module) ?? { xp: xpOf[module] ?? 10, date };
      own.set(module, { ...known, kanji: proved[module] ?? [] });
      server.set(deviceId, own);
      if (losesAnswers) throw new NetworkError('lost');
    },
    async ask(device) {
      if (!online) throw new NetworkError('offline');
      const after = delay;
      delay = null;
      const answer = said(device);
      await after;
      return answer;
    },
    async deliverRuns() {
      if (online) waitingRuns.clear();
    },
    isRunWaiting: (module) => waitingRuns.has(module),
  });
  const said = (device: string) => {
    const completions = [...(server.get(device) ?? [])].map(([module_id, { xp, date, kanji }]) => {
      return { module_id, xp_earned: xp, kanji: [...kanji], day: Math.floor(Date.parse(date) / dayMs) };
    });
    return { total_xp: 0, streak_days: 0, kanji_mastered: 0, modules_completed: 0, completions };
  };
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
  expect(server.get(deviceId(store))?.get('first')).toMatchObject({ xp: 20, date: '2026-11-21' });
  expect(modules()).toEqual(['first']);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
});

test('TAB-04, OFF-01 what is completed without a network waits over a reload, and is delivered once', async () => {
  online = false;
  aTab().journal.complete(lesson);
  const later = aTab();
  expect(later.modules()).toEqual(['first']);
  await later.journal.deliver();
  expect(clock.waiting).toBeGreaterThan(0);
  online = true;
  await later.journal.deliver();
  await later.journal.deliver();
  await aTab().journal.deliver();
  expect(calls).toEqual(['first']);
  expect(aTab().modules()).toEqual(['first']);
});

test('TAB-04 a module whose answer was lost is sent again and counts once', async () => {
  losesAnswers = true;
  const { journal, modules } = aTab();
  journal.complete(lesson);
  await journal.deliver();
  losesAnswers = false;
  await journal.deliver();
  expect(calls).toEqual(['first', 'first']);
  expect(modules()).toEqual(['first']);
  expect([...server.values()].map((own) => own.size)).toEqual([1]);
});

test('TAB-05 a graded module waits for its run', async () => {
  online = false;
  waitingRuns.add('quiz');
  const { journal } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(calls).toEqual([]);
  online = true;
  await journal.deliver();
  expect(calls).toEqual(['quiz']);
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
  refusal = { module: 'quiz', status };
  const { journal, modules } = aTab();
  journal.complete(quiz);
  journal.complete(lesson);
  await journal.deliver();
  expect(modules()).toEqual(['first']);
  await journal.deliver();
  expect(calls.filter((module) => module === 'quiz')).toHaveLength(1);
});

test('TAB-03 a module that is still locked for the server is kept and tried again later', async () => {
  refusal = { module: 'quiz', status: 403 };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(modules()).toEqual(['quiz']);
  expect(server.size).toBe(0);
  refusal = null;
  await journal.deliver();
  expect(server.get(deviceId(store))?.has('quiz')).toBe(true);
});

test('TAB-04 what the server has no passed run of stays completed, and counts there once it is passed again', async () => {
  refusal = { module: 'quiz', status: 409 };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  await journal.deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, unproved: true }]);
  expect(clock.waiting).toBe(0);
  await aTab().journal.deliver();
  expect(aTab().modules()).toEqual(['quiz']);
  refusal = null;
  await journal.deliver();
  expect(server.get(deviceId(store))?.has('quiz')).toBe(true);
  expect(modules()).toEqual(['quiz']);
  expect(journal.shown()[0]?.unproved ?? false).toBe(false);
});

test('TAB-07 what a completed module proves when it is passed again counts at once, and on the server', async () => {
  const { journal, store } = aTab();
  proved.quiz = ['山'];
  journal.complete({ ...quiz, kanji: ['山'] });
  await journal.deliver();
  clock.pass(dayMs);
  online = false;
  journal.complete({ ...quiz, kanji: ['川'] });
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  expect(journal.shown()[0]?.day).toBe(dayOf(new Date(begin)));
  proved.quiz = ['山', '川'];
  online = true;
  await journal.deliver();
  expect(journal.shown()).toMatchObject([{ module: 'quiz', xp: 50, kanji: ['山', '川'] }]);
  const known = { xp: 50, date: '2026-11-21', kanji: ['山', '川'] };
  expect(server.get(deviceId(store))?.get('quiz')).toEqual(known);
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
  journal.complete({ ...quiz, kanji: ['川'] });
  await journal.deliver();
  expect(calls).toEqual(['quiz', 'quiz']);
});

test('TAB-07 a module that is passed again before the server has heard of it keeps its day', async () => {
  online = false;
  const { journal, store } = aTab();
  journal.complete({ ...quiz, kanji: ['山'] });
  clock.pass(dayMs);
  journal.complete(quiz);
  expect(journal.shown()).toMatchObject([{ kanji: ['山', '川'], day: dayOf(new Date(begin)) }]);
  online = true;
  await journal.deliver();
  expect(server.get(deviceId(store))?.get('quiz')?.date).toBe('2026-11-21');
});

test('TAB-03 what lies behind a module that has to be passed again is delivered after it', async () => {
  refusal = { module: 'quiz', status: 409 };
  needsBefore = { first: 'quiz' };
  const { journal, modules, store } = aTab();
  journal.complete(quiz);
  clock.pass(1);
  journal.complete(lesson);
  await journal.deliver();
  expect(modules()).toEqual(['quiz', 'first']);
  expect(server.size).toBe(0);
  refusal = null;
  await journal.deliver();
  expect([...(server.get(deviceId(store))?.keys() ?? [])]).toEqual(['quiz', 'first']);
});

test('TAB-03 an answer that was overtaken takes nothing away', async () => {
  const { journal, modules, store } = aTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  delay = promise;
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
  expect(calls).toEqual(['first']);
  expect(modules()).toEqual(['first']);
});

test('AUT-12 under a new secret the journey is empty, and what was completed before is still delivered', async () => {
  online = false;
  const { journal, modules, store } = aTab();
  journal.complete(lesson);
  const before = deviceId(store);
  const after = renewDeviceId(store);
  journal.forget();
  expect(modules()).toEqual([]);
  online = true;
  await journal.deliver();
  expect([server.get(before)?.size, server.get(after)?.size]).toEqual([1, undefined]);
  expect(modules()).toEqual([]);
  expect(store.keys('kanji-no-michi:journey:done:')).toEqual([]);
});

test('TAB-03, TAB-04 whatever happens: nothing completed is ever lost from sight, and the server counts it once', async () => {
  const act = fc.oneof(
    fc.record({
      act: fc.constant('complete' as const),
      module: fc.constantFrom('a', 'b', 'c'),
      tab: fc.nat({ max: 1 }),
    }),
    fc.record({ act: fc.constantFrom('deliver', 'refresh', 'reload' as const), tab: fc.nat({ max: 1 }) }),
    fc.record({ act: fc.constantFrom('online', 'offline', 'lose', 'keep' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      area = new TestArea();
      server = new Map();
      online = true;
      losesAnswers = false;
      const tabs = [aTab(), aTab()];
      const done = new Set<string>();
      for (const next of acts) {
        const tab = 'tab' in next ? tabs[next.tab] : tabs[0];
        if (next.act === 'online' || next.act === 'offline') online = next.act === 'online';
        else if (next.act === 'lose' || next.act === 'keep') losesAnswers = next.act === 'lose';
        else if (next.act === 'complete') {
          tab?.journal.complete({ module: next.module, xp: 10, kanji: [] });
          done.add(next.module);
        } else if (next.act === 'deliver') await tab?.journal.deliver();
        else if (next.act === 'refresh') await tab?.journal.refresh();
        else if ('tab' in next) tabs[next.tab] = aTab();
        for (const each of tabs) {
          each.store.changed(null);
          expect(new Set(each.modules())).toEqual(done);
          expect(each.modules()).toHaveLength(done.size);
        }
      }
      online = true;
      losesAnswers = false;
      await aTab().journal.deliver();
      const known = [...server.values()].flatMap((own) => [...own.keys()]);
      expect(new Set(known)).toEqual(done);
      expect(known).toHaveLength(done.size);
    }),
    { numRuns: 60 },
  );
});
