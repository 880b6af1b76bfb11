import { type ReviewedSkill, reviewedSkills } from '@michi/games/review/reviewed-skills';
import type { Card } from '@michi/progress/memory';

/** So many questions make a short review. */
export const mostUrgent = 12;

/** Whether a review can ask for a card; what is written or used, games ask for. */
export const isReviewed = (card: Card): card is Card & { readonly skill: ReviewedSkill } =>
  reviewedSkills.some((skill) => skill === card.skill);
