export const copiesPerTarget = 3;
export const maxPicked = 3;
export const wrongFeedbackMs = 1_000;
export const victoryDelayMs = 1_500;
export const pointsPerComboStep = 5;
/** The combo is shown large for this long, when it was at least `comboShownFrom` before the match. */
export const comboShownMs = 1_000;
export const comboShownFrom = 2;
