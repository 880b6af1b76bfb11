import { type Achievements, achievements } from './achievements.ts';
import { type Claimed, claimedXp } from './challenges.ts';

/** So much experience leads from one level to the next. */
export const xpPerLevel = 1_000;

/** The experience that achievements and challenges give: each achievement once, a challenge with each claim. */
export const experience = ({
  achievements: dates,
  claimed,
}: {
  readonly achievements: Achievements;
  readonly claimed: Claimed;
}): number =>
  achievements.reduce((xp, { id, reward }) => (Object.hasOwn(dates, id) ? xp + reward.xp : xp), 0) +
  claimedXp(claimed);

/** The learner's level; the first is 1. */
export const currentLevel = (xp: number): number => Math.floor(xp / xpPerLevel) + 1;
