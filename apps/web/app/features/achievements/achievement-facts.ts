import { type Achievement, type AchievementId, achievements, reached } from '@michi/progress/achievements';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';

/** An achievement, and how far the learner has come with it. */
export interface AchievementFacts extends Achievement {
  readonly id: AchievementId;
  /** When it was earned: epoch ms. */
  readonly earnedAt: number | null;
  readonly reached: number;
}

/** Every achievement in the order of the list. */
export const achievementFacts = ({
  statistics,
  achievements: dates,
}: LearnerStatistics): AchievementFacts[] =>
  achievements.map((achievement) => ({
    ...achievement,
    earnedAt: dates[achievement.id] ?? null,
    reached: reached(achievement.condition, statistics),
  }));

/** How much of it is done, up to 1. */
export const shareOf = ({ earnedAt, reached, condition }: AchievementFacts): number =>
  earnedAt === null ? reached / condition.target : 1;

/** Whether it is reached at once, so that there is nothing to count. */
export const isAllOrNothing = ({ condition }: Pick<Achievement, 'condition'>): boolean =>
  condition.type === 'time' || condition.type === 'accuracy' || condition.target === 1;

/** The one that is nearest to be earned, or the last one earned in a full list. */
export const nextAchievement = (achievements: readonly AchievementFacts[]): AchievementFacts | undefined => {
  const open = achievements.filter(({ earnedAt }) => earnedAt === null);
  return open.length > 0
    ? open.reduce((best, achievement) => (shareOf(achievement) > shareOf(best) ? achievement : best))
    : achievements.toSorted((one, other) => (other.earnedAt ?? 0) - (one.earnedAt ?? 0))[0];
};

/** The game that brings an achievement, or the hub where any does. */
export function gameThatBrings({ condition }: Pick<Achievement, 'condition'>): 'hub' | (string & {}) {
  if ('game' in condition && condition.game !== undefined) return condition.game;
  switch (condition.type) {
    case 'score':
      return 'tatakae';
    case 'combo':
    case 'calm':
      return 'jukugo';
    case 'time':
      return 'mitsukete';
    default:
      return 'hub';
  }
}
