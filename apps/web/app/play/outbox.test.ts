import type { GameResult } from '@michi/contracts/game-results';
import { postGameResult } from '@michi/contracts/game-results';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, type Fetch } from '../lib/api-client.ts';
import { JsonStore } from '../lib/storage.ts';
import {
  aDeviceArea,
  aFinishedRun,
  runIdOf,
  serve,
  type TestAnswer,
  type TestArea,
  TestClock,
} from '../testing/play.ts';
import { LocalProgress } from './local-progress.ts';
import type { Locks } from './locks.ts';
import { Outbox } from './outbox.ts';
import type { FinishedRun } from './session.ts';
import { WaitingResults } from './waiting-results.ts';

/** Answers as the server does: each run counts once. */
function accept(result: GameResult): TestAnswer {
  counted.add(result.runId);
  const totalScore = counted.size * 100;
  const progress = { totalScore, level: { completed: true, highScore: 100 } };
  return { status: 200, body: { runId: result.runId, won: true, score: 100, ranked: false, progress } };
}

const counted = new Set<string>();
let arrived: string[];
let answer: (result: GameResult) => TestAnswer | null | Promise<TestAnswer | null>;
let server: { fetch: Fetch; close(): Promise<void> };
let area: TestArea;
let clock: TestClock;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  counted.clear();
  arrived = [];
  answer = accept;
  area = aDeviceArea();
  clock = new TestClock();
  server = await serve((_, body) => {
    arrived.push((body as GameResult).runId);
    return answer(body as GameResult);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

function aTab(locks: Locks | null = null, random = 1) {
  const store = new JsonStore(area);
  const waiting = new WaitingResults(store, clock.now);
  const ledger = new LocalProgress(store, waiting, () => Promise.reject(new Error('not asked')));
  const send = (body: GameResult) => call(postGameResult, { body, locale: 'de', fetch: server.fetch });
  const { schedule } = clock;
  const outbox = new Outbox({ waiting, ledger, send, schedule, locks, random: () => random });
  const enqueue = (run: FinishedRun) => {
    waiting.add(run);
    clock.pass(1);
  };
  return { outbox, enqueue, waiting, progress: ledger };
}

test('MIT-11 results are delivered in their order, each once, and the answer is told', async () => {
  const { outbox, enqueue, waiting } = aTab();
  const told: number[] = [];
  outbox.onDelivered((_, { progress }) => told.push(progress.totalScore));
  for (const number of [3, 1, 2]) enqueue(aFinishedRun(number));
  await outbox.deliver();
  expect(arrived).toEqual([runIdOf(3), runIdOf(1), runIdOf(2)]);
  expect(told).toEqual([100, 200, 300]);
  expect(waiting.all()).toEqual([]);
  await outbox.deliver();
  expect(arrived).toHaveLength(3);
});

test('OFF-01 without a network results wait, survive a reload, and are delivered once when it is back', async () => {
  answer = () => null;
  const before = aTab();
  before.enqueue(aFinishedRun(1));
  before.enqueue(aFinishedRun(2));
  await before.outbox.deliver();
  expect(before.waiting.all()).toHaveLength(2);
  answer = accept;
  arrived = [];
  await aTab().outbox.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
  expect(area.length).toBe(2); // the secret of the device, the progress
});

test('OFF-01 a result whose answer was lost is sent again and counted once', async () => {
  const { outbox, enqueue, progress } = aTab();
  answer = (result) => {
    accept(result);
    return null;
  };
  enqueue(aFinishedRun(1));
  await outbox.deliver();
  answer = accept;
  await outbox.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(1)]);
  expect(progress.shown('mitsukete').totalScore).toBe(100);
});

test('tries grow apart, up to five minutes, and begin anew after a success', async () => {
  const { outbox, enqueue } = aTab();
  answer = () => ({ status: 503, body: { message: 'Gleich wieder da.' } });
  enqueue(aFinishedRun(1));
  await outbox.deliver();
  const waits: number[] = [];
  for (let tries = 1; tries <= 9; tries++) {
    waits.push(clock.wait / 1000);
    clock.pass(clock.wait);
    await expect.poll(() => clock.waiting).toBe(1);
    expect(arrived).toHaveLength(tries + 1);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300]);
  answer = accept;
  await outbox.deliver();
  answer = () => null;
  enqueue(aFinishedRun(2));
  await outbox.deliver();
  expect(clock.wait).toBe(2000);
});

test('chance spreads the tries of many devices over the second half of the wait', async () => {
  answer = () => null;
  const { outbox, enqueue } = aTab(null, 0);
  enqueue(aFinishedRun(1));
  await outbox.deliver();
  expect(clock.wait).toBe(1000);
});

