import type { Ms } from '@michi/game-kit/time';

/** The morae of the three lines. */
export const targets = [5, 7, 5] as const;

/** So many hints a poem has. */
export const hintsAtFirst = 3;
/** How long a hint is shown. */
export const hintMs: Ms = 3_000;

/** Points before a poem beyond this times the level bring the next level. */
export const pointsPerLevel = 300;

/** So many different signs of the season, or of nature, make 100 %. */
export const signsOfWhole = 3;
/** Tradition in percent, with and without a kanji of the seasonal list. */
export const tradition = { withSeasonalWord: 100, without: 50 } as const;
/** By how much each percent counts. */
export const weights = { harmony: 2, imagery: 1.5, tradition: 1 } as const;

/** The points of a hidden poem that was found. */
export const hiddenPoemPoints = 100;
