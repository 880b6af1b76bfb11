import type { AchievementId } from '@michi/progress/achievements';

/** The parameter of the address that names the chosen achievement. */
export const achievementParameter = 'achievement';
export const achievementAddress = (id: AchievementId) =>
  `/achievements?${achievementParameter}=${id}` as const;
