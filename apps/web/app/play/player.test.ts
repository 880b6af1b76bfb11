import type { GameResult } from '@michi/contracts/game-results';
import { currentQuestion, tabibito } from '@michi/games/tabibito/rules';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import { aSetup, rightMove } from '@michi/testing/tabibito';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDueKanji } from '../learner/due-kanji.ts';
import { visitKeptCreations } from '../learner/kept-creations.ts';
import { noteVisit, visits } from '../learner/visits.ts';
import type { Fetch } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import {
  rules,
  serve,
  TestArea,
  TestClock,
  TestVisibility,
  timedSetup,
  win,
  winningPicks,
} from '../testing/play.ts';
import { makeJournal } from './make-journal.ts';
import { Player } from './player.ts';
import { Stage } from './stage.ts';

const request = { rules, game: 'mitsukete', level: 'standard-3', setup: timedSetup, locale: 'de' } as const;
let area: TestArea;
let clock: TestClock;
let online: boolean;
let results: GameResult[];
/** The server takes no results for now. */
let busy: boolean;
/** Modules that were completed on it. */
let completed: string[];
let server: { fetch: Fetch; close(): Promise<void> };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  area = new TestArea();
  clock = new TestClock();
  online = true;
  busy = false;
  completed = [];
  results = [];
  const total = () => results.length * 1000;
  const reached = { completed: true, highScore: 1000 };
  server = await serve((request, body) => {
    if (!online) return null;
    if (request.url === '/api/v1/game-tickets')
      return {
        status: 201,
        body: { ticket: 'signed', seed: 11, rulesVersion: rules.version, setup: timedSetup },
      };
    if (request.url?.startsWith('/api/user/statistics')) return { status: 200, body: noLearnerStatistics };
    if (request.method === 'GET')
      return {
        status: 200,
        body: { totalScore: total(), levels: results.length ? { 'standard-3': reached } : {} },
      };
    if (request.url === '/api/v1/devices/join') return { status: 200, body: { joined: true } };
    if (request.url === '/api/game-auth/logout') return { status: 200, body: { message: 'ok' } };
    const module = request.url?.match(/modules\/(.+)\/complete$/)?.[1];
    if (module) {
      completed.push(module);
      return { status: 200, body: { xp_earned: 50 } };
    }
    if (request.url?.startsWith('/api/v1/documents/')) return { status: 403, body: {} };
    if (busy) return { status: 503, body: {} };
    const result = body as GameResult;
    if (!results.some(({ runId }) => runId === result.runId)) results.push(result);
    const progress = { totalScore: total(), level: reached };
    return { status: 200, body: { runId: result.runId, won: true, score: 1000, ranked: true, progress } };
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const aPage = () =>
  new Player({
    wearTitle: async () => {},
    store: new JsonStore(area),
    bodies: null,
    keptMemory: null,
    keptCreations: visitKeptCreations(),
    creationsChannel: () => null,
    locks: null,
    now: clock.now,
    today: () => new Date(1_800_000_000_000 + clock.ms),
    schedule: clock.schedule,
    visibility: new TestVisibility(),
    fetch: server.fetch,
    locale: () => 'de',
    random: () => 0,
  });

test('MIT-11 a level won online raises the progress at once and reaches the server with its ticket', async () => {
  const page = aPage();
  const session = await page.open(request);
  const { delivery } = await page.exchange();
  const delivered = new Promise((resolve) => delivery.onDelivered((_, answer) => resolve(answer)));
  win(session, clock);
  const [score] = session.snapshot.result?.scores ?? [];
  expect(page.progress.shown('mitsukete')).toEqual({
    totalScore: score,
    levels: { 'standard-3': { completed: true, highScore: score, flawlessMs: expect.any(Number) } },
  });
  expect(await delivered).toMatchObject({ ranked: true });
  expect(page.progress.shown('mitsukete').totalScore).toBe(1000); // the server’s word
  expect(results).toMatchObject([
    { ticket: 'signed', seed: 11, deviceId: page.deviceId, level: 'standard-3' },
  ]);
});

test('MIT-11 OFF-01 a level won offline counts on the device, waits over a reload, and is delivered once', async () => {
  online = false;
  const before = aPage();
  const session = await before.open(request);
  expect(session.plan.ticket).toBeNull();
  win(session, clock);
  const shown = before.progress.shown('mitsukete');
  await before.deliver();
  const after = aPage();
  expect(after.progress.shown('mitsukete')).toEqual(shown);
  expect(after.progress.shown('mitsukete').totalScore).toBeGreaterThan(0);
  online = true;
  await after.deliver();
  await after.deliver();
  await after.refreshProgress('mitsukete');
  expect(results).toHaveLength(1);
  expect(after.progress.shown('mitsukete').totalScore).toBe(1000);
});

test('TAB-03 OFF-01 a module is completed as soon as its run is delivered, however late that is', async () => {
  const page = aPage();
  online = false;
  const quiz = {
    rules: tabibito,
    game: 'tabibito',
    level: 'quiz',
    setup: aSetup('quiz'),
    locale: 'de',
  } as const;
  const session = await page.open(quiz);
  while (session.snapshot.result === null) {
    const { state } = session.snapshot;
    session.play(rightMove(state, currentQuestion(state)));
    session.play({ ask: 'next' });
  }
  online = true;
  busy = true;
  page.journalMadeBy(makeJournal).complete({ module: 'quiz', xp: 50, kanji: [] });
  void page.deliver();
  await page.deliver();
  expect(completed).toEqual([]);
  busy = false;
  clock.pass(clock.wait);
  await vi.waitFor(() => expect(completed).toEqual(['quiz']), { timeout: 30_000 });
  expect(results.map(({ level }) => level)).toEqual(['quiz']);
});

test('TAB-05 a run that ends is played for the station that led to its game', async () => {
  const store = new JsonStore(area);
  noteVisit('park', 'mitsukete', store);
  win(await aPage().open(request), clock);
  expect(visits(store)).toEqual({ park: { game: 'mitsukete', played: true } });
});

test('MIT-08 the high score before a run stays what it was, also when the run raised it', async () => {
  const page = aPage();
  const play = async () => {
    const session = await page.open(request);
    win(session, clock);
    return [session.snapshot.result?.scores[0], page.reachedBefore(session.plan.runId).highScore];
  };
  online = false;
  const [score, before] = await play();
  expect(before).toBe(0);
  expect(await play()).toEqual([score, score]);
});

test('MIT-11 a result waits until the server has taken it', async () => {
  online = false;
  const page = aPage();
  const session = await page.open(request);
  const { runId } = session.plan;
  expect(page.isWaiting(runId)).toBe(false);
  win(session, clock);
  await page.deliver();
  expect(page.isWaiting(runId)).toBe(true);
  online = true;
  await page.deliver();
  expect(page.isWaiting(runId)).toBe(false);
});

test('GAM-03 a reload goes on with the run and its ticket; restarting begins another', async () => {
  const first = await aPage().open(request);
  first.play({ pick: 0 });
  const page = aPage();
  const resumed = await page.open(request);
  expect(resumed.plan).toEqual(first.plan);
  expect(resumed.snapshot).toMatchObject({ paused: true, state: { picked: [0] } });
  resumed.discard();
  const fresh = await page.open(request, { fresh: true });
  expect(fresh.plan.runId).not.toBe(first.plan.runId);
  fresh.end();
  expect(page.savedRuns.levels('mitsukete')).toEqual(['standard-3']);
});

test('API-09 MIT-05 who goes on with a run in a way that never ranks gives its ticket up for good', async () => {
  const page = aPage();
  const first = await page.open(request);
  first.play({ pick: 0 });
  first.end();
  const hidden = await page.open({ ...request, unranked: true });
  expect(hidden.plan).toEqual({ ...first.plan, ticket: null });
  hidden.resume();
  hidden.play({ pick: 1 });
  hidden.end();
  const shown = await page.open(request);
  expect(shown.plan.ticket).toBeNull();
  shown.end();
});

test('GAM-03 a corrupt local save is set aside, logged once, and play goes on', async () => {
  const first = await aPage().open(request);
  first.end();
  const key = `kanji-no-michi:run:${first.plan.runId}`;
  area.setItem(key, '{"runId":');
  const session = await aPage().open(request);
  expect(area.getItem(`${key}:corrupt`)).toBe('{"runId":');
  expect(console.warn).toHaveBeenCalledOnce();
  win(session, clock);
  expect(session.snapshot.result?.won).toBe(true);
});

test('GAM-05 answers and finished levels raise the statistics, also of a run that was resumed', async () => {
  const first = await aPage().open(request);
  const [right = 0] = winningPicks(first.snapshot.state);
  first.play({ pick: right });
  const page = aPage();
  const session = await page.open(request);
  session.resume();
  win(session, clock);
  const { statistics } = page.statistics.shown();
  const targets = session.snapshot.state.targets.map(({ kanji }) => kanji);
  expect(Object.keys(statistics.kanji).sort()).toEqual(targets.sort());
  expect(statistics).toMatchObject({
    totalGamesPlayed: 1,
    totalScore: session.snapshot.state.score,
    answers: { given: 3, correct: 3 },
    levels: { mitsukete: { 'standard-3': 1 } },
  });
});

test('MIT-04 what crosses a delivery is asked for again', async () => {
  const page = aPage();
  win(await page.open(request), clock);
  await page.refreshProgress('mitsukete');
  await page.deliver();
  expect(page.progress.shown('mitsukete').totalScore).toBe(1000);
});

test('MIT-01 a level left while it is being opened stays closed', async () => {
  const page = aPage();
  const stage = new Stage(() => page, request);
  const entering = stage.enter(request);
  stage.leave();
  await entering;
  expect(stage.shown()).toEqual({ session: null, snapshot: null });
  expect(clock.waiting).toBe(0);
});

test('MIT-09 restart gives a new board; the stage shows every change of the present run only', async () => {
  const page = aPage();
  const stage = new Stage(() => page, request);
  let told = 0;
  stage.subscribe(() => told++);
  await stage.enter(request);
  const { session } = stage.shown();
  told = 0;
  session?.play({ pick: 3 });
  expect(told).toBe(1);
  expect(stage.shown().snapshot?.state.picked).toEqual([3]);
  const restarting = stage.restart();
  expect(stage.shown().session).toBeNull();
  await restarting;
  expect(stage.shown().session?.plan.runId).not.toBe(session?.plan.runId);
  expect(stage.shown().snapshot?.state.picked).toEqual([]);
  const { shown } = stage;
  const before = shown();
  session?.resume();
  expect(shown()).toBe(before);
  stage.leave();
  await stage.enter(request);
  expect(stage.shown().snapshot?.paused).toBe(true);
});

test('AUT-12 a run begun before logging out is nobody’s until the account comes back, and is played on then', async () => {
  let page = aPage();
  await page.follow('token', 'hana');
  const begun = await page.open(request);
  const [right = 0] = winningPicks(begun.snapshot.state);
  begun.play({ pick: right });
  begun.end();
  page.savedRuns.release(begun.plan.runId);
  await page.follow(null);
  expect(page.savedRuns.levels('mitsukete')).toEqual([]);
  clock.pass(1000);
  const guests = await page.open(request);
  guests.end();
  page.savedRuns.release(guests.plan.runId);
  clock.pass(1000);
  const before = new Map(area.values);
  await page.follow('second', 'hana');
  await page.savedRuns.claim(rules, 'mitsukete', 'none');
  const broken = new Map([...before].filter(([key]) => /:run:|secret:/.test(key)));
  for (const [key, value] of broken) area.setItem(key, value); // as if the page had been left in the middle
  page = aPage();
  await page.follow('second', 'hana');
  const resumed = await page.open(request);
  expect(resumed.plan).toEqual({ ...begun.plan, deviceId: page.deviceId, ticket: null });
  resumed.resume();
  win(resumed, clock);
  await vi.waitFor(() => expect(results.map(({ runId }) => runId)).toEqual([begun.plan.runId]), {
    timeout: 30_000,
  });
});

test('LRN-02 a run that is given up long after it was paused was left when it was paused', async () => {
  const page = aPage();
  const session = await page.open(request);
  for (const pick of winningPicks(session.snapshot.state).slice(0, 3)) {
    clock.pass(500);
    session.play({ pick });
  }
  session.pause();
  const pausedAt = 1_800_000_000_000 + clock.ms;
  clock.pass(60 * 60 * 1000);
  session.discard();
  await vi.waitFor(() => expect(results).toMatchObject([{ left: true, at: pausedAt }]), { timeout: 30_000 });
});

test('AUT-12 a device that is told to forget an account keeps nothing of it when it leaves', async () => {
  const page = aPage();
  await page.follow('token', 'hana');
  busy = true;
  win(await page.open(request), clock); // its result waits
  page.journalMadeBy(makeJournal).complete({ module: 'quiz', xp: 50, kanji: [] });
  void page.deliver();
  area.setItem('kanji-no-michi:statistics:corrupt', '{');
  const left = await page.open(request);
  left.end();
  page.savedRuns.release(left.plan.runId);
  noteVisit('park', 'mitsukete', new JsonStore(area));
  noteDueKanji(new JsonStore(area), [{ kanji: '休', skill: 'meaning', day: 20_775 }], 20_775);
  await page.forgetAccount('hana');
  await page.follow('token', 'hana'); // another tab, which has not heard of it yet
  await page.follow(null);
  await vi.waitFor(() => expect([...area.values.keys()]).toEqual(['kanji-no-michi:device']), {
    timeout: 30_000,
  });
});

test('OFF-01 what tells the server is asked for with the first move, and not by who only looks', async () => {
  const page = aPage();
  const exchange = vi.spyOn(page, 'exchange');
  const session = await page.open(request);
  await page.deliver();
  await page.syncSaves();
  expect(exchange).not.toHaveBeenCalled();
  const [pick = 0] = winningPicks(session.snapshot.state);
  session.play({ pick });
  expect(exchange).toHaveBeenCalled();
});

test('OFF-01 where the code cannot be had that tells the server, a run waits until it can', async () => {
  const page = aPage();
  const session = await page.open(request);
  const exchange = vi.spyOn(page, 'exchange').mockRejectedValue(new TypeError('no network'));
  win(session, clock);
  await page.deliver();
  expect(page.isWaiting(session.plan.runId)).toBe(true);
  exchange.mockRestore();
  await page.deliver();
  expect(results.map(({ runId }) => runId)).toEqual([session.plan.runId]);
});

test('AUT-12 a level that is opened at once is played by whoever is signed in', async () => {
  await aPage().follow('token', 'hana');
  const page = aPage();
  const { deviceId } = page;
  void page.follow(null);
  const session = await page.open(request);
  expect(session.plan.deviceId).toBe(page.deviceId);
  expect(session.plan.deviceId).not.toBe(deviceId);
});
