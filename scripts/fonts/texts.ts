import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type Locale } from '@michi/messages/locales';
import { beyondLatin, charactersOf, japaneseRuns } from './characters.ts';

/** A string of a JSON file. */
export interface Entry {
  readonly text: string;
  /** Who reads it; null for everybody. */
  readonly locale: Locale | null;
  /** It is one of a list. */
  readonly listed: boolean;
}

/** What a Markdown text needs beyond Latin. Strings of unique characters. */
export interface Passage {
  readonly text: string;
  readonly bold: string;
  readonly headings: string;
}

/** The paths that fit a pattern below a folder, in order. */
export function find(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => join(folder, path))
    .sort();
}

/** The strings of a JSON file, by the items or values of which it consists. The file or a key may name a locale. */
export function jsonEntries(path: string): Entry[][] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const locale = localeIn(basename(path, '.json'));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, item]) => entriesIn(item, localeIn(key) ?? locale, false))
    : [];
}

function entriesIn(value: unknown, locale: Locale | null, listed: boolean): Entry[] {
  if (typeof value === 'string') return [{ text: value, locale, listed }];
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, locale, true));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => entriesIn(item, localeIn(key) ?? locale, false));
}

/** The locale in a name such as `ja` or `title_ja`. */
function localeIn(name: string): Locale | null {
  const end = name.split('_').at(-1) ?? '';
  return isLocale(end) ? end : null;
}

/** The runs of Japanese in a module, without its comments. */
export function literals(path: string): string[] {
  return japaneseRuns(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}

/** The front matter of a Markdown file, line by line. */
export function frontMatter(path: string): string[] {
  return /^---\n([\s\S]*?)\n---\n/.exec(markdown(path))?.[1]?.split('\n') ?? [];
}

/** The text of some Markdown files: everything, what is strong with the heads of tables, headings with quotations. */
export function passageOf(paths: readonly string[]): Passage {
  const texts = paths.map(markdown);
  const collect = (pattern: RegExp) =>
    beyondLatin(texts.flatMap((text) => text.match(pattern) ?? []).join(''));
  return {
    text: beyondLatin(texts.join('')),
    bold: collect(/\*\*.+?\*\*|^\|.*\|$(?=\n\| *:?-)/gm),
    headings: charactersOf([collect(/^title:.*$/gm), collect(/^(#+|>) .*$/gm)]),
  };
}

function markdown(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r', '');
}
