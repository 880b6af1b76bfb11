import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { charactersOf } from './characters.ts';
import { find, jsonEntries } from './files.ts';
import { charactersIn } from './messages.ts';

/** The learning paths of one difficulty. Strings of unique characters. */
export interface PathTexts {
  readonly difficulty: string;
  /** The kanji of their covers. */
  readonly crests: string;
  /** The kanji that they teach. */
  readonly kanji: string;
  /** Japanese in German, English, Spanish and French. */
  readonly foreign: string;
  readonly japanese: string;
  /** Japanese names and titles. */
  readonly headings: string;
  /** What lists of paths say in Japanese: names and descriptions. */
  readonly covers: string;
  readonly names: string;
}

interface Path {
  readonly id: string;
  readonly crest: string;
  readonly difficulty_level: string;
  readonly modules: readonly { readonly kanji: readonly string[] }[];
}

/** Reads the learning paths below `root`, the folder of the repository, in the order of their difficulties. */
export function readPaths(root: string): PathTexts[] {
  const paths = find(root, 'packages/games/src/tabibito/paths.json').flatMap((path): Path[] =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const texts = find(root, 'packages/games/src/tabibito/path-texts/*.json').flatMap((path) =>
    jsonEntries(path).map((entry) => ({ ...entry, isJapanese: basename(path) === 'ja.json' })),
  );
  return [...Map.groupBy(paths, (path) => path.difficulty_level)].map(([difficulty, own]) => {
    const shown = texts.filter(({ keys }) => own.some(({ id }) => id === keys[0]));
    const japanese = shown.filter(({ isJapanese }) => isJapanese);
    const under = (pattern: RegExp) =>
      charactersIn(japanese.filter(({ keys }) => pattern.test(keys.at(-1) ?? '')));
    return {
      difficulty,
      crests: charactersOf(own.map(({ crest }) => crest)),
      kanji: charactersOf(own.flatMap(({ modules }) => modules.flatMap(({ kanji }) => kanji))),
      foreign: charactersIn(shown.filter(({ isJapanese }) => !isJapanese)),
      japanese: charactersIn(japanese),
      headings: under(/^(name|title)$/),
      covers: under(/^(name|description)$/),
      names: under(/^name$/),
    };
  });
}
