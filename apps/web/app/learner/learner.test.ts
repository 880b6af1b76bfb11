import type { GameResult } from '@michi/contracts/game-results';
import { currentQuestion, tabibito } from '@michi/games/tabibito/rules';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import { aSetup, rightMove } from '@michi/testing/tabibito';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { LevelRuns } from '../play/level-runs.ts';
import {
  aPage as aTestPage,
  rules,
  serve,
  sessionOf,
  TestArea,
  TestClock,
  timedSetup,
  win,
  winningPicks,
} from '../testing/play.ts';
import { guest } from './account/device.ts';
import { noteDueKanji } from './projections/due-kanji.ts';
import { makeJourney } from './projections/journey.ts';
import { noteVisit, visits } from './visits.ts';

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
    if (request.url === '/api/v1/logout/ticket') return { status: 204, body: '' };
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

const aPage = () => aTestPage({ area, clock, fetch: server.fetch });

test('MIT-11 a level won online raises the progress at once and reaches the server with its ticket', async () => {
  const page = aPage();
  const session = await page.runs.open(request);
  const { outboxSync: delivery } = await page.learner.sync();
  const delivered = new Promise((resolve) => delivery.onDelivered((_, answer) => resolve(answer)));
  win(session, clock);
  const [score] = session.view.result?.scores ?? [];
  expect(page.learner.progress.shown('mitsukete')).toEqual({
    totalScore: score,
    levels: { 'standard-3': { completed: true, highScore: score, flawlessMs: expect.any(Number) } },
  });
  expect(await delivered).toMatchObject({ ranked: true });
  await page.learner.refreshProgress('mitsukete');
  expect(page.learner.progress.shown('mitsukete').totalScore).toBe(1000); // the server’s word
  expect(results).toMatchObject([
    { ticket: 'signed', seed: 11, deviceId: page.learner.deviceId, level: 'standard-3' },
  ]);
});

test('MIT-11 OFF-01 a level won offline counts on the device, waits over a reload, and is delivered once', async () => {
  online = false;
  const before = aPage();
  const session = await before.runs.open(request);
  expect(session.plan.ticket).toBeNull();
  win(session, clock);
  const shown = before.learner.progress.shown('mitsukete');
  await before.learner.deliver();
  const after = aPage();
  expect(after.learner.progress.shown('mitsukete')).toEqual(shown);
  expect(after.learner.progress.shown('mitsukete').totalScore).toBeGreaterThan(0);
  online = true;
  await after.learner.deliver();
  await after.learner.deliver();
  await after.learner.refreshProgress('mitsukete');
  expect(results).toHaveLength(1);
  expect(after.learner.progress.shown('mitsukete').totalScore).toBe(1000);
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
  const session = await page.runs.open(quiz);
  while (session.view.result === null) {
    const { state } = session.view;
    session.play(rightMove(state, currentQuestion(state)));
    session.play({ ask: 'next' });
  }
  online = true;
  busy = true;
  page.learner.journeyMadeBy(makeJourney).complete({ module: 'quiz', xp: 50, kanji: [] });
  void page.learner.deliver();
  await page.learner.deliver();
  expect(completed).toEqual([]);
  busy = false;
  clock.pass(clock.wait);
  await vi.waitFor(() => expect(completed).toEqual(['quiz']), { timeout: 30_000 });
  expect(results.map(({ level }) => level)).toEqual(['quiz']);
});

test('TAB-05 a run that ends is played for the station that led to its game', async () => {
  const store = new JsonStore(area);
  noteVisit('park', 'mitsukete', store);
  win(await aPage().runs.open(request), clock);
  expect(visits(store)).toEqual({ park: { game: 'mitsukete', played: true } });
});

test('MIT-08 the high score before a run stays what it was, also when the run raised it', async () => {
  const page = aPage();
  const play = async () => {
    const session = await page.runs.open(request);
    win(session, clock);
    return [session.view.result?.scores[0], page.runs.reachedBefore(session.plan.runId).highScore];
  };
  online = false;
  const [score, before] = await play();
  expect(before).toBe(0);
  expect(await play()).toEqual([score, score]);
});

test('MIT-11 a result waits until the server has taken it', async () => {
  online = false;
  const page = aPage();
  const session = await page.runs.open(request);
  const { runId } = session.plan;
  expect(page.learner.isWaiting(runId)).toBe(false);
  win(session, clock);
  await page.learner.deliver();
  expect(page.learner.isWaiting(runId)).toBe(true);
  online = true;
  await page.learner.deliver();
  expect(page.learner.isWaiting(runId)).toBe(false);
});

