import type { Statistics } from './statistics.ts';

export const categories = ['score', 'streak', 'completion', 'mastery', 'special'] as const;
export type Category = (typeof categories)[number];

/** What has to be reached. Where a game is named, only what was done in it counts. */
export type Condition =
  /** Points in one game. */
  | { readonly type: 'score'; readonly target: number }
  /** The combo within one run, which has to be won or not. */
  | { readonly type: 'combo'; readonly target: number; readonly won?: true }
  | { readonly type: 'count'; readonly of: Counted; readonly target: number; readonly game?: string }
  /** Percent of one level without a mistake, or of the right answers in one game. */
  | { readonly type: 'accuracy'; readonly of: 'level' | 'answers'; readonly target: 100 }
  /** One level in less than so many seconds. */
  | { readonly type: 'time'; readonly target: number }
  /** Minutes without a mistake. */
  | { readonly type: 'calm'; readonly target: number }
  /** Days in a row. */
  | { readonly type: 'streak'; readonly target: number }
  /** What only one game knows, by the name that its events give it. */
  | { readonly type: 'feat'; readonly feat: string; readonly target: number; readonly game: string };

/**
 * How often levels were won, or how many different ones; how many words were solved, games brought to their end, by
 * night too, days played on, or different kanji answered rightly.
 */
type Counted = 'levels' | 'differentLevels' | 'solved' | 'games' | 'nightGames' | 'days' | 'kanji';

export const titles = ['mitsukete_master', 'jukugo_expert', 'tabibito_traveler', 'kanji_collector'] as const;
export type Title = (typeof titles)[number];
export const badges = ['diamond', 'week', 'flawless'] as const;
export type Badge = (typeof badges)[number];

/** Names and titles are messages of `achievements`; what has to be done, and badges, those of `achievements`. */
export interface Achievement {
  readonly id: string;
  readonly category: Category;
  readonly condition: Condition;
  readonly reward: { readonly xp: number; readonly badge?: Badge; readonly title?: Title };
}

/** The only one for which kanji have to be told apart. */
export const kanjiCollected = {
  id: 'kanji_collector',
  condition: { type: 'count', of: 'kanji', target: 100 },
} as const satisfies Pick<Achievement, 'id' | 'condition'>;

