import type deAchievements from '@michi/messages/de/achievementList.json';
import type deNames from '@michi/messages/de/achievements.json';
import { locales } from '@michi/messages/locales';
import { type Achievement, achievements } from '@michi/progress/achievements';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import { type RunSummary, summaryOf } from '@michi/progress/run-summary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aDeviceArea, aFinishedRun, playFor, runIdOf } from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import { keys } from '../keys.ts';
import type { EntryOf } from '../outbox/entry.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { Award } from './announcements.ts';
import { StatisticsProjection } from './statistics.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A run that was won with these points. */
const wonRun = (number: number, score = 150): RunSummary =>
  summaryOf([{ type: 'levelCompleted', score, mistakes: 1, bestCombo: 2, ms: 61_000 }], {
    runId: runIdOf(number),
    game: 'mitsukete',
    level: 'one',
    at: number,
    day,
    hour: 12,
  });

const day = 20_775;
const env = (ask: () => Promise<LearnerStatistics>) => ({
  ask,
  syncAnnounced: async () => {},
  today: () => day,
});
/** What was told of one kind, noted in a list. */
const noting =
  (kind: Award['kind'], told: string[]) =>
  (awards: readonly Award[]): void =>
    void told.push(...awards.filter((award) => award.kind === kind).map(({ id }) => id));

function aTab(
  area = aDeviceArea(),
  ask: () => Promise<LearnerStatistics> = () => Promise.resolve(noLearnerStatistics),
) {
  const store = new JsonStore(area);
  const outbox = new Outbox(store);
  const statistics = new StatisticsProjection(store, outbox, env(ask));
  const told: string[] = [];
  const challenges: string[] = [];
  statistics.awards.onAwarded(noting('achievement', told));
  statistics.awards.onAwarded(noting('challenge', challenges));
  statistics.awards.onAwarded((awards) => statistics.awards.note(awards)); // a page that shows it at once
  const finish = (number: number, score?: number): EntryOf<'run'> => {
    const summary = wonRun(number, score);
    const entry = entryOf(aFinishedRun(number), number);
    outbox.add({ ...entry, body: { ...entry.body, summary } });
    statistics.follow(summary);
    const [kept] = outbox.of('run', guest).filter(({ id }) => id === entry.id);
    if (!kept) throw new Error('it was not kept');
    return kept;
  };
  return { area, store, outbox, statistics, told, challenges, finish };
}

test('GAM-05 ACH-01 a run that has ended shows at once, and its achievements are told once', () => {
  const { area, statistics, told, finish } = aTab();
  statistics.follow({ ...wonRun(1), outcome: 'abandoned', score: 0 });
  expect(told).toEqual([]);
  finish(1);
  finish(2);
  expect(told).toEqual(['first_100', 'first_steps', 'first_level']);
  expect(statistics.shown().statistics.totalGamesPlayed).toBe(2);
  expect(aTab(area).statistics.shown()).toEqual(statistics.shown());
  const later = aTab(area);
  later.finish(3);
  expect(later.told).toEqual([]);
});

test('ACH-01 the tenth level counts once, though it is followed and waits', () => {
  const { told, finish } = aTab();
  for (let number = 1; number <= 9; number++) finish(number);
  expect(told).not.toContain('ten_levels');
  finish(10);
  expect(told).toContain('ten_levels');
});

test('ACH-01 what a run told before the page was left is not told again, but what waited to be shown is', () => {
  const combo: RunSummary = { ...wonRun(1), outcome: 'abandoned', score: 0, bestCombo: 5 };
  const { area, statistics, told } = aTab();
  statistics.follow(combo);
  expect(told).toEqual(['streak_5']);
  const again = aTab(area);
  again.statistics.follow(combo);
  again.statistics.follow({ ...combo, bestCombo: 6 });
  expect(again.told).toEqual([]);

  const left = aDeviceArea();
  const store = new JsonStore(left);
  const unseen = new StatisticsProjection(
    store,
    new Outbox(store),
    env(async () => noLearnerStatistics),
  );
  unseen.awards.onAwarded(() => {}); // the page was left before it was shown
  unseen.follow(combo);
  const back = aTab(left);
  back.statistics.follow(combo);
  expect(back.told).toEqual(['streak_5']);
});

test('LRN-01 what the server says takes the place of what it has counted, and what waits comes on top', async () => {
  const snapshot = learnerStatisticsAfter(noLearnerStatistics, [wonRun(1, 5_000), wonRun(2)]);
  const { statistics, finish } = aTab(aDeviceArea(), () => Promise.resolve(snapshot));
  finish(3, 90);
  await statistics.refresh();
  expect(statistics.shown()).toEqual(learnerStatisticsAfter(snapshot, [wonRun(3, 90)]));
});