test('GAM-03 a reload goes on with the run and its ticket; restarting begins another', async () => {
  const first = await aPage().runs.open(request);
  first.play({ pick: 0 });
  const page = aPage();
  const resumed = await page.runs.open(request);
  expect(resumed.plan).toEqual(first.plan);
  expect(resumed.view).toMatchObject({ paused: true, state: { picked: [0] } });
  resumed.discard();
  const fresh = await page.runs.open(request, { fresh: true });
  expect(fresh.plan.runId).not.toBe(first.plan.runId);
  fresh.end();
  expect(page.learner.savedRuns.levels('mitsukete')).toEqual(['standard-3']);
});

test('API-09 MIT-05 who goes on with a run in a way that never ranks gives its ticket up for good', async () => {
  const page = aPage();
  const first = await page.runs.open(request);
  first.play({ pick: 0 });
  first.end();
  const hidden = await page.runs.open({ ...request, unranked: true });
  expect(hidden.plan).toEqual({ ...first.plan, ticket: null });
  hidden.resume();
  hidden.play({ pick: 1 });
  hidden.end();
  const shown = await page.runs.open(request);
  expect(shown.plan.ticket).toBeNull();
  shown.end();
});

test('GAM-03 a corrupt local save is set aside, logged once, and play goes on', async () => {
  const first = await aPage().runs.open(request);
  first.end();
  const key = `kanji-no-michi:run:${first.plan.runId}`;
  area.setItem(key, '{"runId":');
  const session = await aPage().runs.open(request);
  expect(area.getItem(`${key}:corrupt`)).toBe('{"runId":');
  expect(console.warn).toHaveBeenCalledOnce();
  win(session, clock);
  expect(session.view.result?.won).toBe(true);
});

test('GAM-05 answers and finished levels raise the statistics, also of a run that was resumed', async () => {
  const first = await aPage().runs.open(request);
  const [right = 0] = winningPicks(first.view.state);
  first.play({ pick: right });
  const page = aPage();
  const session = await page.runs.open(request);
  session.resume();
  win(session, clock);
  const { statistics } = page.learner.statistics.shown();
  const targets = session.view.state.targets.map(({ kanji }) => kanji);
  expect(Object.keys(statistics.kanji).sort()).toEqual(targets.sort());
  expect(statistics).toMatchObject({
    totalGamesPlayed: 1,
    totalScore: session.view.state.score,
    answers: { given: 3, correct: 3 },
    levels: { mitsukete: { 'standard-3': 1 } },
  });
});

test('MIT-04 what crosses a delivery is asked for again', async () => {
  const page = aPage();
  win(await page.runs.open(request), clock);
  await page.learner.refreshProgress('mitsukete');
  await page.learner.deliver();
  expect(page.learner.progress.shown('mitsukete').totalScore).toBe(1000);
});

test('MIT-01 a level left while it is being opened stays closed', async () => {
  const page = aPage();
  const stage = new LevelRuns(() => page.runs, request);
  const entering = stage.enter(request);
  stage.leave();
  await entering;
  expect(stage.shown()).toEqual({ liveRun: null, view: null });
  expect(clock.waiting).toBe(0);
});

test('MIT-09 restart gives a new board; the stage shows every change of the present run only', async () => {
  const page = aPage();
  const stage = new LevelRuns(() => page.runs, request);
  let told = 0;
  stage.subscribe(() => told++);
  await stage.enter(request);
  const { liveRun } = stage.shown();
  told = 0;
  liveRun?.play({ pick: 3 });
  expect(told).toBe(1);
  expect(stage.shown().view?.state.picked).toEqual([3]);
  const restarting = stage.restart();
  expect(stage.shown().liveRun).toBeNull();
  await restarting;
  expect(stage.shown().liveRun?.plan.runId).not.toBe(liveRun?.plan.runId);
  expect(stage.shown().view?.state.picked).toEqual([]);
  const { shown } = stage;
  const before = shown();
  liveRun?.resume();
  expect(shown()).toBe(before);
  stage.leave();
  await stage.enter(request);
  expect(stage.shown().view?.paused).toBe(true);
});

