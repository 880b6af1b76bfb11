/** A learner begins with so many seeds. */
export const firstSeeds = 5;
/** What the next level brings. */
export const seedsPerLevel = 3;
/** A level is left behind once the points exceed its number times this. */
export const pointsPerLevel = 100;
/** What a new plant has. */
export const firstWater = 50;
export const firstSun = 50;
/** Water and sun never exceed it, nor fall below 0. */
export const fullOf = 100;
/** A plant wilts when its water or its sun is under this. */
export const wiltsUnder = 20;
/** What a right answer brings. */
export const waterPerAnswer = 30;
export const sunPerAnswer = 20;
export const zenPerAnswer = 5;
/** Times the combo before the answer, plus one. */
export const pointsPerComboStep = 10;
/** Above this combo a plant grows by two steps. */
export const fastAboveCombo = 3;

/** So often the garden changes by itself. */
export const tickMs = 30_000;
/** By how much in a tick, by the weather that there was. */
export const changes = {
  sunny: { water: -10, sun: 10 },
  otherwise: { water: -5, sun: -5 },
} as const;
/** How likely the weather changes at a tick. */
export const weatherChangePercent = 30;

/** So many plants may grow at a time; one that is full-grown makes room. */
export const mostGrowing = 12;
/** So many plants a garden holds in all, those in the tour among them: then it is complete. */
export const mostPlants = 400;
/** Plants stand at least this far apart, across or along, in percent of the field. */
export const apart = { x: 16, y: 14 } as const;
/** Where plants may stand, in percent of the field: below the sky, and whole. */
export const soil = { left: 10, right: 90, top: 42, bottom: 92 } as const;

/** A visit counts from so many right answers on; before, it is gone on with the next time. */
export const fewestRight = 5;
/** It ends by itself after so many answers or ticks: longer nobody sits in a garden. */
export const mostAnswers = 500;
export const mostTicks = 2_000;
/** So often a visit takes in what another device has done: each time costs a look at every plant. */
export const mostJoins = 50;
