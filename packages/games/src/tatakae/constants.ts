export const rounds = 5;
export const roundMs = 30_000;
/** How long the end of a round is shown. */
export const roundEndMs = 2_000;
/** How long a submission is shown before the next challenge comes. */
export const submissionShownMs = 1_000;
export const pointsByDifficulty = { easy: 100, medium: 200, hard: 300 } as const;
/** Classic rules: the accuracy is drawn from this range, both ends included. */
export const leastAccuracyPercent = 70;
export const mostAccuracyPercent = 100;
/** More than this raises the combo, anything else ends it. */
export const comboAbovePercent = 80;
/** The rival thinks for a time drawn from this range, both ends included. */
export const leastRivalMs = 2_000;
export const mostRivalMs = 7_000;
export const rivalHitPercent = 70;

/** Ink is recorded on a grid of square units, three by two as the paper is; the edges belong to it. */
export const gridWidth = 1_536;
export const gridHeight = 1_024;
/** A stroke may seem to begin this much before the one before was heard of: slow devices hear of things late. */
export const penToleranceMs = 500;
/** More than a hand draws in one stroke. */
export const maxPointsPerStroke = 1_024;
