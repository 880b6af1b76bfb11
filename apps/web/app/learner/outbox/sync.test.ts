import type { postBatch } from '@michi/contracts/batch';
import type { BodyOf } from '@michi/contracts/contract';
import type { GameResult } from '@michi/contracts/game-results';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../lib/calls/api-client.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import {
  aDeviceArea,
  aFinishedRun,
  runIdOf,
  serve,
  type TestAnswer,
  type TestArea,
  TestClock,
  testDevice,
} from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import { keys } from '../keys.ts';
import type { Locks } from '../locks.ts';
import { ProgressProjection } from '../projections/progress.ts';
import type { FinishedRun } from '../run.ts';
import { entryCalls } from './calls.ts';
import { Outbox } from './outbox.ts';
import { forgetRefusal, nextRefusal } from './refusals.ts';
import { OutboxSync } from './sync.ts';

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
/** Whether the server fails at several outbox entries together. */
let failsTogether: boolean;
let calls: number;
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
  failsTogether = false;
  claimAnswer = { status: 200, body: { challenge: 'speed_run', date: '2026-11-18', xp: 120 } };
  calls = 0;
  server = await serve(({ url }, body) => {
    calls += 1;
    if (url === '/api/v1/game-results') return receive(body as GameResult);
    if (url === '/api/v1/challenges/speed_run/claims') return receiveClaim(body);
    return failsTogether ? { status: 500, body: {} } : receiveAll(body as BodyOf<typeof postBatch>);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

let claimAnswer: TestAnswer;
async function receiveClaim(claim: unknown) {
  arrived.push((claim as { date: string }).date);
  return claimAnswer;
}

async function receive(result: GameResult) {
  arrived.push(result.runId);
  return answer(result);
}

async function receiveAll(batch: BodyOf<typeof postBatch>): Promise<TestAnswer | null> {
  const answers: unknown[] = [];
  for (const { body } of batch.calls) {
    const given = await receive(body as GameResult);
    if (!given) return null;
    const retryAfter = given.headers?.['retry-after'];
    const retryAfterS = retryAfter === undefined ? null : Number(retryAfter);
    const said = { status: given.status, body: given.body ?? null, retryAfterS };
    answers.push(said);
    if (retryAfterS !== null) while (answers.length < batch.calls.length) answers.push(said);
    if (retryAfterS !== null) break;
  }
  return { status: 200, body: { answers } };
}

function aTab(locks: Locks | null = null, random = 1) {
  const store = new JsonStore(area);
  const outbox = new Outbox(store);
  const progress = new ProgressProjection(store, outbox, () => Promise.reject(new Error('not asked')));
  const { schedule, now } = clock;
  const delivery = new OutboxSync({
    ...{ store, outbox },
    isJoining: () => false,
    onConfirmed: async () => {},
    calls: entryCalls(() => ({ locale: 'de', fetch: server.fetch }), now),
    ...{ schedule, locks, now, random: () => random },
  });
  const enqueue = (run: FinishedRun) => {
    outbox.add(entryOf(run, clock.now()));
    clock.pass(1);
  };
  return { delivery, enqueue, outbox, progress, store };
}

test('MIT-11 results are delivered in their order, each once, and the answer is told', async () => {
  const { delivery, enqueue, outbox } = aTab();
  const told: number[] = [];
  delivery.onDelivered(
    (_, answer) => void told.push((answer as { progress: { totalScore: number } }).progress.totalScore),
  );
  for (const number of [3, 1, 2]) enqueue(aFinishedRun(number));
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(3), runIdOf(1), runIdOf(2)]);
  expect(told).toEqual([100, 200, 300]);
  expect(outbox.waiting()).toEqual([]);
  await delivery.deliver();
  expect(arrived).toHaveLength(3);
});

test('OFF-01 without a network results wait, survive a reload, and are delivered once when it is back', async () => {
  answer = () => null;
  const before = aTab();
  before.enqueue(aFinishedRun(1));
  before.enqueue(aFinishedRun(2));
  await before.delivery.deliver();
  expect(before.outbox.waiting()).toHaveLength(2);
  answer = accept;
  arrived = [];
  await aTab().delivery.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
  expect([...area.values.keys()].filter((key) => key.startsWith(keys.entry))).toEqual([]);
  expect(calls).toBe(2);
});

test('OFF-01 a result whose answer was lost is sent again and counted once', async () => {
  const { delivery, enqueue, progress } = aTab();
  answer = (result) => {
    accept(result);
    return null;
  };
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  answer = accept;
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(1)]);
  expect(progress.shown('mitsukete').totalScore).toBe(100);
});