test('AUT-12 a run begun before logging out is nobody’s until the account comes back, and is played on then', async () => {
  let page = aPage();
  await page.learner.follow(sessionOf('hana'));
  const begun = await page.runs.open(request);
  const [right = 0] = winningPicks(begun.view.state);
  begun.play({ pick: right });
  begun.end();
  page.learner.savedRuns.release(begun.plan.runId);
  await page.learner.follow(null);
  expect(page.learner.savedRuns.levels('mitsukete')).toEqual([]);
  clock.pass(1000);
  const guests = await page.runs.open(request);
  guests.end();
  page.learner.savedRuns.release(guests.plan.runId);
  clock.pass(1000);
  const before = new Map(area.values);
  await page.learner.follow(sessionOf('hana', 'second'));
  await page.learner.savedRuns.claim(rules, 'mitsukete', 'none');
  const broken = new Map([...before].filter(([key]) => /:run:|:stored:/.test(key)));
  for (const [key, value] of broken) area.setItem(key, value); // as if the page had been left in the middle
  page = aPage();
  await page.learner.follow(sessionOf('hana', 'second'));
  const resumed = await page.runs.open(request);
  expect(resumed.plan).toEqual(begun.plan);
  resumed.resume();
  win(resumed, clock);
  await vi.waitFor(() => expect(results.map(({ runId }) => runId)).toEqual([begun.plan.runId]), {
    timeout: 30_000,
  });
});

test('LRN-02 a run that is given up long after it was paused was left when it was paused', async () => {
  const page = aPage();
  const session = await page.runs.open(request);
  for (const pick of winningPicks(session.view.state).slice(0, 3)) {
    clock.pass(500);
    session.play({ pick });
  }
  session.pause();
  const pausedAt = 1_800_000_000_000 + clock.ms;
  clock.pass(60 * 60 * 1000);
  session.discard();
  await vi.waitFor(() => expect(results).toMatchObject([{ abandoned: true, at: pausedAt }]), {
    timeout: 30_000,
  });
});

test('AUT-12 a device that is told to forget an account keeps nothing of it when it leaves', async () => {
  const page = aPage();
  await page.learner.follow(sessionOf('hana'));
  busy = true;
  win(await page.runs.open(request), clock); // its result waits
  page.learner.journeyMadeBy(makeJourney).complete({ module: 'quiz', xp: 50, kanji: [] });
  void page.learner.deliver();
  area.setItem('kanji-no-michi:statistics:corrupt', '{');
  const left = await page.runs.open(request);
  left.end();
  page.learner.savedRuns.release(left.plan.runId);
  noteVisit('park', 'mitsukete', new JsonStore(area));
  noteDueKanji(new JsonStore(area), [{ kanji: '休', skill: 'meaning', day: 20_775 }], 20_775);
  await page.learner.forgetAccount();
  await page.learner.follow(sessionOf('hana')); // another tab, which has not heard of it yet
  await page.learner.follow(null);
  await vi.waitFor(() => expect([...area.values.keys()]).toEqual(['kanji-no-michi:device']), {
    timeout: 30_000,
  });
});

test('OFF-01 what tells the server is asked for with the first move, and not by who only looks', async () => {
  const page = aPage();
  const sync = vi.spyOn(page.learner, 'sync');
  const session = await page.runs.open(request);
  await page.learner.deliver();
  await page.learner.syncSaves();
  expect(sync).not.toHaveBeenCalled();
  const [pick = 0] = winningPicks(session.view.state);
  session.play({ pick });
  expect(sync).toHaveBeenCalled();
});

test('OFF-01 where the code cannot be had that tells the server, a run waits until it can', async () => {
  const page = aPage();
  const session = await page.runs.open(request);
  const sync = vi.spyOn(page.learner, 'sync').mockRejectedValue(new TypeError('no network'));
  win(session, clock);
  await page.learner.deliver();
  expect(page.learner.isWaiting(session.plan.runId)).toBe(true);
  sync.mockRestore();
  await page.learner.deliver();
  expect(results.map(({ runId }) => runId)).toEqual([session.plan.runId]);
});

test('AUT-12 a level that is opened at once is played by whoever is signed in', async () => {
  await aPage().learner.follow(sessionOf('hana'));
  const page = aPage();
  const { deviceId } = page.learner; // of the account
  void page.learner.follow(null);
  const session = await page.runs.open(request);
  expect(page.learner.deviceId).not.toBe(deviceId);
  expect(page.learner.savedRuns.ownerOf(session.plan.runId)).toBe(guest);
});
