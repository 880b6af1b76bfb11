import { type Achievement, type AchievementId, achievements, reached } from '@michi/progress/achievements';
import type { Standing } from '@michi/progress/standing';

/** A seal, and how far the learner has come with it. */
export interface SealFacts extends Achievement {
  readonly id: AchievementId;
  /** When it was earned: epoch ms. */
  readonly earnedAt: number | null;
  readonly reached: number;
}

/** Every seal in the order of the book. */
export const sealFacts = ({ statistics, seals }: Standing): SealFacts[] =>
  achievements.map((achievement) => ({
    ...achievement,
    earnedAt: seals[achievement.id] ?? null,
    reached: reached(achievement.condition, statistics),
  }));

/** How much of it is done, up to 1. */
export const shareOf = ({ earnedAt, reached, condition }: SealFacts): number =>
  earnedAt === null ? reached / condition.target : 1;

/** Whether it is reached at once, so that there is nothing to count. */
export const isAllOrNothing = ({ condition }: Pick<Achievement, 'condition'>): boolean =>
  condition.type === 'time' || condition.type === 'accuracy' || condition.target === 1;

/** The one that is nearest to be earned, or the last one earned in a full book. */
export const nextSeal = (seals: readonly SealFacts[]): SealFacts | undefined => {
  const open = seals.filter(({ earnedAt }) => earnedAt === null);
  return open.length > 0
    ? open.reduce((best, seal) => (shareOf(seal) > shareOf(best) ? seal : best))
    : seals.toSorted((one, other) => (other.earnedAt ?? 0) - (one.earnedAt ?? 0))[0];
};

/** The game that brings a seal, or the shelf where any does. */
export function gameThatBrings({ condition }: Pick<Achievement, 'condition'>): 'shelf' | (string & {}) {
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
      return 'shelf';
  }
}
