/** What words are about. */
export const categories = [
  'basic',
  'school',
  'nature',
  'people',
  'home',
  'town',
  'time',
  'body',
  'work',
  'mind',
  'culture',
] as const;

/** From the easiest words (JLPT N5) to the hardest; the words of one difficulty stand in one file of `words`. */
export const difficulties = [1, 2, 3, 4, 5] as const;
