import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  ascii,
  beyondLatin,
  charactersOf,
  common,
  hiragana,
  japanesePunctuation,
  japaneseRuns,
  kana,
  latin,
  latinExtended,
  latinInJapanese,
  without,
} from './characters.ts';
import { frame, type Page, type PageTexts, readPages, type Text } from './pages.ts';
import { find, passageOf } from './texts.ts';

/** One font file to be cut from a Fontsource package. */
export interface Cut {
  readonly name: string;
  /** Folder below @fontsource. */
  readonly from: string;
  /** The file of the package that holds most of the characters; the rest is sought in the others. */
  readonly slice: 'latin' | 'latin-ext' | 'japanese';
  readonly weight: number;
  readonly characters: string;
}

/** One @font-face rule of a style sheet. */
export interface Face {
  readonly sheet: string;
  readonly family: string;
  /** A weight or a range of weights. */
  readonly weight: string;
  readonly cut: Cut;
  /** A short unicode-range to declare for what lies in it; what the file lacks, the next rule draws. */
  readonly claims?: string;
  readonly sizeAdjust?: string;
}

/** The sheets of text in Markdown, and of all kanji. */
const documentSheet = 'documents';
const kanjiSheet = 'kanji';

/** Latin letters and punctuation, with spaces that browsers make out of a font's own. */
const anyLatin = 'U+20-FF,U+152-153,U+2009-203A,U+20AC,U+2122,U+2212';
/** Kana, kanji, their punctuation and full-width forms. */
const anyJapanese = 'U+3000-30FF,U+4E00-9FFF,U+FF01-FF5E';
const anyWeight = '100 900';

/** The longest text that may be bold without being a heading; its arguments don't count. */
const longestBold = 11;
/** One of several files for the same use holds at least so many characters, if there are so many. */
const leastOfPiece = 80;

const gothic = 'zen-kaku-gothic-new';
const mincho = 'shippori-mincho';
const klee = 'klee-one';

/**
 * All faces of the product below `root`, the folder of the repository. Of those in one family and sheet, a browser tries
 * the last first. It picks the weight of a family before it looks for the character.
 */
export function planFaces(root: string): Face[] {
  return [
    ...latinFaces(),
    ...kanaFaces(),
    ...readPages(root).flatMap(pageFaces),
    ...documentFaces(root),
    ...kanjiFaces(root),
  ].filter(({ cut }) => cut.characters !== '');
}

/**
 * "Michi Latin" and "Michi Macron" hold Latin for every weight: the first beside Japanese, so that Japanese pages do
 * without the larger files; the second what Shippori Mincho lacks.
 */
function latinFaces(): Face[] {
  const face = (family: string, weight: number | string, cut: Cut, claims?: string): Face => ({
    ...{ sheet: frame, family, weight: String(weight), cut },
    ...(claims === undefined ? {} : { claims }),
  });
  const interfaceFaces = [400, 500, 700, 800].map((weight) =>
    face('Alegreya Sans', weight, latinCut('alegreya-sans', weight, latin + latinExtended), anyLatin),
  );
  const semibold = latinCut(mincho, 600, latin);
  const accents = { ...latinCut(mincho, 700, without(latin, ascii)), name: `${mincho}-700-accents` };
  const macron = { ...latinCut('source-serif-4', 500, latinExtended), name: 'michi-macron' };
  const inJapanese = [400, 700].map((weight) => ({
    ...latinCut(gothic, weight, latinInJapanese),
    name: `${gothic}-${weight}-latin`,
  }));
  return [
    ...interfaceFaces,
    face('Shippori Mincho', 500, semibold, anyLatin),
    face('Shippori Mincho', 600, semibold, anyLatin),
    face('Shippori Mincho', 700, accents, anyLatin),
    face('Shippori Mincho', 700, latinCut(mincho, 700, ascii)),
    face('Michi Latin', anyWeight, { ...latinCut(mincho, 600, latinInJapanese), name: 'michi-latin' }),
    { ...face('Michi Macron', '400 800', { ...macron, slice: 'latin-ext' }), sizeAdjust: '97%' },
    ...inJapanese.map((cut) => face('Zen Kaku Gothic New', cut.weight, cut)),
  ];
}

