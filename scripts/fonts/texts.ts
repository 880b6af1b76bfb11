import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type Locale } from '@michi/messages/locales';
import { beyondLatin, charactersOf, japaneseRuns } from './characters.ts';

/** A string of a JSON file. */
export interface Entry {
  readonly text: string;
  /** The keys that lead to it, as in `menu.title`, but for locales; items of a list have that of the list. */
  readonly path: string;
  /** The language of its readers; null for everybody. */
  readonly locale: string | null;
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

/** Japanese with its reading. */
const marked = /[{[]([^\s{}[\]|']+)\|([\p{scx=Hiragana}\p{scx=Katakana}]+)[}\]]/gu;

/** The strings of a JSON file, by the items or values of which it consists. The file or a key may name a locale. */
export function jsonEntries(path: string): Entry[][] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const locale = localeIn(basename(path, '.json'));
  const isList = Array.isArray(value);
  return Object.entries(value as object).map(([key, item]) =>
    entriesIn(item, isList ? '' : key, localeIn(key) ?? locale, false),
  );
}

function entriesIn(value: unknown, path: string, locale: Locale | null, listed: boolean): Entry[] {
  if (typeof value === 'string') return [{ text: value, path, locale, listed }];
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, path, locale, true));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const own = localeIn(key);
    const below = own === null ? [path, key].filter((part) => part !== '').join('.') : path;
    return entriesIn(item, below, own ?? locale, false);
  });
}

/** The locale in a name such as `ja` or `title_ja`. */
function localeIn(name: string): Locale | null {
  const end = name.split('_').at(-1) ?? '';
  return isLocale(end) ? end : null;
}

/** The runs of Japanese in a module, without its comments. What scripts mark, as in `{来|き}た`, is one run with its reading. */
export function literals(path: string): string[] {
  const program = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return japaneseRuns(program.replace(marked, '$1$2'));
}

/** The front matter of a Markdown file named by its locale. */
export function frontMatter(path: string): Entry[] {
  const lines = /^---\n([\s\S]*?)\n---\n/.exec(markdown(path))?.[1]?.matchAll(/^(\w+): (.*)$/gm) ?? [];
  const locale = localeIn(basename(path, '.md'));
  return [...lines].map(([, key = '', text = '']) => ({ text, path: key, locale, listed: false }));
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
