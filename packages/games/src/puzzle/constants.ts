export const maxChosen = 4;
export const rightFeedbackMs = 2_000;
export const wrongFeedbackMs = 1_500;
export const hintCost = 25;
export const pointsPerComboStep = 10;
/** Challenge: the time bonus of a puzzle falls by 1 at each step. */
export const timeBonusStepMs = 100;
/** Up to these levels easy and medium puzzles come first, above them hard ones. */
export const lastEasyLevel = 2;
export const lastMediumLevel = 4;
