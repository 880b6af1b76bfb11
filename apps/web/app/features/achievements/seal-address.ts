import type { AchievementId } from '@michi/progress/achievements';

/** The parameter of the address that names the chosen seal. */
export const sealParameter = 'seal';
export const sealAddress = (id: AchievementId) => `/achievements?${sealParameter}=${id}` as const;
