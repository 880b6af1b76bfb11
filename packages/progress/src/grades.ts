import type { EventOf } from '@michi/game-kit/events';

/** How an answer went, as FSRS has it: again, hard, good. Its fourth, easy, no game can tell. */
export type Grade = 1 | 2 | 3;

/** What of an answer says whether something was known. */
export type GradedAnswer = Pick<EventOf<'kanjiAnswered'>, 'asked' | 'correct' | 'hinted'>;

/** Out of fewer than this a right choice tells nothing. */
const fewestChoices = 4;
/** Out of so many, hardly anybody hits by chance. */
const manyChoices = 8;

/**
 * The grade of an answer, or null for one that says nothing about knowing: decision 42 has the table and how it was
 * found. `isFirst`: nothing is remembered of this kanji and skill yet.
 */
export function gradeOf({ asked, correct, hinted }: GradedAnswer, isFirst: boolean): Grade | null {
  if (asked === 'copied') return null;
  if (asked === 'used') return correct && !hinted && !isFirst ? 2 : null;
  if (!correct || hinted) return 1;
  if (asked === 'typed' || asked === 'drawn' || asked.of >= manyChoices) return 3;
  if (asked.of < fewestChoices) return null;
  return isFirst ? 1 : 2;
}
