import type { GameEvent } from '@michi/game-kit/events';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AchievementId, achievements, achievementsAfter, earned, reached } from './achievements.ts';
import { currentLevel, experience } from './experience.ts';
import { learnerStatisticsAfter, noLearnerStatistics } from './learner-statistics.ts';
import type { RunPlayed, RunSummary } from './run-summary.ts';
import { inOrder, noStatistics, withRun } from './statistics.ts';
import { kanjiAnswered, levelCompleted, runOf, runs } from './testing.ts';

test('ACH-01 ACH-02 HAN-04 OTO-04 KOT-05 MON-02 TOK-03 there are 13 local achievements with the experience of the catalogue, those of the product and of games', () => {
  const xp = Object.fromEntries(achievements.map(({ id, reward }) => [id, reward.xp]));
  expect(xp).toEqual({
    first_steps: 50,
    perfectionist: 200,
    combo_master: 250,
    kanji_collector: 300,
    zen_master: 500,
    daily_warrior: 400,
    night_owl: 150,
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
    otoawase_combo_master: 300,
    otoawase_high_scorer: 200,
    otoawase_perfectionist: 300,
    kotodama_master_poet: 400,
    kotodama_prolific_writer: 300,
    monogatari_perfect_kanji: 300,
    monogatari_creative_writer: 200,
    monogatari_every_template: 400,
    monogatari_storyteller: 300,
    tokyoquest_mountain_road: 150,
    tokyoquest_summit: 400,
    tokyoquest_clear_view: 200,
    tokyoquest_second_summit: 500,
    hanazono_first_level: 75,
    hanazono_master_gardener: 400,
    hanazono_zen_master: 300,
  });
});

const slow = levelCompleted({ ms: 100_000, mistakes: 1 });
const lost: GameEvent = { type: 'levelFailed', reason: 'timeUp' };
const calm = (ms: number) => runOf([{ ...kanjiAnswered(true), ms } as GameEvent]);
const solved: GameEvent = { type: 'kanjiCompleted', kanji: '火山' };
const at = (event: GameEvent, played: Partial<RunPlayed> = {}) => runOf([event], played);
const did = (feat: string, amount: number) => runOf([{ type: 'featDone', feat, by: 'best', amount }, lost]);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A game that was won, with so much of a feat done in it. */
const done = (feat: string, amount: number, by: 'best' | 'sum' = 'sum') =>
  runOf([{ type: 'featDone', feat, by, amount }, slow]);

/** A game in which something was made that counts once. */
const made = (feat: string, what: string) => runOf([{ type: 'featDone', feat, by: 'different', what }, slow]);

/** What just does not unlock an achievement, and the last thing that does. */
const lastSteps: Record<AchievementId, [before: RunSummary[], last: RunSummary]> = {
  kotodama_master_poet: [
    times(2, () => done('kotodama.points', 500, 'best')),
    done('kotodama.points', 501, 'best'),
  ],
  monogatari_perfect_kanji: [[did('monogatari.kanji', 99)], did('monogatari.kanji', 100)],
  monogatari_creative_writer: [[did('monogatari.creativity', 79)], did('monogatari.creativity', 80)],
  monogatari_every_template: [
    [
      ...['umbrella', 'cat', 'letter', 'cat'].map((level) => at(slow, { game: 'monogatari', level })),
      at(slow, { level: 'festival' }),
    ],
    at(slow, { game: 'monogatari', level: 'festival' }),
  ],
  monogatari_storyteller: [
    [
      ...times(9, (index) => made('monogatari.stories', `story ${index}`)),
      made('monogatari.stories', 'story 8'),
    ],
    made('monogatari.stories', 'story 9'),
  ],
  tokyoquest_mountain_road: [
    [done('tokyoquest.harajuku', 1, 'best'), done('tokyoquest.asakusa', 1, 'best')],
    done('tokyoquest.mount-fuji', 1, 'best'),
  ],
  tokyoquest_summit: [
    [done('tokyoquest.mount-fuji', 1, 'best'), at(slow, { game: 'tokyoquest', level: 'summit' })],
    done('tokyoquest.summit', 1, 'best'),
  ],
  tokyoquest_clear_view: [[done('tokyoquest.summit', 1, 'best')], done('tokyoquest.clear', 1, 'best')],
  tokyoquest_second_summit: [
    times(2, () => done('tokyoquest.summit', 1, 'best')),
    done('tokyoquest.again', 1, 'best'),
  ],
  kotodama_prolific_writer: [
    [...times(10, (index) => made('kotodama.poems', `poem ${index}`)), made('kotodama.poems', 'poem 0')],
    made('kotodama.poems', 'poem 10'),
  ],
  first_100: [
    [at(levelCompleted({ score: 99 })), at(levelCompleted({ score: 99 }))],
    at(levelCompleted({ score: 100 })),
  ],
  score_1000: [[at(levelCompleted({ score: 999 }))], at(levelCompleted({ score: 1000 }))],
  score_5000: [[at(levelCompleted({ score: 4999 }))], at(levelCompleted({ score: 5000 }))],
  streak_5: [[at({ type: 'comboChanged', combo: 4 })], at({ type: 'comboChanged', combo: 5 })],
  streak_10: [[at({ type: 'comboChanged', combo: 9 })], at({ type: 'comboChanged', combo: 10 })],
  first_level: [[at(lost)], at(slow)],
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
  hanazono_first_level: [[done('hanazono.points', 100)], done('hanazono.points', 1)],
  hanazono_master_gardener: [times(4, () => done('hanazono.grown', 1)), done('hanazono.grown', 1)],
  hanazono_zen_master: [[done('hanazono.zen', 95)], done('hanazono.zen', 5)],
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
    [...times(6, (i) => at(kanjiAnswered(true), { day: 9 * i })), at(kanjiAnswered(true), { day: 0 })],
    at(kanjiAnswered(true), { day: 100 }),
  ],
  daily_warrior: [
    [...times(6, (i) => at(kanjiAnswered(true), { day: i })), at(kanjiAnswered(true), { day: 8 })],
    at(kanjiAnswered(true), { day: 6 }),
  ],
  first_steps: [[at(kanjiAnswered(true))], at(lost)],
  combo_master: [
    [runOf([{ type: 'comboChanged', combo: 10 }, lost]), runOf([{ type: 'comboChanged', combo: 9 }, slow])],
    runOf([{ type: 'comboChanged', combo: 10 }, slow]),
  ],
  perfectionist: [
    [runOf([kanjiAnswered(true), kanjiAnswered(false), slow]), runOf([kanjiAnswered(true)]), at(slow)],
    runOf([kanjiAnswered(true), { type: 'mistakeMade' }, lost]),
  ],
  kanji_collector: [
    [
      ...times(99, (i) => at(kanjiAnswered(true, String.fromCodePoint(0x4e00 + i)))),
      at(kanjiAnswered(true, '一')),
      at(kanjiAnswered(false, '龍')),
    ],
    at(kanjiAnswered(true, '龍')),
  ],
  zen_master: [
    [
      ...times(28, () => calm(60_000)),
      runOf([kanjiAnswered(true), { type: 'mistakeMade' }]),
      ...times(29, () => calm(60_000)),
      calm(59_000),
    ],
    calm(9_000_000), // who was away gains a minute
  ],
  night_owl: [
    [at(lost, { hour: 4 }), at(slow, { hour: 23 }), at(kanjiAnswered(true), { hour: 1 }), at(slow)],
    at(lost, { hour: 0 }),
  ],
  otoawase_combo_master: [[did('otoawase.combo', 49)], did('otoawase.combo', 50)],
  otoawase_high_scorer: [
    [did('otoawase.score', 9_999), did('otoawase.score', 9_999)],
    did('otoawase.score', 10_000),
  ],
  otoawase_perfectionist: [[did('otoawase.accuracy', 94)], did('otoawase.accuracy', 95)],
};

