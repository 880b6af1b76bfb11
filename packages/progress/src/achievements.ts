import type { Statistics } from './statistics.ts';

export const categories = ['score', 'streak', 'completion', 'mastery', 'special'] as const;
export type Category = (typeof categories)[number];

/** What has to be reached. Where a game is named, only what was done in it counts. */
export type Condition =
  /** Points in one game. */
  | { readonly type: 'score'; readonly target: number }
  /** The combo within one run. */
  | { readonly type: 'combo'; readonly target: number }
  /** How often levels were finished, how many different ones, or how many words were solved. */
  | {
      readonly type: 'count';
      readonly of: 'levels' | 'differentLevels' | 'solved';
      readonly target: number;
      readonly game?: string;
    }
  /** Percent of correct answers in one level. */
  | { readonly type: 'accuracy'; readonly target: 100 }
  /** One level in less than so many seconds. */
  | { readonly type: 'time'; readonly target: number }
  /** Days in a row. */
  | { readonly type: 'streak'; readonly target: number };

/** Name, description, badge and title are the messages `achievements.list.<id>.*`, `.badges.*`, `.titles.*`. */
export interface Achievement {
  readonly id: string;
  /** The kanji of its seal. */
  readonly icon: string;
  readonly category: Category;
  readonly condition: Condition;
  readonly reward: { readonly xp: number; readonly badge?: string; readonly title?: string };
}

/** Every achievement, in the order of the book of seals. */
export const achievements = [
  {
    id: 'first_100',
    icon: '百',
    category: 'score',
    condition: { type: 'score', target: 100 },
    reward: { xp: 50 },
  },
  {
    id: 'score_1000',
    icon: '千',
    category: 'score',
    condition: { type: 'score', target: 1_000 },
    reward: { xp: 200 },
  },
  {
    id: 'score_5000',
    icon: '金',
    category: 'score',
    condition: { type: 'score', target: 5_000 },
    reward: { xp: 500, badge: 'diamond' },
  },
  {
    id: 'streak_5',
    icon: '五',
    category: 'streak',
    condition: { type: 'combo', target: 5 },
    reward: { xp: 100 },
  },
  {
    id: 'streak_10',
    icon: '十',
    category: 'streak',
    condition: { type: 'combo', target: 10 },
    reward: { xp: 250 },
  },
  {
    id: 'first_level',
    icon: '初',
    category: 'completion',
    condition: { type: 'count', of: 'levels', target: 1 },
    reward: { xp: 75 },
  },
  {
    id: 'ten_levels',
    icon: '階',
    category: 'completion',
    condition: { type: 'count', of: 'levels', target: 10 },
    reward: { xp: 300 },
  },
  {
    id: 'perfect_accuracy',
    icon: '完',
    category: 'mastery',
    condition: { type: 'accuracy', target: 100 },
    reward: { xp: 200 },
  },
  {
    id: 'mitsukete_master',
    icon: '見',
    category: 'mastery',
    condition: { type: 'count', of: 'differentLevels', target: 5, game: 'mitsukete' },
    reward: { xp: 400, title: 'mitsukete_master' },
  },
  {
    id: 'jukugo_expert',
    icon: '熟',
    category: 'mastery',
    condition: { type: 'count', of: 'solved', target: 50, game: 'jukugo' },
    reward: { xp: 600, title: 'jukugo_expert' },
  },
  {
    id: 'tabibito_traveler',
    icon: '旅',
    category: 'mastery',
    condition: { type: 'count', of: 'differentLevels', target: 3, game: 'tabibito' },
    reward: { xp: 500, title: 'tabibito_traveler' },
  },
  {
    id: 'speed_demon',
    icon: '速',
    category: 'special',
    condition: { type: 'time', target: 60 },
    reward: { xp: 300 },
  },
  {
    id: 'daily_player',
    icon: '日',
    category: 'special',
    condition: { type: 'streak', target: 7 },
    reward: { xp: 400 },
  },
] as const satisfies readonly Achievement[];
export type AchievementId = (typeof achievements)[number]['id'];

/** How far a condition is met, from 0 up to its target. */
export function reached(condition: Condition, statistics: Statistics): number {
  return Math.min(condition.target, measured(condition, statistics));
}

function measured(condition: Condition, statistics: Statistics): number {
  switch (condition.type) {
    case 'score':
      return statistics.bestScore;
    case 'combo':
      return statistics.bestCombo;
    case 'accuracy':
      return statistics.perfectLevels > 0 ? condition.target : 0;
    case 'time': {
      const fastest = statistics.fastestLevelMs;
      return fastest !== null && fastest < condition.target * 1000 ? condition.target : 0;
    }
    case 'streak':
      return statistics.bestDayStreak;
    case 'count':
      return counted(condition, statistics);
  }
}

function counted({ of, game }: Extract<Condition, { type: 'count' }>, statistics: Statistics): number {
  const inGame = <T>(byGame: Readonly<Record<string, T>>): T[] =>
    Object.entries(byGame).flatMap(([id, value]) => (game === undefined || id === game ? [value] : []));
  if (of === 'solved') return sum(inGame(statistics.solved));
  const finished = inGame(statistics.levels).flatMap((levels) => Object.values(levels));
  return of === 'levels' ? sum(finished) : finished.length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** When each achievement was reached first: epoch ms. */
export type Seals = Readonly<Partial<Record<AchievementId, number>>>;

/** The seals after statistics have become these: what is reached and was not before, is reached at `at` (epoch ms). */
export function sealsAfter(seals: Seals, statistics: Statistics, at: number): Seals {
  const reachedNow = achievements.filter(
    ({ id, condition }) => !Object.hasOwn(seals, id) && reached(condition, statistics) === condition.target,
  );
  if (reachedNow.length === 0) return seals;
  return { ...seals, ...Object.fromEntries(reachedNow.map(({ id }) => [id, at])) };
}

const xpPerLevel = 1_000;

/** The experience that seals give, each once. */
export const experience = (seals: Seals): number => sum(earnedOf(seals).map(({ reward }) => reward.xp));

/** The learner's level; the first is 1. */
export const currentLevel = (xp: number): number => Math.floor(xp / xpPerLevel) + 1;

/** The badges and titles that a learner has earned. */
export function earned(seals: Seals): { badges: string[]; titles: string[] } {
  const rewards: Achievement['reward'][] = earnedOf(seals).map(({ reward }) => reward);
  return {
    badges: rewards.flatMap(({ badge }) => badge ?? []),
    titles: rewards.flatMap(({ title }) => title ?? []),
  };
}

const earnedOf = (seals: Seals) => achievements.filter(({ id }) => Object.hasOwn(seals, id));
