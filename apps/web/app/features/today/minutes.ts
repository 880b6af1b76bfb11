/** So many questions of a review are answered in a minute, with a look at what was missed. */
const questionsPerMinute = 6;

/** How long a review takes. */
export const reviewMinutes = (questions: number): number =>
  Math.max(1, Math.ceil(questions / questionsPerMinute));

/** So many questions make a short review. */
export const mostUrgent = 12;
