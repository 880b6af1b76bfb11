import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { beyondLatin, charactersOf, japaneseOf } from './characters.ts';
import { find, jsonStrings } from './files.ts';

/** An article in all its languages. */
export interface Article {
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
  /** Title, headings and the kanji that stands for the article. */
  readonly headings: string;
}

/** Reads all articles: folders below `content` with a Markdown file for each language. */
export function readArticles(root: string): Article[] {
  const folders = Map.groupBy(find(root, 'content/**/*.md'), dirname);
  return [...folders].map(([folder, paths]) => {
    const pictured = japaneseOf(find(folder, '*.json').flatMap(jsonStrings).join(''));
    const passage = (isWanted: (path: string) => boolean) =>
      passageOf(
        paths.filter(isWanted).map((path) => readFileSync(path, 'utf8')),
        pictured,
      );
    const isJapanese = (path: string) => /[\\/.]ja[\\/.]/.test(relative(root, path));
    return { foreign: passage((path) => !isJapanese(path)), japanese: passage(isJapanese) };
  });
}

/** What Markdown texts need, with `pictured` as a heading. */
export function passageOf(markdown: readonly string[], pictured = ''): Passage {
  const texts = markdown.map((text) => text.replaceAll('\r', ''));
  const collect = (pattern: RegExp) =>
    beyondLatin(texts.flatMap((text) => text.match(pattern) ?? []).join(''));
  const title = collect(/^title:.*$/gm);
  return {
    title,
    teaser: collect(/^---\n[\s\S]*?\n---\n/g),
    text: charactersOf([beyondLatin(texts.join('')), pictured]),
    bold: collect(/\*\*.+?\*\*|^\|.*\|$(?=\n\| *:?-)/gm),
    headings: charactersOf([title, pictured, collect(/^#+ .*$/gm)]),
  };
}