test('a server that asks for patience gets it', async () => {
  const { outbox, enqueue } = aTab();
  answer = () => ({ status: 429, body: { message: 'Langsam.' }, headers: { 'retry-after': '60' } });
  enqueue(aFinishedRun(1));
  await outbox.deliver();
  clock.pass(59_999);
  expect(clock.waiting).toBe(1);
  answer = accept;
  clock.pass(1);
  await outbox.deliver();
  expect(arrived).toHaveLength(2);
});

test('OFF-01 a device beyond the quota of a day loses nothing, and delivers in order on the next one', async () => {
  const { outbox, enqueue, waiting } = aTab();
  const untilTomorrow = 12 * 3600;
  const headers = { 'retry-after': String(untilTomorrow) };
  answer = () => ({ status: 429, body: { message: 'Morgen weiter.' }, headers });
  for (const number of [1, 2, 3]) enqueue(aFinishedRun(number));
  await outbox.deliver();
  expect(arrived).toEqual([runIdOf(1)]);
  expect(waiting.all()).toHaveLength(3);
  expect(clock.wait).toBe(untilTomorrow * 1000);
  answer = accept;
  arrived = [];
  clock.pass(clock.wait);
  await outbox.deliver();
  expect(arrived).toEqual([1, 2, 3].map(runIdOf));
  expect(waiting.all()).toEqual([]);
});

test.each([409, 422])(
  'a result refused with %i is set aside and logged once, and the next ones go on',
  async (status) => {
    const { outbox, enqueue, waiting } = aTab();
    answer = (result) =>
      result.runId === runIdOf(1) ? { status, body: { message: 'Schon gespielt.' } } : accept(result);
    enqueue(aFinishedRun(1));
    enqueue(aFinishedRun(2));
    await outbox.deliver();
    await outbox.deliver();
    expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
    expect(waiting.all()).toEqual([]);
    expect(JSON.parse(area.getItem(`kanji-no-michi:refused:${runIdOf(1)}`) ?? '')).toMatchObject({
      status,
      message: 'Schon gespielt.',
      result: { runId: runIdOf(1) },
    });
    expect(console.warn).toHaveBeenCalledOnce();
  },
);

test('what was set aside is bounded', async () => {
  const { outbox, enqueue } = aTab();
  answer = () => ({ status: 422, body: { message: 'Nein.' } });
  for (let number = 1; number <= 14; number++) enqueue(aFinishedRun(number));
  await outbox.deliver();
  expect(area.length).toBe(11); // the secret of the device among them
  expect(area.getItem(`kanji-no-michi:refused:${runIdOf(14)}`)).not.toBeNull();
});

test('MIT-11 a result finished while another is on its way is delivered too', async () => {
  const { outbox, enqueue } = aTab(navigator.locks);
  answer = (result) => {
    if (result.runId === runIdOf(1)) {
      enqueue(aFinishedRun(2));
      void outbox.deliver();
    }
    return accept(result);
  };
  enqueue(aFinishedRun(1));
  await outbox.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
});

test('MIT-11 of two tabs only one delivers at a time', async () => {
  const [one, other] = [aTab(navigator.locks), aTab(navigator.locks)];
  for (const number of [1, 2, 3]) one.enqueue(aFinishedRun(number));
  await Promise.all([one.outbox.deliver(), other.outbox.deliver()]);
  expect(arrived).toEqual([runIdOf(1), runIdOf(2), runIdOf(3)]);
});

test('OFF-01 a full storage does not keep a result from being delivered', async () => {
  area.room = 10;
  const { outbox, enqueue, progress } = aTab();
  enqueue(aFinishedRun(1));
  expect(progress.shown('mitsukete').totalScore).toBe(100);
  await outbox.deliver();
  expect(counted).toEqual(new Set([runIdOf(1)]));
  expect(progress.shown('mitsukete').totalScore).toBe(100);
});

test('a corrupt waiting result is set aside and the others are delivered', async () => {
  const { outbox, enqueue } = aTab();
  enqueue(aFinishedRun(1));
  area.setItem(`kanji-no-michi:result:${runIdOf(2)}`, '{"won":true}');
  await outbox.deliver();
  expect(arrived).toEqual([runIdOf(1)]);
  expect(area.getItem(`kanji-no-michi:result:${runIdOf(2)}:corrupt`)).toBe('{"won":true}');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('too many results: lost runs are dropped first, then the oldest', () => {
  const { enqueue, waiting } = aTab();
  for (let number = 1; number <= 202; number++) enqueue(aFinishedRun(number, { won: number !== 50 }));
  const kept = waiting.all().map(({ result }) => result.runId);
  expect(kept).toHaveLength(200);
  expect(kept).not.toContain(runIdOf(50));
  expect(kept[0]).toBe(runIdOf(2));
  expect(kept.at(-1)).toBe(runIdOf(202));
});