test('tries grow apart, up to five minutes, and begin anew after a success', async () => {
  const { delivery, enqueue } = aTab();
  answer = () => ({ status: 503, body: { message: 'Gleich wieder da.' } });
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  const waits: number[] = [];
  for (let tries = 1; tries <= 9; tries++) {
    waits.push(clock.wait / 1000);
    clock.pass(clock.wait);
    await expect.poll(() => clock.waiting).toBe(1);
    expect(arrived).toHaveLength(tries + 1);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300]);
  answer = accept;
  await delivery.deliver();
  answer = () => null;
  enqueue(aFinishedRun(2));
  await delivery.deliver();
  expect(clock.wait).toBe(2000);
});

test('chance spreads the tries of many devices over the second half of the wait', async () => {
  answer = () => null;
  const { delivery, enqueue } = aTab(null, 0);
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  expect(clock.wait).toBe(1000);
});

test('a server that asks for patience gets it', async () => {
  const { delivery, enqueue } = aTab();
  answer = () => ({ status: 429, body: { message: 'Langsam.' }, headers: { 'retry-after': '60' } });
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  clock.pass(59_999);
  expect(clock.waiting).toBe(1);
  answer = accept;
  delivery.hurry(); // another call may be well
  expect(arrived).toHaveLength(1);
  clock.pass(1);
  await delivery.deliver();
  expect(arrived).toHaveLength(2);
});

test('OFF-01 a device beyond the quota of a day loses nothing, and delivers in order on the next one', async () => {
  const { delivery, enqueue, outbox } = aTab();
  const untilTomorrow = 12 * 3600;
  const headers = { 'retry-after': String(untilTomorrow) };
  answer = () => ({ status: 429, body: { message: 'Morgen weiter.' }, headers });
  for (const number of [1, 2, 3]) enqueue(aFinishedRun(number));
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1)]);
  expect(outbox.waiting()).toHaveLength(3);
  expect(clock.wait).toBe(untilTomorrow * 1000);
  answer = accept;
  arrived = [];
  clock.pass(clock.wait);
  await delivery.deliver();
  expect(arrived).toEqual([1, 2, 3].map(runIdOf));
  expect(outbox.waiting()).toEqual([]);
});

test.each([409, 422])(
  'a result refused with %i is set aside and logged once, and the next ones go on',
  async (status) => {
    const { delivery, enqueue, outbox } = aTab();
    answer = (result) =>
      result.runId === runIdOf(1) ? { status, body: { message: 'Schon gespielt.' } } : accept(result);
    enqueue(aFinishedRun(1));
    enqueue(aFinishedRun(2));
    await delivery.deliver();
    await delivery.deliver();
    expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
    expect(outbox.waiting()).toEqual([]);
    expect(JSON.parse(area.getItem(keys.refusedEntry + runIdOf(1)) ?? '')).toMatchObject({
      status,
      message: 'Schon gespielt.',
      entry: { id: runIdOf(1), body: { seed: 7 } },
    });
    expect(console.warn).toHaveBeenCalledOnce();
  },
);

test('OFF-01 of what is refused for good the learner is told what they had seen, and nothing else', async () => {
  const { delivery, outbox, store } = aTab();
  const told = () => nextRefusal(store);
  const claim = { challenge: 'speed_run', start: 20_775, runs: [] };
  const what = { owner: guest, at: 1, utcOffset: 0 };
  const run = entryOf(aFinishedRun(1), 2);
  outbox.add({ kind: 'claim', id: 'reward', ...what, body: claim });
  outbox.add({ ...run, body: { ...run.body, won: true, score: 90 } });
  const lost = entryOf(aFinishedRun(2), 3);
  outbox.add({ ...lost, body: { ...lost.body, won: false } });
  claimAnswer = { status: 409, body: { message: 'So weit ist sie noch nicht.' } };
  const errors = { seed: ['Andere Karten.'] };
  answer = () => ({ status: 422, body: { message: 'Nein.', errors } });
  failsTogether = true;
  await delivery.deliver();
  expect(told()).toMatchObject({
    what: { kind: 'claim', challenge: 'speed_run' },
    why: 'So weit ist sie noch nicht.',
  });
  forgetRefusal(store, 'reward');
  expect(told()).toMatchObject({
    what: { kind: 'run', game: 'mitsukete', score: 90 },
    why: 'Andere Karten.',
  });
  outbox.forget(what.owner);
  expect(told()).toBeNull();
});

