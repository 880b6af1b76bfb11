import type { Article, Passage } from './articles.ts';
import { charactersOf, japanesePunctuation, kana, without } from './characters.ts';
import {
  anyWeight,
  type Cut,
  type Face,
  face,
  type JapanesePackage,
  japaneseCut,
  type Sheet,
} from './face.ts';
import { joinSmall, slicesOf } from './slices.ts';
import type { Texts } from './texts.ts';

const syllables = kana + japanesePunctuation;

/** Cards in other languages show little Japanese, which should not bring that of Japanese cards along. */
const fewOnCards = 4;

/**
 * Faces of cards, which lead to articles from first pages too: titles, excerpts and pictures beyond what these pages
 * load anyway.
 */
export function cardFaces({ articles, everywhere, titles, first, blog }: Texts): Face[] {
  const foreign = (of: (passage: Passage) => string) =>
    articles.map((article) => of(article.foreign)).join('');
  const japanese = (of: (passage: Passage) => string) =>
    articles.map((article) => of(article.japanese)).join('');
  const loaded = everywhere + titles;
  const teasers = charactersBeyond(
    [foreign(({ teaser }) => teaser), loaded + syllables],
    [blog.all + japanese(({ teaser }) => teaser), loaded + syllables + first.all],
  );
  const headings = charactersBeyond(
    [foreign(({ title }) => title), loaded],
    [japanese(({ title }) => title), loaded + first.headings],
  );
  return [
    ...regular('cards', joinSmall(teasers, fewOnCards)),
    ...strong('cards', joinSmall([without(blog.labels, first.labels)], fewOnCards)),
    ...display('cards', joinSmall(headings, fewOnCards)),
    ...cutsOf('shippori-mincho', 500, 'cards', [picturesOf(articles)]).map((cut) =>
      face('Shippori Mincho', 500, cut, 'cards'),
    ),
  ];
}

/**
 * Faces of articles: text, strong text, headings with quotations, pictures to copy by hand. They repeat characters of
 * other pages and of decks, because a few slices of their own weigh less than all the files that would be loaded for
 * some characters each. Japanese pages name families of their own, because their slices part differently: a German
 * article shows some hundred kanji, a Japanese one needs five hundred.
 */
export function articleFaces({ articles, everywhere, shell, blog }: Texts): Face[] {
  const foreign = (of: (passage: Passage) => string) => articles.map((article) => of(article.foreign));
  const japanese = (of: (passage: Passage) => string) => articles.map((article) => of(article.japanese));
  const around = {
    text: shell.all + blog.all + japanese(({ teaser }) => teaser).join(''),
    bold: shell.labels + blog.labels,
    headings: blog.headings + japanese(({ title }) => title).join(''),
  };
  const drawn = { text: everywhere + syllables, bold: '', headings: everywhere };
  const text = ({ text: all }: Passage) => all;
  const bold = ({ bold: strong }: Passage) => strong;
  const headings = ({ headings: lines }: Passage) => lines;
  return [
    ...regular('articles', slices([foreign(text)], drawn.text)),
    ...strong('articles', slices([foreign(bold)], drawn.bold)),
    ...display('articles', slices([foreign(headings)], drawn.headings)),
    ...regular('reading', slices([[around.text, ...japanese(text)]], drawn.text)),
    ...strong('reading', slices([[around.bold, ...japanese(bold)]], drawn.bold)),
    ...display('reading', slices([[around.headings, ...japanese(headings)]], drawn.headings)),
    ...cutsOf('klee-one', 600, 'articles', [picturesOf(articles)]).map((cut) =>
      face('Klee One', anyWeight, cut, 'articles'),
    ),
  ];
}

/** What each text needs beyond what is drawn already, and beyond the texts before it. */
function charactersBeyond(...texts: readonly (readonly [text: string, drawn: string])[]): string[] {
  const found: string[] = [];
  for (const [text, drawn] of texts) found.push(without(text, drawn, ...found));
  return found;
}

function picturesOf(articles: readonly Article[]): string {
  return charactersOf(articles.map(({ picture }) => picture));
}

/** Slices for groups of documents: each group's hold what neither `drawn` nor the groups before have. */
function slices(groups: readonly (readonly string[])[], drawn: string): string[] {
  const found: string[] = [];
  for (const group of groups) {
    const taken = [drawn, ...found];
    found.push(...slicesOf(group.map((document) => without(document, ...taken))));
  }
  return joinSmall(found);
}

/** Whom the faces are for: `reading` is the Japanese on Japanese pages with articles. */
type Use = 'cards' | 'articles' | 'reading';

function regular(use: Use, texts: readonly string[]): Face[] {
  const family = use === 'reading' ? 'Michi Text' : 'Zen Kaku Gothic New';
  return cutsOf('zen-kaku-gothic-new', 400, use, texts).map((cut) => face(family, 400, cut, sheetOf(use)));
}

function strong(use: Use, texts: readonly string[]): Face[] {
  const family = use === 'reading' ? 'Michi Text' : 'Zen Kaku Gothic New';
  return cutsOf('zen-kaku-gothic-new', 700, use, texts).map((cut) => face(family, 700, cut, sheetOf(use)));
}

function display(use: Use, texts: readonly string[]): Face[] {
  const family = use === 'reading' ? 'Michi Titles' : 'Michi Mincho';
  return cutsOf('shippori-mincho', 600, use, texts).map((cut) => face(family, anyWeight, cut, sheetOf(use)));
}

function sheetOf(use: Use): Sheet {
  return use === 'cards' ? 'cards' : 'articles';
}

function cutsOf(from: JapanesePackage, weight: number, name: string, texts: readonly string[]): Cut[] {
  return texts.map((characters, index) => japaneseCut(from, weight, `${name}-${index + 1}`, characters));
}