/** Every achievement, in the order of the page of achievements. */
export const achievements = [
  {
    id: 'first_100',
    category: 'score',
    condition: { type: 'score', target: 100 },
    reward: { xp: 50 },
  },
  {
    id: 'score_1000',
    category: 'score',
    condition: { type: 'score', target: 1_000 },
    reward: { xp: 200 },
  },
  {
    id: 'score_5000',
    category: 'score',
    condition: { type: 'score', target: 5_000 },
    reward: { xp: 500, badge: 'diamond' },
  },
  {
    id: 'streak_5',
    category: 'streak',
    condition: { type: 'combo', target: 5 },
    reward: { xp: 100 },
  },
  {
    id: 'streak_10',
    category: 'streak',
    condition: { type: 'combo', target: 10 },
    reward: { xp: 250 },
  },
  {
    id: 'combo_master',
    category: 'streak',
    condition: { type: 'combo', target: 10, won: true },
    reward: { xp: 250 },
  },
  {
    id: 'daily_player',
    category: 'streak',
    condition: { type: 'count', of: 'days', target: 7 },
    reward: { xp: 400 },
  },
  {
    id: 'daily_warrior',
    category: 'streak',
    condition: { type: 'streak', target: 7 },
    reward: { xp: 400, badge: 'week' },
  },
  {
    id: 'first_steps',
    category: 'completion',
    condition: { type: 'count', of: 'games', target: 1 },
    reward: { xp: 50 },
  },
  {
    id: 'first_level',
    category: 'completion',
    condition: { type: 'count', of: 'levels', target: 1 },
    reward: { xp: 75 },
  },
  {
    id: 'ten_levels',
    category: 'completion',
    condition: { type: 'count', of: 'levels', target: 10 },
    reward: { xp: 300 },
  },
  {
    id: 'perfect_accuracy',
    category: 'mastery',
    condition: { type: 'accuracy', of: 'level', target: 100 },
    reward: { xp: 200 },
  },
  {
    id: 'perfectionist',
    category: 'mastery',
    condition: { type: 'accuracy', of: 'answers', target: 100 },
    reward: { xp: 200, badge: 'flawless' },
  },
  {
    ...kanjiCollected,
    category: 'mastery',
    reward: { xp: 300, title: 'kanji_collector' },
  },
  {
    id: 'mitsukete_master',
    category: 'mastery',
    condition: { type: 'count', of: 'differentLevels', target: 5, game: 'mitsukete' },
    reward: { xp: 400, title: 'mitsukete_master' },
  },
  {
    id: 'jukugo_expert',
    category: 'mastery',
    condition: { type: 'count', of: 'solved', target: 50, game: 'jukugo' },
    reward: { xp: 600, title: 'jukugo_expert' },
  },
  {
    id: 'tabibito_traveler',
    category: 'mastery',
    condition: { type: 'count', of: 'differentLevels', target: 3, game: 'tabibito' },
    reward: { xp: 500, title: 'tabibito_traveler' },
  },
  {
    id: 'hanazono_first_level',
    category: 'completion',
    condition: { type: 'feat', feat: 'hanazono.points', target: 101, game: 'hanazono' },
    reward: { xp: 75 },
  },
  {
    id: 'hanazono_master_gardener',
    category: 'mastery',
    condition: { type: 'feat', feat: 'hanazono.grown', target: 5, game: 'hanazono' },
    reward: { xp: 400 },
  },
  {
    id: 'hanazono_zen_master',
    category: 'mastery',
    condition: { type: 'feat', feat: 'hanazono.zen', target: 100, game: 'hanazono' },
    reward: { xp: 300 },
  },
  {
    id: 'speed_demon',
    category: 'special',
    condition: { type: 'time', target: 60 },
    reward: { xp: 300 },
  },
  {
    id: 'zen_master',
    category: 'special',
    condition: { type: 'calm', target: 30 },
    reward: { xp: 500 },
  },
  {
    id: 'night_owl',
    category: 'special',
    condition: { type: 'count', of: 'nightGames', target: 1 },
    reward: { xp: 150 },
  },
  {
    id: 'otoawase_combo_master',
    category: 'streak',
    condition: { type: 'feat', feat: 'otoawase.combo', target: 50, game: 'otoawase' },
    reward: { xp: 300 },
  },
  {
    id: 'otoawase_high_scorer',
    category: 'score',
    condition: { type: 'feat', feat: 'otoawase.score', target: 10_000, game: 'otoawase' },
    reward: { xp: 200 },
  },
  {
    id: 'otoawase_perfectionist',
    category: 'mastery',
    condition: { type: 'feat', feat: 'otoawase.accuracy', target: 95, game: 'otoawase' },
    reward: { xp: 300 },
  },
  {
    id: 'kotodama_master_poet',
    category: 'mastery',
    // more than 500 points
    condition: { type: 'feat', feat: 'kotodama.points', target: 501, game: 'kotodama' },
    reward: { xp: 400 },
  },
  {
    id: 'kotodama_prolific_writer',
    category: 'completion',
    // ten were there before
    condition: { type: 'feat', feat: 'kotodama.poems', target: 11, game: 'kotodama' },
    reward: { xp: 300 },
  },
  {
    id: 'monogatari_perfect_kanji',
    category: 'mastery',
    condition: { type: 'feat', feat: 'monogatari.kanji', target: 100, game: 'monogatari' },
    reward: { xp: 300 },
  },
  {
    id: 'monogatari_creative_writer',
    category: 'mastery',
    condition: { type: 'feat', feat: 'monogatari.creativity', target: 80, game: 'monogatari' },
    reward: { xp: 200 },
  },
  {
    id: 'monogatari_every_template',
    category: 'completion',
    condition: { type: 'count', of: 'differentLevels', target: 4, game: 'monogatari' },
    reward: { xp: 400 },
  },
  {
    id: 'monogatari_storyteller',
    category: 'completion',
    condition: { type: 'feat', feat: 'monogatari.stories', target: 10, game: 'monogatari' },
    reward: { xp: 300 },
  },
  {
    id: 'tokyoquest_mountain_road',
    category: 'completion',
    condition: { type: 'feat', feat: 'tokyoquest.mount-fuji', target: 1, game: 'tokyoquest' },
    reward: { xp: 150 },
  },
  {
    id: 'tokyoquest_summit',
    category: 'completion',
    condition: { type: 'feat', feat: 'tokyoquest.summit', target: 1, game: 'tokyoquest' },
    reward: { xp: 400 },
  },
  {
    id: 'tokyoquest_clear_view',
    category: 'mastery',
    condition: { type: 'feat', feat: 'tokyoquest.clear', target: 1, game: 'tokyoquest' },
    reward: { xp: 200 },
  },
  {
    id: 'tokyoquest_second_summit',
    category: 'mastery',
    condition: { type: 'feat', feat: 'tokyoquest.again', target: 1, game: 'tokyoquest' },
    reward: { xp: 500 },
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
      return condition.won ? statistics.bestWonCombo : statistics.bestCombo;
    case 'accuracy': {
      const { perfectLevels, flawlessGames } = statistics;
      return (condition.of === 'level' ? perfectLevels : flawlessGames) > 0 ? condition.target : 0;
    }
    case 'time': {
      const fastest = statistics.fastestLevelMs;
      return fastest !== null && fastest < condition.target * 1000 ? condition.target : 0;
    }
    case 'calm':
      return Math.floor(statistics.bestCleanMs / 60_000);
    case 'streak':
      return statistics.bestDayStreak;
    case 'feat':
      return statistics.feats[condition.feat] ?? 0;
    case 'count':
      return counted(condition, statistics);
  }
}