test('what was set aside is bounded', async () => {
  const { delivery, enqueue, store } = aTab();
  answer = () => ({ status: 422, body: { message: 'Nein.' } });
  for (let number = 1; number <= 14; number++) enqueue(aFinishedRun(number));
  await delivery.deliver();
  for (const kept of [keys.refusedEntry, keys.refusal]) expect(store.keys(kept)).toHaveLength(10);
  expect(area.getItem(keys.refusedEntry + runIdOf(14))).not.toBeNull();
});

test('MIT-11 a result finished while another is on its way is delivered too', async () => {
  const { delivery, enqueue } = aTab(navigator.locks);
  answer = (result) => {
    if (result.runId === runIdOf(1)) {
      enqueue(aFinishedRun(2));
      void delivery.deliver();
    }
    return accept(result);
  };
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(2)]);
});

test('MIT-11 of two tabs only one delivers at a time', async () => {
  const [one, other] = [aTab(navigator.locks), aTab(navigator.locks)];
  for (const number of [1, 2, 3]) one.enqueue(aFinishedRun(number));
  await Promise.all([one.delivery.deliver(), other.delivery.deliver()]);
  expect(arrived).toEqual([runIdOf(1), runIdOf(2), runIdOf(3)]);
});

test('OFF-01 a full storage does not keep a result from being delivered', async () => {
  area.room = 10;
  const { delivery, enqueue, progress } = aTab();
  enqueue(aFinishedRun(1));
  expect(progress.shown('mitsukete').totalScore).toBe(100);
  await delivery.deliver();
  expect(counted).toEqual(new Set([runIdOf(1)]));
  expect(progress.shown('mitsukete').totalScore).toBe(100);
});

test('a corrupt waiting result is set aside and the others are delivered', async () => {
  const { delivery, enqueue } = aTab();
  enqueue(aFinishedRun(1));
  area.setItem(keys.entry + runIdOf(2), '{"v":1,"kind":"run"}');
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1)]);
  expect(area.getItem(`${keys.entry}${runIdOf(2)}:corrupt`)).toBe('{"v":1,"kind":"run"}');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('OFF-01 many runs go by one call, and one by one to a server that fails at all of them', async () => {
  const { delivery, enqueue, outbox } = aTab();
  for (let number = 1; number <= 60; number++) enqueue(aFinishedRun(number));
  await delivery.deliver();
  expect([calls, counted.size, outbox.waiting()]).toEqual([2, 60, []]);
  failsTogether = true;
  for (let number = 61; number <= 63; number++) enqueue(aFinishedRun(number));
  await delivery.deliver();
  expect([calls, counted.size, outbox.waiting()]).toEqual([6, 63, []]);
});

test.each([
  ['answers 500', { status: 500, body: { message: '' } }],
  ['answers 403', { status: 403, body: 'Blocked' }],
  ['answers something else entirely', { status: 200, body: '<h1>Hotel Wi-Fi</h1>' }],
])(
  'OFF-01 a server that %s slows all outbox entries by seconds, and holds up those alone that it fails at',
  async (_, wrong) => {
    const { delivery, enqueue, outbox } = aTab();
    answer = (result) => (result.runId === runIdOf(1) ? wrong : accept(result));
    for (const number of [1, 2, 3]) enqueue(aFinishedRun(number));
    failsTogether = true;
    await delivery.deliver();
    expect([counted.size, clock.wait]).toEqual([0, 2000]);
    failsTogether = false;
    clock.pass(clock.wait);
    await expect.poll(() => counted).toEqual(new Set([runIdOf(2), runIdOf(3)]));
    await expect.poll(() => clock.waiting).toBe(1);
    expect(outbox.waiting()).toMatchObject([{ id: runIdOf(1) }]);
    enqueue(aFinishedRun(4)); // goes before it
    await delivery.deliver();
    expect(arrived.slice(-2)).toEqual([runIdOf(4), runIdOf(1)]);
    answer = accept;
    clock.pass(clock.wait);
    await expect.poll(() => outbox.waiting()).toEqual([]);
  },
);

