import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { japaneseRuns } from './characters.ts';
import { find } from './files.ts';

/** The Japanese in one file of the program. */
interface ProgramText {
  /** From the folder of the repository on, with slashes. */
  readonly path: string;
  /** The characters of each run of Japanese. */
  readonly runs: readonly string[];
}

/** What the program itself says in Japanese, in every language: titles of games, crests, stamps and their like. */
export class Program {
  readonly #texts: readonly ProgramText[];

  /** `root` is the folder of the repository. */
  constructor(root: string) {
    this.#texts = find(root, '{apps/web/app,packages/ui/src,packages/games/src}/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|generated|d)\.tsx?$/.test(path))
      .map((path) => ({ path: `/${relative(root, path).replaceAll(sep, '/')}`, runs: runsIn(path) }));
  }

  /** The runs of Japanese in the files whose path is wanted. */
  runs(isWanted: (path: string) => boolean): string[] {
    return this.#texts.filter(({ path }) => isWanted(path)).flatMap(({ runs }) => runs);
  }
}

/** The runs of Japanese in a file of the program, without its comments. */
export function runsIn(path: string): string[] {
  return japaneseRuns(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}

/** Whether a run is a kanji that stands alone. */
export function isPicture(run: string): boolean {
  return /^\p{Script=Han}$/u.test(run);
}