function counted({ of, game }: Extract<Condition, { type: 'count' }>, statistics: Statistics): number {
  const inGame = <T>(byGame: Readonly<Record<string, T>>): T[] =>
    Object.entries(byGame).flatMap(([id, value]) => (game === undefined || id === game ? [value] : []));
  const finished = () => inGame(statistics.levels).flatMap((levels) => Object.values(levels));
  switch (of) {
    case 'levels':
      return sum(finished());
    case 'differentLevels':
      return finished().length;
    case 'solved':
      return sum(inGame(statistics.solved));
    case 'games':
      return statistics.totalGamesPlayed;
    case 'nightGames':
      return statistics.nightGames;
    case 'days':
      return statistics.days.length;
    case 'kanji':
      return Object.values(statistics.kanji).filter(({ correct }) => correct > 0).length;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** When each achievement was reached first: epoch ms. */
export type Achievements = Readonly<Partial<Record<AchievementId, number>>>;

/** What the statistics had become at a moment, in epoch ms. */
export interface DatedStatistics {
  readonly statistics: Statistics;
  readonly at: number;
}

/** The achievements after these stages, in their order: what is reached at the last was earned at the first that has it. */
export function achievementsAfter(before: Achievements, stages: readonly DatedStatistics[]): Achievements {
  const last = stages.at(-1);
  const earnedNow = achievements.flatMap(({ id, condition }) => {
    const has = ({ statistics }: DatedStatistics) => reached(condition, statistics) === condition.target;
    // what was reached stays so, thus nothing else needs to be looked for along the way
    if (!last || Object.hasOwn(before, id) || !has(last)) return [];
    return [[id, stages.find(has)?.at] as const];
  });
  return earnedNow.length === 0 ? before : { ...before, ...Object.fromEntries(earnedNow) };
}

/** The badges and titles that a learner has earned. */
export function earned(dates: Achievements): { badges: Badge[]; titles: Title[] } {
  const rewards = earnedOf(dates).map(({ reward }) => reward);
  return {
    badges: rewards.flatMap((reward) => ('badge' in reward ? reward.badge : [])),
    titles: rewards.flatMap((reward) => ('title' in reward ? reward.title : [])),
  };
}

const earnedOf = (dates: Achievements) => achievements.filter(({ id }) => Object.hasOwn(dates, id));
