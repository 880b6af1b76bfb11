import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { LiveRun } from '../play/live-run.ts';
import {
  aDeviceArea,
  aPlan,
  playFor,
  rules,
  runIdOf,
  type TestArea,
  TestClock,
  TestVisibility,
  win,
  winningPicks,
} from '../testing/play.ts';
import type { Locks } from './locks.ts';
import { SavedRuns } from './saved-runs.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const firstId = aPlan().runId;

let area: TestArea;
let clock: TestClock;
beforeEach(() => {
  area = aDeviceArea();
  clock = new TestClock();
});

const aTab = (locks: Locks | null = null) => new SavedRuns(new JsonStore(area), locks, clock.now);
const visibility = new TestVisibility();
const play = (store: SavedRuns, override?: Parameters<typeof aPlan>[0]) =>
  new LiveRun(rules, aPlan(override), { ...clock, store, visibility });
const claim = (tab: SavedRuns) => tab.claim(rules, 'mitsukete', 'standard-3');

async function resume(tab: SavedRuns) {
  const claimed = await claim(tab);
  if (!claimed) throw new Error('no run');
  return new LiveRun(rules, claimed.plan, { ...clock, store: tab, visibility }, claimed);
}

test('GAM-03 a run goes on after a reload where it was, paused, without the time between', async () => {
  const session = play(aTab(), { ticket: 'signed' });
  const picks = winningPicks(session.view.state);
  for (const pick of picks.slice(0, 4)) {
    clock.pass(900);
    session.play({ pick });
  }
  const { score } = session.view.state;
  clock.pass(5000); // the tab is killed without a word
  const resumed = await resume(aTab());
  expect(resumed.plan).toEqual(aPlan({ ticket: 'signed' }));
  expect(resumed.view).toMatchObject({ paused: true, state: { ...session.view.state, score } });
  expect(resumed.elapsed()).toBe(3600);
  clock.pass(60_000);
  resumed.resume();
  expect(resumed.elapsed()).toBe(3600);
  win(resumed, clock);
  expect(resumed.view.result?.won).toBe(true);
  expect(await claim(aTab())).toBeNull();
});

test('GAM-03 what happened before the reload is not told again', async () => {
  const session = play(aTab());
  for (const pick of winningPicks(session.view.state).slice(0, 3)) session.play({ pick });
  const resumed = await resume(aTab());
  const told: string[] = [];
  resumed.onEvents((events) => told.push(...events.map(({ type }) => type)));
  resumed.resume();
  const [next = 0] = winningPicks(resumed.view.state);
  resumed.play({ pick: next });
  expect(told).toEqual(['picked']);
});

test('GAM-03 a run of a series that was forgotten is not gone on with, and is discarded', async () => {
  const [here, there] = [aTab(navigator.locks), aTab(navigator.locks)];
  await there.own(firstId);
  const forgotten = play(there);
  forgotten.pause();
  await here.discardLevels('mitsukete', 'standard-');
  forgotten.end();
  expect(here.levels('mitsukete')).toEqual(['standard-3']);
  expect(await here.claim(rules, 'mitsukete', 'standard-3', () => false)).toBeNull();
  expect(await claim(aTab())).toBeNull();
});

test('GAM-03 the newest run of the level is resumed, and of this level only', async () => {
  play(aTab(), { runId: runIdOf(1) }).end();
  clock.pass(10);
  play(aTab(), { runId: runIdOf(2) }).end();
  expect((await claim(aTab()))?.plan.runId).toBe(runIdOf(2));
  expect(await aTab().claim(rules, 'mitsukete', 'standard-4')).toBeNull();
  expect(aTab().levels('mitsukete')).toEqual(['standard-3']);
});

test('GAM-03 the hub goes on with the newest run of a game, not with a quick review', () => {
  play(aTab(), { runId: runIdOf(1) }).end();
  clock.pass(10);
  const review = { ...aPlan({ runId: runIdOf(2) }), game: 'review' as const };
  new LiveRun(rules, review, { ...clock, store: aTab(), visibility }).end();
  expect(aTab().newest()).toEqual({ game: 'mitsukete', level: 'standard-3' });
});