function latinCut(from: string, weight: number, characters: string): Cut {
  return { name: `${from}-${weight}`, from, slice: 'latin', weight, characters };
}

/** What anybody may type. */
function kanaFaces(): Face[] {
  return [400, 700].map((weight) => ({
    sheet: frame,
    family: 'Zen Kaku Gothic New',
    weight: String(weight),
    cut: japaneseCut(gothic, weight, 'kana', kana + japanesePunctuation),
  }));
}

/** One file for each use of what a page shows: text, bold text, headings, signs in print and to be written. */
function pageFaces({ name, pictures, models, japanese, foreign }: Page): Face[] {
  const printed = japaneseCut(mincho, 500, name, beyondLatin(pictures.join('')));
  const written = japaneseCut(klee, 600, name, beyondLatin(models.join('')));
  return [
    ...japanesePageFaces(name, japanese),
    ...foreignPageFaces(name, foreign),
    { sheet: name, family: 'Michi Titles', weight: '500', cut: printed },
    { sheet: name, family: 'Michi Quoted Titles', weight: '500', cut: printed },
    // for signs that no heading holds
    { sheet: name, family: 'Michi Mincho', weight: anyWeight, cut: printed },
    { sheet: name, family: 'Michi Model', weight: anyWeight, cut: written },
  ];
}

/** Beside these stand pieces of the content, and pieces of what is bold or a heading against expectation. */
function japanesePageFaces(name: string, { messages, words, content }: PageTexts): Face[] {
  const strings = [...words.map(beyondLatin), ...messages.map((message) => charactersIn([message]))];
  const text = charactersOf(strings);
  const labels = charactersIn(messages.filter(isBold));
  const headings = charactersOf([
    ...words.map(beyondLatin),
    charactersIn(messages.filter(isHeading)),
    common(text, hiragana),
  ]);
  const cutName = `${name}-ja`;
  const regular = facesFor(name, cutName, 'Michi Text', '400', gothic, 400);
  const bold = facesFor(name, cutName, 'Michi Text', '700', gothic, 700);
  const display = facesFor(name, cutName, 'Michi Titles', '600 900', mincho, 600);
  const usual = [regular.whole(text), bold.whole(labels), display.whole(headings)];
  // the frame stands on every page, and should not be tried for what a page lacks
  if (name === frame) return usual;
  return [
    ...bold.inPieces('long', strings, labels),
    ...display.inPieces('long', strings, headings),
    ...usual.map((face) => ({ ...face, claims: anyJapanese })),
    ...regular.inPieces('content', content.map(charactersIn), text),
    ...bold.inPieces('content', itemsOf(content, isBold), labels),
    ...display.inPieces('content', itemsOf(content, isHeading), headings),
  ];
}

/** Little Japanese stands among other languages; blocks draw what else is bold in the content. */
function foreignPageFaces(name: string, { messages, words, content }: PageTexts): Face[] {
  const text = beyondLatin(words.join('') + charactersIn(messages));
  const quoted = messages
    .flatMap((message) => japaneseRuns(message.text))
    .filter((run) => run.length <= longestBold);
  const headings = beyondLatin([...words, ...quoted].join(''));
  const regular = facesFor(name, name, 'Michi Quotes', '400', gothic, 400);
  const bold = facesFor(name, name, 'Michi Quotes', '700', gothic, 700);
  const display = facesFor(name, name, 'Michi Quoted Titles', '600 900', mincho, 600);
  return [
    regular.whole(text),
    bold.whole(text),
    display.whole(headings),
    ...regular.inPieces('content', content.map(charactersIn), text),
    ...display.inPieces('content', itemsOf(content, isHeading), headings),
  ];
}

