import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { rangeHolds } from './css.ts';
import { Sfnt } from './sfnt.ts';

/** Families of a font stack. */
export type Stack = readonly string[];

/** A built @font-face rule, for tests. */
export interface Rule {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly range: string;
  readonly bytes: number;
  /** What the file really draws. */
  readonly drawn: ReadonlySet<number>;
}

/** The rules of some style sheets, in order, with the files of the folder `fonts`. */
export async function readRules(css: string, fonts: string): Promise<Rule[]> {
  const pattern =
    /font-family:"([^"]+)";font-weight:([^;]+);.*url\(\/fonts\/([^)]+)\).*unicode-range:([^}]+)/g;
  return Promise.all(
    [...css.matchAll(pattern)].map(async ([, family = '', weight = '', file = '', range = '']) => {
      const drawn = new Set(new Sfnt(await decoded(fonts, file)).glyphs().keys());
      return { family, weight, file, range, bytes: statSync(join(fonts, file)).size, drawn };
    }),
  );
}

/** The uncompressed form of the built font that fits a pattern. */
export function decoded(fonts: string, pattern: string): Promise<Buffer> {
  const [name = ''] = globSync(pattern, { cwd: fonts });
  const woff2 = readFileSync(join(fonts, name));
  return subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
}

/** The characters for which no file stands ready. White space needs none. */
export function undrawn(rules: readonly Rule[], text: string, families: Stack, weight: string): string {
  const characters = new Set(text.replace(/\p{Zs}/gu, ''));
  return [...characters]
    .filter((character) => !draws(tried(rules, character, families, weight).at(-1), character))
    .join('');
}

/** The rules whose files a browser loads for a text. */
export function loadedFor(rules: readonly Rule[], text: string, families: Stack, weight: string): Rule[] {
  return [...new Set([...new Set(text)].flatMap((character) => tried(rules, character, families, weight)))];
}

/**
 * The rules that a browser tries for a character, up to one that draws it: those that claim it, family by family,
 * the last one first.
 */
function tried(rules: readonly Rule[], character: string, families: Stack, weight: string): Rule[] {
  const candidates = families.flatMap((family) =>
    rules
      .filter((rule) => rule.family === family && weightHolds(rule.weight, weight))
      .filter(({ range }) => rangeHolds(range, character))
      .reverse(),
  );
  const found = candidates.findIndex((rule) => draws(rule, character));
  return found === -1 ? candidates : candidates.slice(0, found + 1);
}

function draws(rule: Rule | undefined, character: string): boolean {
  return rule?.drawn.has(character.codePointAt(0) ?? 0) ?? false;
}

function weightHolds(descriptor: string, weight: string): boolean {
  const [lightest = '', boldest = lightest] = descriptor.split(' ');
  return Number(lightest) <= Number(weight) && Number(weight) <= Number(boldest);
}
