import type { GameEvent } from '@michi/game-kit/events';
import type deNames from '@michi/messages/de/achievements.json';
import type deCollection from '@michi/messages/de/collection.json';
import { locales } from '@michi/messages/locales';
import { type Achievement, achievements } from '@michi/progress/achievements';
import { noStatistics } from '@michi/progress/statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '../lib/day.ts';
import { JsonStore } from '../lib/storage.ts';
import { TestArea } from '../testing/play.ts';
import { StatisticsStore } from './statistics-store.ts';

const key = 'kanji-no-michi:stats';
const where = { game: 'mitsukete', level: 'standard-1' };
const completed: GameEvent = { type: 'levelCompleted', score: 150, mistakes: 1, bestCombo: 2, ms: 61_000 };
const answered: GameEvent = {
  type: 'kanjiAnswered',
  kanji: '山',
  skill: 'recognition',
  asked: { of: 4 },
  correct: true,
  hinted: false,
  ms: 900,
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const aStore = (area: TestArea) => new StatisticsStore(new JsonStore(area), () => new Date(2026, 10, 20, 12));

test('GAM-05 events become statistics, which survive a reload', () => {
  const area = new TestArea();
  aStore(area).take([answered, { type: 'picked', index: 1 }], where);
  expect(aStore(area).statistics).toMatchObject({
    kanji: { 山: { correct: 1, wrong: 0, hinted: 0, lastAt: new Date(2026, 10, 20, 12).getTime() } },
    days: [dayOf(new Date(2026, 10, 20))],
  });
});

test('ACH-01 what is unlocked is told once, over reloads too, with its experience', () => {
  const area = new TestArea();
  const told: string[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const store = aStore(area);
    store.onUnlocked((unlocked) => told.push(...unlocked.map(({ id }) => id)));
    store.take([completed], where);
    store.take([completed], where);
  }
  expect(told).toEqual(['first_100', 'first_level']);
  expect(aStore(area).statistics).toMatchObject({ totalXP: 125, totalGamesPlayed: 4 });
});

test('ACH-01 what another tab unlocked is not unlocked again', () => {
  const area = new TestArea();
  const [one, other] = [aStore(area), aStore(area)];
  const told = vi.fn();
  other.onUnlocked(told);
  one.take([completed], where);
  other.take([completed], where);
  expect(told).not.toHaveBeenCalled();
  expect(other.statistics.totalGamesPlayed).toBe(2);
});

test.each(['{"totalXP":', '{"totalXP":-5}', '[]'])(
  'ACH-01 corrupt statistics %j are set aside, logged once, and begin anew',
  (raw) => {
    const area = new TestArea();
    area.setItem(key, raw);
    const store = aStore(area);
    expect(store.statistics).toEqual(noStatistics);
    store.take([answered], where);
    expect(store.statistics.answers.given).toBe(1);
    expect(area.getItem(`${key}:corrupt`)).toBe(raw);
    expect(console.warn).toHaveBeenCalledOnce();
  },
);

test('changes are told; events that say nothing about the learner change nothing', () => {
  const store = aStore(new TestArea());
  const told = vi.fn();
  const stop = store.subscribe(told);
  const before = store.statistics;
  store.take([{ type: 'picked', index: 0 }], where);
  expect(store.statistics).toBe(before);
  expect(told).not.toHaveBeenCalled();
  store.take([answered], where);
  expect(told).toHaveBeenCalledOnce();
  stop();
});

test.each(locales)('LNG-01 ACH-01 every achievement has its texts in %s', async (locale) => {
  const messages = async (namespace: string) =>
    (await import(`../../../../packages/messages/messages/${locale}/${namespace}.json`)).default;
  const { names }: typeof deNames = await messages('achievements');
  const { goals, badges, titles }: typeof deCollection = await messages('collection');
  expect(Object.keys(names)).toEqual(achievements.map(({ id }) => id));
  expect(Object.keys(goals)).toEqual(achievements.map(({ id }) => id));
  for (const { id, condition, reward } of achievements satisfies readonly Achievement[]) {
    expect(names[id].length).toBeGreaterThan(1);
    const named = id !== 'first_level' && condition.type !== 'accuracy';
    expect(goals[id].includes('{target')).toBe(named);
    if ('badge' in reward) expect(badges[reward.badge].length).toBeGreaterThan(1);
    if ('title' in reward) expect(titles[reward.title].length).toBeGreaterThan(1);
  }
});