test('LRN-01 a confirmed run counts once, until a snapshot has it', async () => {
  const { outbox, statistics, finish, area } = aTab(aDeviceArea(), () =>
    Promise.resolve(learnerStatisticsAfter(noLearnerStatistics, [wonRun(1)])),
  );
  const run = finish(1);
  const before = statistics.shown();
  outbox.confirm(run);
  outbox.confirm(run);
  expect(statistics.shown()).toEqual(before);
  await statistics.refresh();
  expect(statistics.shown()).toEqual(before);
  expect(aTab(area).statistics.shown()).toEqual(before);
});

test('LRN-01 what becomes of a delivery counts no run anew', () => {
  const { outbox, statistics, finish } = aTab();
  const waiting = finish(1);
  const { statistics: before } = statistics.shown();
  outbox.update(waiting, { sent: true });
  expect(statistics.shown().statistics).toBe(before);
  finish(2);
  expect(statistics.shown().statistics.totalGamesPlayed).toBe(2);
});

test('LRN-01 an answer that has crossed a delivery is left', async () => {
  const { promise, resolve } = Promise.withResolvers<LearnerStatistics>();
  const { statistics, finish, outbox } = aTab(aDeviceArea(), () => promise);
  const run = finish(1);
  const before = statistics.shown();
  const refreshing = statistics.refresh();
  outbox.confirm(run);
  resolve(noLearnerStatistics);
  await refreshing;
  expect(statistics.shown()).toEqual(before);
});