test('OFF-01 an outage slows the outbox up to five minutes, and any answer of the server ends that at once', async () => {
  const { delivery, enqueue, outbox } = aTab();
  answer = () => ({ status: 502, body: 'Bad gateway' });
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries++) {
    waits.push(clock.wait / 1000);
    clock.pass(clock.wait);
    await expect.poll(() => clock.waiting).toBe(1);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  answer = accept;
  delivery.hurry();
  await expect.poll(() => outbox.waiting()).toEqual([]);
  expect(clock.waiting).toBe(0);
  delivery.hurry(); // nothing is planned: nothing is sent
  expect(arrived).toHaveLength(12);
});

test('OFF-01 two at which the server fails take turns', async () => {
  const { delivery, enqueue } = aTab();
  answer = () => ({ status: 500, body: { message: '' } });
  for (const number of [1, 2]) enqueue(aFinishedRun(number));
  await delivery.deliver();
  arrived = [];
  for (let tries = 1; tries <= 4; tries++) await delivery.deliver();
  expect(arrived).toEqual([1, 2, 1, 2].map(runIdOf));
});

test('API-09 a run of rules that the server does not know, as after a step back, waits for them a month', async () => {
  const { delivery, enqueue, outbox } = aTab();
  const otherRules = {
    status: 422,
    body: { message: 'Nein.', errors: { rulesVersion: ['Andere Regeln.'] } },
  };
  answer = (result) => (result.runId === runIdOf(1) ? otherRules : accept(result));
  for (const number of [1, 2]) enqueue(aFinishedRun(number));
  await delivery.deliver();
  expect(counted).toEqual(new Set([runIdOf(2)]));
  expect(outbox.waiting()).toMatchObject([{ id: runIdOf(1) }]);
  clock.pass(31 * 24 * 60 * 60 * 1000);
  await delivery.deliver();
  expect(outbox.waiting()).toEqual([]);
  expect(area.getItem(keys.refusedEntry + runIdOf(1))).not.toBeNull();
});

test('LRN-02 the end of a run that was left is sent after it, whether it waits or is confirmed', async () => {
  const { delivery, outbox } = aTab();
  const run = entryOf(aFinishedRun(1), clock.now());
  const left = { ...run, body: { ...run.body, won: false, abandoned: true as const } };
  outbox.add(left);
  outbox.add(run);
  expect(outbox.waiting()).toMatchObject([{ body: { won: true } }]);
  outbox.remove(run.id);

  outbox.add(left);
  await delivery.deliver();
  outbox.add(run);
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(1)]);
});

test('OFF-01 a clock that was set back does not keep an outbox entry from being tried again', async () => {
  const { delivery, enqueue, outbox } = aTab();
  answer = () => ({ status: 500, body: { message: '' } });
  clock.ms = 400 * 24 * 60 * 60 * 1000;
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  clock.ms = 1000;
  answer = accept;
  await delivery.deliver();
  expect(outbox.waiting()).toEqual([]);
});

test('OFF-01 what a later build has done is kept for it, neither sent nor lost', async () => {
  const later = [
    { v: 2, kind: 'run', id: 'one', owner: testDevice, ink: [1] },
    { v: 1, kind: 'haiku', id: 'two', owner: testDevice },
  ];
  for (const entry of later) area.setItem(keys.entry + entry.id, JSON.stringify(entry));
  const { delivery, enqueue, outbox } = aTab();
  enqueue(aFinishedRun(1));
  await delivery.deliver();
  expect(outbox.waiting()).toEqual([]);
  expect(arrived).toEqual([runIdOf(1)]);
  for (const entry of later) expect(area.getItem(keys.entry + entry.id)).toBe(JSON.stringify(entry));
  expect(console.warn).not.toHaveBeenCalled();
});

test('ACH-03 a claim goes after the runs it rests on, and gives way when the server does not know it', async () => {
  const { delivery, enqueue, outbox } = aTab();
  const told: unknown[] = [];
  delivery.onDelivered(({ kind }, answer) => kind === 'claim' && told.push(answer));
  const claim = (id: string, runs: number[]) =>
    outbox.add({
      ...{ kind: 'claim', id, owner: guest, at: 0, utcOffset: 0 },
      body: { challenge: 'speed_run', start: 20_775, runs: runs.map(runIdOf) },
    });
  enqueue(aFinishedRun(1));
  enqueue(aFinishedRun(2));
  claim('claim', [1, 2]);
  await delivery.deliver();
  expect(arrived).toEqual([runIdOf(1), runIdOf(2), '2026-11-18']);
  expect(told).toEqual([claimAnswer.body]);

  claimAnswer = { status: 409, body: { message: 'Noch nicht.' } };
  claim('forged', []);
  await delivery.deliver();
  expect(outbox.get('forged')).toBe(null);
});
