/** So many figures and bubbles a panel may have. */
export const mostFigures = 5;
export const mostBubbles = 4;
export const mostLettersOfBubble = 120;
export const mostLettersOfTitle = 60;
/** So many runs of kanji of one bubble may have a reading that the learner has set. */
export const mostReadings = 8;

/** So many panels a page has at least, and at most. */
export const fewestPanels = 4;
export const mostPanels = 8;

/** By how much each percent counts. */
export const weights = { kanji: 3, creativity: 2, coherence: 1 } as const;
/** What a page can come to. */
export const mostPoints = 100 * (weights.kanji + weights.creativity + weights.coherence);
/** So many different kanji make a creativity of 100 %. */
export const kanjiOfWhole = 10;

/** A sum of all stories beyond this times the level brings the next level. */
export const pointsPerLevel = 500;

/** Percent from which the achievements are given. */
export const perfectKanji = 100;
export const creativeWriter = 80;