/** Makes the faces for one use on the pages of a sheet: that with all of it, and pieces besides. */
function facesFor(
  sheet: string,
  cutName: string,
  family: string,
  weight: string,
  from: string,
  cutWeight: number,
) {
  const face = (use: string, characters: string): Face => ({
    ...{ sheet, family, weight },
    cut: japaneseCut(from, cutWeight, `${cutName}${use}`, characters),
  });
  return {
    whole: (characters: string) => face('', characters),
    inPieces: (use: string, items: readonly string[], drawn: string) =>
      pieces(items, drawn).map((piece, index) => face(`-${use}-${index + 1}`, piece)),
  };
}

/** One file for text, strong text and headings of each article and legal text, in families that `document-fonts.ts` names. */
function documentFaces(root: string): Face[] {
  const folders = Map.groupBy(find(root, 'content/**/*.md'), dirname);
  return [...folders].flatMap(([folder, paths]) =>
    [true, false].flatMap((isJapanese): Face[] => {
      const { text, bold, headings } = passageOf(
        paths.filter((path) => (basename(path) === 'ja.md') === isJapanese),
      );
      const name = `${basename(folder)}${isJapanese ? '-ja' : ''}`;
      const family = `Michi ${basename(folder)}${isJapanese ? ' ja' : ''}`;
      const common = { sheet: documentSheet, claims: anyJapanese };
      return [
        { ...common, family, weight: '400', cut: japaneseCut(gothic, 400, name, text) },
        { ...common, family, weight: '700', cut: japaneseCut(gothic, 700, name, bold) },
        {
          ...common,
          family: `${family} titles`,
          weight: anyWeight,
          cut: japaneseCut(mincho, 600, name, headings),
        },
      ];
    }),
  );
}

/** Every kanji by itself, in blocks that no text changes: print, model for writing, interface text. */
function kanjiFaces(root: string): Face[] {
  const [path = ''] = find(root, 'packages/kanji/src/blocks.json');
  const blocks = JSON.parse(readFileSync(path, 'utf8')) as string[];
  const add = (family: string, weight: string, cut: Cut): Face => ({
    sheet: kanjiSheet,
    family,
    weight,
    cut,
  });
  const syllables = {
    hiragana: hiragana + japanesePunctuation,
    katakana: without(kana, hiragana),
  };
  const kanaFaces = Object.entries(syllables).flatMap(([name, characters]) => [
    add('Michi Mincho', anyWeight, japaneseCut(mincho, 600, name, characters)),
    add('Klee One', anyWeight, japaneseCut(klee, 600, name, characters)),
  ]);
  const blockFaces = blocks.flatMap((characters, index) => {
    const name = `block-${index + 1}`;
    const printed = japaneseCut(mincho, 500, name, characters);
    return [
      add('Shippori Mincho', '500', printed),
      add('Michi Mincho', anyWeight, printed),
      add('Klee One', anyWeight, japaneseCut(klee, 600, name, characters)),
      add('Zen Kaku Gothic New', '400', japaneseCut(gothic, 400, name, characters)),
      add('Zen Kaku Gothic New', '700', japaneseCut(gothic, 700, name, characters)),
    ];
  });
  return [...kanaFaces, ...blockFaces];
}

function japaneseCut(from: string, weight: number, name: string, characters: string): Cut {
  return {
    name: `${from}-${weight}-${name}`,
    from,
    slice: 'japanese',
    weight,
    characters: charactersOf([characters]),
  };
}

/** What the items need beyond what is drawn, in their order, in pieces of whole items. */
function pieces(items: readonly string[], drawn: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const item of items) {
    open = charactersOf([open, without(item, drawn, ...found)]);
    if ([...open].length < leastOfPiece) continue;
    found.push(open);
    open = '';
  }
  return open === '' ? found : [...found, open];
}

/** What some texts of each item need. */
function itemsOf(items: PageTexts['content'], isWanted: (text: Text) => boolean): string[] {
  return items.map((item) => charactersIn(item.filter(isWanted)));
}

function isHeading({ isHeading }: Text): boolean {
  return isHeading;
}

function isBold({ text, isHeading }: Text): boolean {
  return isHeading || [...text.replace(/\{\w+(, \w+)?\}/g, '')].length <= longestBold;
}

function charactersIn(texts: readonly Text[]): string {
  return beyondLatin(texts.map(({ text }) => text).join(''));
}
