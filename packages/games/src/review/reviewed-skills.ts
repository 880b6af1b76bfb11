import type { Skill } from '@michi/game-kit/events';

/** The skills that a review can ask for; writing and use are asked for by games. */
export const reviewedSkills = ['meaning', 'reading', 'recognition'] as const satisfies readonly Skill[];
export type ReviewedSkill = (typeof reviewedSkills)[number];