test('GAM-03 two tabs each play their own run', async () => {
  const [one, other] = [aTab(navigator.locks), aTab(navigator.locks)];
  play(one).end();
  expect((await claim(one))?.plan.runId).toBe(firstId);
  expect(await claim(other)).toBeNull();
  one.release(firstId);
  await expect.poll(async () => (await claim(other))?.plan.runId).toBe(firstId);
  other.release(firstId);
});

test('GAM-03 a run that another tab has just ended is not resumed', async () => {
  const [one, other] = [aTab(navigator.locks), aTab()];
  const session = play(other, { runId: runIdOf(5) });
  session.pause();
  const claiming = claim(one);
  session.discard();
  expect(await claiming).toBeNull();
});

test.each([
  ['corrupt', (raw: string) => raw.slice(0, -9)],
  ['of other rules', (raw: string) => raw.replace(/"rulesVersion":\d+/, '"rulesVersion":99')],
  ['with a forbidden move', (raw: string) => raw.replace('"move":"pause"', '"move":"resume"')],
  ['with an impossible setup', (raw: string) => raw.replace('"rows":5', '"rows":50')],
])('GAM-03 a saved run %s is set aside, logged once, and play begins anew', async (_, spoil) => {
  play(aTab()).end();
  const key = `kanji-no-michi:run:${firstId}`;
  const spoilt = spoil(area.getItem(key) ?? '');
  expect(spoilt).not.toBe(area.getItem(key));
  area.setItem(key, spoilt);
  const tab = aTab();
  expect(await claim(tab)).toBeNull();
  expect(await claim(tab)).toBeNull();
  expect(area.getItem(`${key}:corrupt`)).toBe(spoilt);
  expect(area.getItem(key)).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
  expect(tab.levels('mitsukete')).toEqual([]);
});

test('an older run is resumed when the newest cannot be', async () => {
  play(aTab(), { runId: runIdOf(1) }).end();
  clock.pass(10);
  play(aTab(), { runId: runIdOf(2) }).end();
  area.setItem(`kanji-no-michi:run:${runIdOf(2)}`, 'broken');
  expect((await claim(aTab()))?.plan.runId).toBe(runIdOf(1));
});

test('runs left behind are bounded, the newest stay', async () => {
  for (let number = 1; number <= 30; number++) {
    play(aTab(), { runId: runIdOf(number) }).end();
    clock.pass(10);
  }
  expect((await claim(aTab()))?.plan.runId).toBe(runIdOf(30));
  expect(area.length).toBe(21); // the secret of the device among them
});

test('the levels that can be resumed are told when they change', () => {
  const tab = aTab();
  let told = 0;
  tab.subscribe(() => told++);
  expect(tab.levels('mitsukete')).toEqual([]);
  const session = play(tab);
  session.pause();
  expect(tab.levels('mitsukete')).toEqual(['standard-3']);
  expect(tab.levels('mitsukete')).toBe(tab.levels('mitsukete'));
  session.discard();
  expect(tab.levels('mitsukete')).toEqual([]);
  expect(told).toBe(2);
});

test('AUT-12 a run that was begun for an account is not played on by the guest after it', async () => {
  const [store, tab] = [new JsonStore(area), aTab()];
  await tab.own(firstId);
  const session = play(tab);
  session.pause(); // begun by a guest
  playFor('hana', store);
  tab.handOver('hana');
  session.resume();
  session.end();
  expect(aTab().levels('mitsukete')).toEqual(['standard-3']);
  playFor(null, store);
  expect(aTab().levels('mitsukete')).toEqual([]);
  expect(await claim(aTab())).toBeNull();
  expect(area.getItem(`kanji-no-michi:run:${session.plan.runId}`)).toBeNull();
});

test('GAM-03 who begins a mode anew finds none of its runs again', async () => {
  const tab = aTab();
  for (const [number, level] of ['standard-3', 'standard-4', 'easy-1'].entries()) {
    const plan = { ...aPlan({ runId: runIdOf(number) }), level };
    const session = new LiveRun(rules, plan, { ...clock, store: tab, visibility });
    session.play({ pick: 0 });
    session.end();
  }
  await aTab().discardLevels('mitsukete', 'standard-');
  expect(aTab().levels('mitsukete')).toEqual(['easy-1']);
});
