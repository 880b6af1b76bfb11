/** Right answers of a run that is passed, in percent of its questions. */
export const passPercent = 70;
/** What an exercise brings when it is right the first time. */
export const exercisePoints = 10;
/** The same, with a hint. */
export const hintedPoints = 5;
export const optionCount = 4;
/** Wrong options that a hint takes away. */
export const struckByHint = 2;
/** How long a right answer stands before the next question comes by itself. */
export const rightFeedbackMs = 1_200;
/** How long a completed module is celebrated. */
export const celebrationMs = 2_000;
export const quizLimitMs = 10 * 60 * 1000;
/** How many questions a run asks at least and at most, by how many kanji it has. */
export const questionCounts = {
  practice: { least: 6, most: 14 },
  quiz: { least: 8, most: 12 },
  review: { least: 8, most: 12 },
  challenge: { least: 6, most: 12 },
} as const;
/** Experience of a module that says nothing of it. */
export const defaultXp = { lesson: 20, practice: 25, quiz: 50, game: 20, review: 30, challenge: 30 } as const;
/** A challenge brings its experience so many times. */
export const challengeFactor = 2;
/** From this much of a path on, in percent, the next one of its difficulty is open. */
export const pathOpensAtPercent = 70;
/** How many days after a module was completed its day still counts when the server hears of it. */
export const latestDeliveryDays = 14;
/** Kanji of a run, asked ones and others, beyond which no more are taken as distractors. */
export const maxPrompts = 24;
