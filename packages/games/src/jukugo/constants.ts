export const maxPicked = 2;
export const newWordMs = 2_500;
export const wrongFeedbackMs = 1_500;
export const celebrationMs = 3_000;
export const hintCost = 30;
export const pointsPerDifficulty = 50;
export const pointsPerStreakStep = 20;
/** Challenge: the time bonus of a word falls by 1 at each step. */
export const fullTimeBonus = 100;
export const timeBonusStepMs = 200;
export const levelPoints = 100;
export const levelPointsPerStreakStep = 50;
export const levelPointsPerPerfectWord = 25;
/** Smallest and largest sides of the grid that are tried before it grows with the cards. */
export const sides = [4, 5, 6] as const;
/** Words of nature that fill the grid. */
export const distractors = ['山', '川', '海', '空', '花', '木', '森', '雨', '雪', '風', '星', '月'] as const;
