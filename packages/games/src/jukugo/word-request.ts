import { basicUpToLevel, maxDifficulty, maxWordsPerLevel, wordsAtFirst, wordsPerLevel } from './constants.ts';

type WordRequest = {
  readonly count: number;
  /** The hardest word that may come. */
  readonly difficulty: number;
  readonly category?: 'basic';
};

/** Which words a level asks the server for. */
export function wordRequest(level: number): WordRequest {
  return {
    count: Math.min(maxWordsPerLevel, wordsAtFirst + wordsPerLevel * level),
    difficulty: Math.min(maxDifficulty, level),
    ...(level <= basicUpToLevel ? { category: 'basic' } : {}),
  };
}
