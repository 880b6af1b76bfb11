import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beyondLatin, charactersOf } from './characters.ts';
import { find } from './files.ts';

/** The words of one difficulty. */
export interface WordTexts {
  readonly id: string;
  readonly kanji: string;
  /** In Japanese. */
  readonly meanings: string;
  readonly examples: string;
}

/** Reads the words of two kanji below `root`, the folder of the repository, the easiest first. */
export function readWords(root: string): WordTexts[] {
  return find(root, 'packages/games/src/*/words/*.json').map((path) => {
    const words = JSON.parse(readFileSync(path, 'utf8')) as {
      jukugo: string;
      meaning: { ja: string };
      example: { ja: string };
    }[];
    return {
      id: `words-${basename(path, '.json')}`,
      kanji: charactersOf(words.map(({ jukugo }) => jukugo)),
      meanings: beyondLatin(words.map(({ meaning }) => meaning.ja).join('')),
      examples: beyondLatin(words.map(({ example }) => example.ja).join('')),
    };
  });
}
