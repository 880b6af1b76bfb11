import { signsOfWhole, tradition as traditions, weights } from './constants.ts';
import { areValid, type Lines, wordsIn } from './lines.ts';
import type { Season } from './words.ts';

/** How a poem sounds, each in whole percent; more signs than a whole needs make more than 100. */
export interface Quality {
  readonly harmony: number;
  readonly imagery: number;
  readonly tradition: number;
}

const percentOf = (signs: number): number => Math.round((signs / signsOfWhole) * 100);

/** Each different word counts once: harmony signs of the season, imagery those of nature. */
export function qualityOf(lines: Lines, season: Season): Quality {
  const used = wordsIn(lines);
  const ofSeason = used.filter((word) => word.season === season).length;
  const ofNature = used.filter(({ category }) => category === 'nature').length;
  const hasSeasonalWord = used.some(({ isSeasonal }) => isSeasonal);
  return {
    harmony: percentOf(ofSeason),
    imagery: percentOf(ofNature),
    tradition: hasSeasonalWord ? traditions.withSeasonalWord : traditions.without,
  };
}

/** The points of a poem; 0 unless its lines have 5, 7 and 5 morae. Of a classic the first line is given. */
export function pointsOf(lines: Lines, season: Season, firstIsGiven = false): number {
  if (!areValid(lines, firstIsGiven)) return 0;
  const { harmony, imagery, tradition } = qualityOf(lines, season);
  return Math.round(harmony * weights.harmony + imagery * weights.imagery + tradition * weights.tradition);
}