test('LRN-01 without a network what was said last is shown, and the failure only logged', async () => {
  const { statistics, finish } = aTab(aDeviceArea(), () => Promise.reject(new Error('no network')));
  finish(1);
  await statistics.refresh();
  expect(statistics.shown().statistics.totalGamesPlayed).toBe(1);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('AUT-12 what an account has earned is not shown to the guest who plays after it', async () => {
  const snapshot = learnerStatisticsAfter(noLearnerStatistics, [wonRun(1)]);
  const { store, outbox, statistics } = aTab(aDeviceArea(), () => Promise.resolve(snapshot));
  playFor('hana', store);
  await statistics.refresh();
  outbox.add({ ...entryOf(aFinishedRun(2), 2), owner: 'hana' });
  statistics.forget();
  playFor(null, store);
  expect(statistics.shown()).toEqual(noLearnerStatistics);
});

test.each(['{"v":1', '{"v":1,"learnerStatistics":{}}'])(
  'GAM-03 corrupt statistics %j are set aside, logged once',
  (raw) => {
    const area = aDeviceArea();
    area.setItem(`${keys.snapshot}statistics`, raw);
    const { statistics, finish } = aTab(area);
    expect(statistics.shown()).toEqual(noLearnerStatistics);
    finish(1);
    expect(statistics.shown().statistics.totalGamesPlayed).toBe(1);
    expect(area.getItem(`${keys.snapshot}statistics:corrupt`)).toBe(raw);
    expect(console.warn).toHaveBeenCalledOnce();
  },
);

test.each(locales)('LNG-01 ACH-01 every achievement has its texts in %s', async (locale) => {
  const messages = async (namespace: string) =>
    (await import(`../../../../../packages/messages/messages/${locale}/${namespace}.json`)).default;
  const { names, titles }: typeof deNames = await messages('achievements');
  const { conditions, badges }: typeof deAchievements = await messages('achievementList');
  const { points, ...others } = conditions;
  expect(points).toContain('{target');
  expect(Object.keys(names)).toEqual(achievements.map(({ id }) => id));
  const counted = achievements.filter(({ condition }) => condition.type === 'score').map(({ id }) => id);
  expect([...counted, ...Object.keys(others)].toSorted()).toEqual(Object.keys(names).toSorted());
  for (const { reward } of achievements satisfies readonly Achievement[]) {
    if ('badge' in reward) expect(badges[reward.badge].length).toBeGreaterThan(1);
    if ('title' in reward) expect(titles[reward.title].length).toBeGreaterThan(1);
  }
  const all = [...Object.values(conditions), ...Object.values(names)];
  expect(new Set(all).size).toBe(all.length);
});

test('ACH-01 an achievement that another device has earned is told once it is heard of, but not what was there at first', async () => {
  let said: LearnerStatistics = learnerStatisticsAfter(noLearnerStatistics, [wonRun(1)]);
  const tab = aTab(aDeviceArea(), () => Promise.resolve(said));
  await tab.statistics.refresh();
  expect(tab.told).toEqual([]);
  said = learnerStatisticsAfter(said, [wonRun(2, 1_000)]);
  await tab.statistics.refresh();
  await tab.statistics.refresh();
  expect(tab.told).toEqual(['score_1000']);
});

test('ACH-01 what another device has told is not told again', async () => {
  const said: LearnerStatistics[] = [
    noLearnerStatistics,
    learnerStatisticsAfter(noLearnerStatistics, [wonRun(1)]),
  ];
  const store = new JsonStore(aDeviceArea());
  let toldElsewhere: readonly Award[] = [];
  const statistics = new StatisticsProjection(store, new Outbox(store), {
    ...env(async () => said.shift() ?? noLearnerStatistics),
    syncAnnounced: async () => statistics.awards.note(toldElsewhere),
  });
  const told: string[] = [];
  statistics.awards.onAwarded(noting('achievement', told));
  await statistics.refresh();
  toldElsewhere = (['first_100', 'first_level'] as const).map((id) => ({ kind: 'achievement', id, xp: 50 }));
  await statistics.refresh();
  expect(told).toEqual(['first_steps']);
});

test('ACH-01 an achievement that is heard of while no page tells it waits for the next one', async () => {
  let said: LearnerStatistics = noLearnerStatistics;
  const store = new JsonStore(aDeviceArea());
  const statistics = new StatisticsProjection(
    store,
    new Outbox(store),
    env(async () => said),
  );
  let unannounced = 0;
  statistics.awards.onUnannounced(() => unannounced++);
  await statistics.refresh();
  expect(unannounced).toBe(0);
  said = learnerStatisticsAfter(said, [wonRun(1)]);
  await statistics.refresh();
  expect(unannounced).toBe(1);
  const told: string[] = [];
  statistics.awards.onAwarded(noting('achievement', told));
  statistics.awards.onAwarded(noting('achievement', told));
  expect(told).toEqual(['first_100', 'first_steps', 'first_level']);
});

test('ACH-01 what a page was left with before it was shown is told by the next page', () => {
  const combo: RunSummary = { ...wonRun(1), outcome: 'abandoned', score: 0, bestCombo: 5 };
  const store = new JsonStore(aDeviceArea());
  const statistics = new StatisticsProjection(
    store,
    new Outbox(store),
    env(async () => noLearnerStatistics),
  );
  const leave = statistics.awards.onAwarded(() => {});
  statistics.follow(combo);
  leave();
  const told: string[] = [];
  statistics.awards.onAwarded(noting('achievement', told));
  statistics.follow(combo);
  expect(told).toEqual(['streak_5']);
});

test('ACH-03 a challenge is told once its run has ended, and by one page alone', () => {
  const { area, statistics, challenges, finish } = aTab();
  statistics.follow({ ...wonRun(1, 600), outcome: 'abandoned' });
  expect(challenges).toEqual([]);
  finish(1, 600);
  expect(challenges).toEqual(['points_hunter', 'speed_run']);
  const later = aTab(area);
  later.finish(2, 600);
  expect(later.challenges).toEqual([]);
});

test('ACH-03 a challenge that another device has reached is told here, unless that one has told it or it was claimed', async () => {
  let said: LearnerStatistics = noLearnerStatistics;
  const tab = aTab(aDeviceArea(), () => Promise.resolve(said));
  await tab.statistics.refresh();
  tab.statistics.awards.note([{ kind: 'challenge', id: 'speed_run', start: day }]);
  said = learnerStatisticsAfter(said, [wonRun(1, 600)]);
  await tab.statistics.refresh();
  await tab.statistics.refresh();
  expect(tab.challenges).toEqual(['points_hunter']);

  let snapshot: LearnerStatistics = noLearnerStatistics;
  const other = aTab(aDeviceArea(), () => Promise.resolve(snapshot));
  await other.statistics.refresh();
  const claimed = { times: 1, starts: [day] };
  snapshot = { ...said, claimed: { points_hunter: claimed, speed_run: claimed } };
  await other.statistics.refresh();
  expect(other.challenges).toEqual([]);
});

test('ACH-03 what lay ready before anybody noted what was told is not told', async () => {
  const said = learnerStatisticsAfter(noLearnerStatistics, [wonRun(1, 600)]);
  const { statistics, challenges } = aTab(aDeviceArea(), () => Promise.resolve(said));
  await statistics.refresh();
  expect(challenges).toEqual([]);
});

test('ACH-03 a claim shows at once, waits for its runs, and counts once when the server has taken it', async () => {
  let said: LearnerStatistics = noLearnerStatistics;
  const { statistics, outbox, finish } = aTab(aDeviceArea(), () => Promise.resolve(said));
  const run = finish(1);
  const body = { challenge: 'points_hunter', start: 20_775, runs: [run.id] };
  for (const id of ['one', 'of another tab'])
    outbox.add({ kind: 'claim', id, owner: guest, at: 2, utcOffset: 0, body });
  const once = { points_hunter: { times: 1, starts: [20_775] } };
  expect(statistics.shown()).toMatchObject({ claimed: once, days: { 20775: { levels: 1 } } });

  for (const entry of [run, ...outbox.of('claim', guest)]) outbox.confirm(entry);
  expect(outbox.waiting()).toEqual([]);
  expect(statistics.shown().claimed).toEqual({ points_hunter: { times: 1, starts: [20_775] } });
  said = { ...statistics.shown(), claimed: { points_hunter: { times: 7, starts: [20_775] } } };
  await statistics.refresh();
  expect(statistics.shown().claimed).toEqual({ points_hunter: { times: 7, starts: [20_775] } });
  expect(outbox.all()).toMatchObject([{ kind: 'run' }]); // the progress and the memory have it not yet
});
