import { type ReviewedSkill, reviewedSkills } from '@michi/games/review/reviewed-skills';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import type { Card } from '@michi/progress/memory';

/** A card that a review can ask for. */
export type AskedCard = Card & { readonly skill: ReviewedSkill };

const taught = new Set(taughtKanji);

/** Whether a review can ask for a card: what is written or used, and kanji that nothing is told of, games ask for. */
export const isAsked = (card: Card): card is AskedCard =>
  taught.has(card.kanji) && reviewedSkills.some((skill) => skill === card.skill);
