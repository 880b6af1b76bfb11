import type { GameEvent } from '@michi/game-kit/events';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AchievementId, achievements, earned, reached, unlock } from './achievements.ts';
import { noStatistics, type Played, withEvent } from './statistics.ts';
import { happenings, kanjiAnswered, levelCompleted, statisticsOf, today } from './testing.ts';

test('ACH-01 there are 13 achievements, with the experience of the catalogue', () => {
  const xp = Object.fromEntries(achievements.map(({ id, reward }) => [id, reward.xp]));
  expect(xp).toEqual({
    first_100: 50,
    score_1000: 200,
    score_5000: 500,
    streak_5: 100,
    streak_10: 250,
    first_level: 75,
    ten_levels: 300,
    perfect_accuracy: 200,
    mitsukete_master: 400,
    jukugo_expert: 600,
    tabibito_traveler: 500,
    speed_demon: 300,
    daily_player: 400,
  });
  expect(achievements).toHaveLength(13);
});

const slow = levelCompleted({ ms: 100_000, mistakes: 1 });
const solved: GameEvent = { type: 'kanjiCompleted', kanji: '火山' };
const at = (event: GameEvent, played: Partial<Played> = {}) => ({ event, played: { ...today, ...played } });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** What just does not unlock an achievement, and the last thing that does. */
const lastSteps: Record<AchievementId, [before: ReturnType<typeof at>[], last: ReturnType<typeof at>]> = {
  first_100: [
    [at(levelCompleted({ score: 99 })), at(levelCompleted({ score: 99 }))],
    at(levelCompleted({ score: 100 })),
  ],
  score_1000: [[at(levelCompleted({ score: 999 }))], at(levelCompleted({ score: 1000 }))],
  score_5000: [[at(levelCompleted({ score: 4999 }))], at(levelCompleted({ score: 5000 }))],
  streak_5: [[at({ type: 'comboChanged', combo: 4 })], at({ type: 'comboChanged', combo: 5 })],
  streak_10: [[at({ type: 'comboChanged', combo: 9 })], at({ type: 'comboChanged', combo: 10 })],
  first_level: [[at({ type: 'levelFailed', reason: 'timeUp' })], at(slow)],
  ten_levels: [times(9, () => at(slow)), at(slow)],
  perfect_accuracy: [[at(slow)], at(levelCompleted({ ms: 100_000 }))],
  mitsukete_master: [
    [
      ...times(4, (i) => at(slow, { level: `${i}` })),
      at(slow, { level: '0' }),
      at(slow, { level: '9', game: 'jukugo' }),
    ],
    at(slow, { level: '4' }),
  ],
  jukugo_expert: [
    [...times(49, () => at(solved, { game: 'jukugo' })), at(solved)],
    at(solved, { game: 'jukugo' }),
  ],
  tabibito_traveler: [
    [
      at(slow, { game: 'tabibito', level: 'a' }),
      at(slow, { game: 'tabibito', level: 'b' }),
      at(slow, { level: 'c' }),
    ],
    at(slow, { game: 'tabibito', level: 'c' }),
  ],
  speed_demon: [[at(levelCompleted({ ms: 60_000 }))], at(levelCompleted({ ms: 59_999 }))],
  daily_player: [
    [...times(6, (i) => at(kanjiAnswered(true), { day: i })), at(kanjiAnswered(true), { day: 8 })],
    at(kanjiAnswered(true), { day: 6 }),
  ],
};

test.each(Object.entries(lastSteps))(
  'ACH-01 %s is unlocked by its last step, and not before',
  (id, [before, last]) => {
    const almost = unlock(statisticsOf(before), 1).statistics;
    expect(almost.achievements).not.toHaveProperty(id);
    const done = unlock(withEvent(almost, last.event, last.played), 77);
    expect(done.unlocked.map((achievement) => achievement.id)).toContain(id);
    expect(done.statistics.achievements).toHaveProperty(id, 77);
  },
);

test('ACH-01 the progress towards an achievement is shown from 0 to its target', () => {
  const { condition } = achievements.find(({ id }) => id === 'ten_levels') ?? achievements[0];
  expect(reached(condition, noStatistics)).toBe(0);
  expect(reached(condition, statisticsOf(times(4, () => at(slow))))).toBe(4);
  expect(reached(condition, statisticsOf(times(40, () => at(slow))))).toBe(10);
});

test('ACH-01 badges and titles are earned with their achievements', () => {
  expect(earned(noStatistics)).toEqual({ badges: [], titles: [] });
  const { statistics } = unlock(
    statisticsOf([at(levelCompleted({ score: 5000 })), ...times(5, (i) => at(slow, { level: `${i}` }))]),
    1,
  );
  expect(earned(statistics)).toEqual({ badges: ['diamond'], titles: ['mitsukete_master'] });
});

test('ACH-01 whatever happens, each is unlocked once, and the experience is that of what is unlocked', () => {
  fc.assert(
    fc.property(happenings, (list) => {
      const told: string[] = [];
      let statistics = noStatistics;
      for (const { event, played } of list) {
        const step = unlock(withEvent(statistics, event, played), played.at);
        statistics = step.statistics;
        told.push(...step.unlocked.map(({ id }) => id));
        expect(unlock(statistics, 0)).toEqual({ statistics, unlocked: [] });
      }
      expect(told).toHaveLength(new Set(told).size);
      expect(Object.keys(statistics.achievements).sort()).toEqual(told.sort());
      const xp = achievements
        .filter(({ id }) => told.includes(id))
        .reduce((sum, { reward }) => sum + reward.xp, 0);
      expect(statistics.totalXP).toBe(xp);
      for (const { id, condition } of achievements)
        expect(reached(condition, statistics) === condition.target).toBe(told.includes(id));
    }),
  );
});