/** One after the other, whatever their times are. */
const learnerStatistics = (list: readonly RunSummary[]) =>
  list.reduce((before, run) => learnerStatisticsAfter(before, [run]), noLearnerStatistics);

test.each(Object.entries(lastSteps))(
  'ACH-01 ACH-02 %s is earned by its last step, and not before',
  (id, [before, last]) => {
    const almost = learnerStatistics(before);
    expect(almost.achievements).not.toHaveProperty(id);
    expect(learnerStatisticsAfter(almost, [{ ...last, at: 77 }]).achievements).toHaveProperty(id, 77);
  },
);

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('ACH-01 with %i XP the learner is at level %i', (xp, level) => {
  expect(currentLevel(xp)).toBe(level);
});

test('ACH-01 the progress towards an achievement is shown from 0 to its target', () => {
  const { condition } = achievements.find(({ id }) => id === 'ten_levels') ?? achievements[0];
  expect(reached(condition, noStatistics)).toBe(0);
  expect(reached(condition, times(4, () => at(slow)).reduce(withRun, noStatistics))).toBe(4);
  expect(reached(condition, times(40, () => at(slow)).reduce(withRun, noStatistics))).toBe(10);
});

test('ACH-01 badges and titles are earned with their achievements', () => {
  expect(earned({})).toEqual({ badges: [], titles: [] });
  const { achievements } = learnerStatistics([
    at(levelCompleted({ score: 5000 })),
    ...times(5, (i) => at(slow, { level: `${i}` })),
  ]);
  expect(earned(achievements)).toEqual({ badges: ['diamond'], titles: ['mitsukete_master'] });
});

test('ACH-01 whatever happens, each is earned once, and the experience is that of what is earned', () => {
  fc.assert(
    fc.property(runs, (list) => {
      let before = noLearnerStatistics;
      for (const run of list) {
        const now = learnerStatisticsAfter(before, [run]);
        expect(now.achievements).toMatchObject(before.achievements);
        expect(achievementsAfter(now.achievements, [{ statistics: now.statistics, at: 0 }])).toBe(
          now.achievements,
        );
        before = now;
      }
      const { achievements: dates, statistics } = before;
      const own = achievements.filter(({ id }) => Object.hasOwn(dates, id));
      expect(experience({ achievements: dates, claimed: {} })).toBe(
        own.reduce((sum, { reward }) => sum + reward.xp, 0),
      );
      for (const { id, condition } of achievements)
        expect(reached(condition, statistics) === condition.target).toBe(Object.hasOwn(dates, id));
    }),
  );
});

test('ACH-01 LRN-01 runs that are counted at once earn the same achievements at the same times as one after the other', () => {
  fc.assert(
    fc.property(runs, (list) => {
      expect(learnerStatisticsAfter(noLearnerStatistics, list)).toEqual(
        learnerStatistics(list.toSorted(inOrder)),
      );
    }),
  );
});
