import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { beyondLatin, charactersOf, japaneseOf } from './characters.ts';
import { find, jsonEntries } from './files.ts';

/** An article in all its languages. */
export interface Article {
  /** The kanji of its picture. */
  readonly picture: string;
  /** The day, as `2026-08-10`; empty for texts that no list holds. */
  readonly publishedOn: string;
  /** Japanese in German, English, Spanish and French. */
  readonly foreign: Passage;
  readonly japanese: Passage;
}

/** What a text needs beyond Latin, by the faces that draw it. Strings of unique characters. */
export interface Passage {
  /** Title and excerpt, as they stand in lists. */
  readonly teaser: string;
  readonly title: string;
  /** Everything, teaser and what follows among it. */
  readonly text: string;
  /** What is strong, and heads of tables. */
  readonly bold: string;
  /** Title, headings and quotations. */
  readonly headings: string;
}

/** Reads all articles: folders below `content` with a Markdown file for each language. */
export function readArticles(root: string): Article[] {
  const folders = Map.groupBy(find(root, 'content/**/*.md'), dirname);
  return [...folders].map(([folder, paths]) => {
    const isJapanese = (path: string) => /[\\/.]ja[\\/.]/.test(relative(root, path));
    const passage = (wanted: readonly string[]) =>
      passageOf(wanted.map((path) => readFileSync(path, 'utf8')));
    const facts = find(folder, '*.json').flatMap(jsonEntries);
    return {
      picture: japaneseOf(facts.map(({ text }) => text).join('')),
      publishedOn: facts.find(({ keys }) => keys[0] === 'publishedOn')?.text ?? '',
      foreign: passage(paths.filter((path) => !isJapanese(path))),
      japanese: passage(paths.filter(isJapanese)),
    };
  });
}

/** What Markdown texts need. */
export function passageOf(markdown: readonly string[]): Passage {
  const texts = markdown.map((text) => text.replaceAll('\r', ''));
  const collect = (pattern: RegExp) =>
    beyondLatin(texts.flatMap((text) => text.match(pattern) ?? []).join(''));
  const title = collect(/^title:.*$/gm);
  return {
    title,
    teaser: collect(/^---\n[\s\S]*?\n---\n/g),
    text: beyondLatin(texts.join('')),
    bold: collect(/\*\*.+?\*\*|^\|.*\|$(?=\n\| *:?-)/gm),
    headings: charactersOf([title, collect(/^(#+|>) .*$/gm)]),
  };
}
