/** A level asks for `wordsAtFirst + wordsPerLevel · level` words, the easiest levels for basic ones. */
export const wordsAtFirst = 8;
export const wordsPerLevel = 2;
export const maxWordsPerLevel = 15;
export const maxDifficulty = 5;
/** At most this part of the words of a level has its own difficulty, where there are enough easier ones. */
export const hardestShare = 1 / 4;
/** So many words that were missed or hinted return in a later level. */
export const maxReturning = 4;
export const basicUpToLevel = 3;
/** Without the server a level has at most `builtInAtFirst + level` words. */
export const builtInAtFirst = 8;
export const maxPicked = 2;
export const newWordMs = 2_500;
export const wrongFeedbackMs = 1_500;
/** The window of a solved level stays so long unless something is pressed. */
export const celebrationMs = 3_000;
export const hintCost = 30;
export const pointsPerDifficulty = 50;
export const pointsPerStreakStep = 20;
/** Challenge: the time bonus of a word falls by 1 at each step. */
export const timeBonusStepMs = 200;
export const levelPoints = 100;
export const levelPointsPerStreakStep = 50;
export const levelPointsPerPerfectWord = 25;
/** Smallest and largest sides of the grid that are tried before it grows with the cards. */
export const sides = [4, 5, 6] as const;
/** Words of nature that fill the grid. */
export const distractors = ['山', '川', '海', '空', '花', '木', '森', '雨', '雪', '風', '星', '月'] as const;
/** How compounds read them, as they do most of the words: no card is to be told from the others by its reading. */
export const distractorReadings = {
  山: 'さん',
  川: 'せん',
  海: 'かい',
  空: 'くう',
  花: 'か',
  木: 'もく',
  森: 'しん',
  雨: 'う',
  雪: 'せつ',
  風: 'ふう',
  星: 'せい',
  月: 'げつ',
} as const satisfies Record<(typeof distractors)[number], string>;
