import {
  charactersOf,
  japanesePunctuation,
  kana,
  latin,
  latinExtended,
  latinInJapanese,
  without,
} from './characters.ts';
import type { Texts } from './texts.ts';

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

/** One @font-face rule: some or all characters of a cut under a family and weight. */
export interface Face {
  readonly family: string;
  readonly weight: string;
  readonly cut: Cut;
  readonly characters: string;
  /** Which style sheet declares it: `frame` stands on every page, `kanji` where a game is played. */
  readonly sheet: 'frame' | 'kanji';
  /**
   * A unicode-range to declare instead of the exact one, much shorter to write. The browser tries the file for any
   * character in it that no later rule claims, and goes on to the next family when the file lacks it.
   */
  readonly claims?: string;
  readonly sizeAdjust?: string;
}

/** Latin letters and punctuation, with spaces that browsers make out of a font's own. */
const anyLatin = 'U+20-FF,U+152-153,U+2009-203A,U+20AC,U+2122,U+2212';

/** Kanji, kana, their punctuation and full-width forms. */
const anyJapanese = 'U+3000-30FF,U+4E00-9FFF,U+FF01-FF5E';

type Sheet = Face['sheet'];
type Package = 'shippori-mincho' | 'zen-kaku-gothic-new' | 'klee-one';

/** Characters that appear in the heaviest weight: logo, stamps. */
const stamped = '道済合空乱完花';

/**
 * All faces of the product, each after those it takes precedence over.
 *
 * A browser picks the weight of a family first and only then looks for the character, so a face of weight 600
 * never helps out at 700. Therefore "Shippori Mincho" holds what has its exact weight, and "Michi Mincho", next
 * in the font stack, holds Japanese for every weight.
 */
export function planFaces(texts: Texts): Face[] {
  return [...latinFaces(), ...gothicFaces(texts), ...minchoFaces(texts), ...modelFaces(texts)];
}

function latinFaces(): Face[] {
  const text = latin + latinExtended;
  const interfaceFaces = [400, 500, 700, 800].map((weight) =>
    latinFace('Alegreya Sans', weight, latinCut('alegreya-sans', weight, text)),
  );
  const semibold = latinCut('shippori-mincho', 600, latin);
  const bold = latinCut('shippori-mincho', 700, latin);
  const macron: Cut = {
    ...latinCut('source-serif-4', 500, latinExtended),
    name: 'michi-macron',
    slice: 'latin-ext',
  };
  return [
    ...interfaceFaces,
    latinFace('Shippori Mincho', 500, semibold),
    latinFace('Shippori Mincho', 600, semibold),
    latinFace('Shippori Mincho', 700, bold),
    { ...face('Michi Macron', '400 800', macron, 'frame'), sizeAdjust: '97%' },
  ];
}

function latinFace(family: string, weight: number, cut: Cut): Face {
  return { ...face(family, weight, cut, 'frame'), claims: anyLatin };
}

function latinCut(from: string, weight: number, characters: string): Cut {
  return { name: `${from}-${weight}`, from, slice: 'latin', weight, characters };
}

/**
 * Japanese interface text. Kana belong to the first file: people type them. Latin is for pages in Japanese, which
 * name this family before "Alegreya Sans" and so do without the latter.
 */
function gothicFaces(texts: Texts): Face[] {
  return [400, 700].flatMap((weight) => {
    const latinLetters: Cut = {
      name: `zen-kaku-gothic-new-${weight}-latin`,
      from: 'zen-kaku-gothic-new',
      slice: 'latin',
      weight,
      characters: latinInJapanese,
    };
    const share = new Share('zen-kaku-gothic-new', weight);
    const labels = weight === 700 ? [share.cut('labels', texts.firstLabels)] : [];
    const everywhere = share.cut('everywhere', texts.everywhere);
    const first = weight === 400 ? [share.cut('first', texts.firstPages + kana + japanesePunctuation)] : [];
    const other = share.cut('other', texts.firstPages + texts.otherPages + kana + japanesePunctuation);
    const games = [share.cut('play', texts.play), share.cut('levels', texts.levels)];
    const decks = texts.decks.map((deck) => share.cut(deck.id, deck.kanji + deck.glosses));
    const declare = (cut: Cut, sheet: Sheet) => face('Zen Kaku Gothic New', weight, cut, sheet);
    return [
      { ...declare(other, 'frame'), claims: anyJapanese },
      ...[latinLetters, ...labels, everywhere, ...first].map((cut) => declare(cut, 'frame')),
      ...[...games, ...decks].map((cut) => declare(cut, 'kanji')),
    ];
  });
}

/** Headings and printed kanji. */
function minchoFaces(texts: Texts): Face[] {
  const medium = new Share('shippori-mincho', 500);
  const crests = medium.cut('everywhere', texts.everywhere);
  const deckKanji = texts.decks.map((deck) => medium.cut(deck.id, deck.kanji));
  const playWords = medium.cut('play', texts.play);
  const stamps = new Share('shippori-mincho', 700).cut('stamps', stamped);

  const semibold = new Share('shippori-mincho', 600);
  const everywhere = semibold.cut('everywhere', texts.everywhere);
  const labels = semibold.cut('labels', texts.firstLabels);
  const other = semibold.cut('other', texts.firstPages + texts.otherPages + kana + japanesePunctuation);
  const games = [semibold.cut('play', texts.play), semibold.cut('levels', texts.levels)];
  const printed = deckKanji.map((cut) => ({ cut, characters: semibold.claim(cut.characters) }));
  const glosses = texts.decks.map((deck) => semibold.cut(`${deck.id}-glosses`, deck.glosses));

  const anyWeight = (cut: Cut, sheet: Sheet) => face('Michi Mincho', '100 900', cut, sheet);
  return [
    { ...face('Shippori Mincho', 500, crests, 'frame'), claims: anyJapanese },
    face('Shippori Mincho', 700, stamps, 'frame'),
    { ...anyWeight(other, 'frame'), claims: anyJapanese },
    anyWeight(everywhere, 'frame'),
    anyWeight(labels, 'frame'),
    ...[...deckKanji, playWords].map((cut) => face('Shippori Mincho', 500, cut, 'kanji')),
    ...[...games, ...glosses].map((cut) => anyWeight(cut, 'kanji')),
    ...printed.map(({ cut, characters }) => ({ ...anyWeight(cut, 'kanji'), characters })),
  ];
}

/** The form to write by hand. */
function modelFaces(texts: Texts): Face[] {
  const share = new Share('klee-one', 600);
  const cuts = [
    share.cut('kana', kana + japanesePunctuation),
    ...texts.decks.map((deck) => share.cut(deck.id, deck.kanji)),
  ];
  return cuts.map((cut) => face('Klee One', '100 900', cut, cut === cuts[0] ? 'frame' : 'kanji'));
}

function face(family: string, weight: number | string, cut: Cut, sheet: Sheet): Face {
  return { family, weight: String(weight), cut, characters: cut.characters, sheet };
}

/** Shares the characters of one Japanese font among its cuts: the first to ask for a character has it. */
class Share {
  readonly #from: Package;
  readonly #weight: number;
  #taken = '';

  constructor(from: Package, weight: number) {
    this.#from = from;
    this.#weight = weight;
  }

  /** Takes what is left of `characters`. */
  claim(characters: string): string {
    const left = without(characters, this.#taken);
    this.#taken = charactersOf([this.#taken, left]);
    return left;
  }

  cut(name: string, characters: string): Cut {
    return {
      name: `${this.#from}-${this.#weight}-${name}`,
      from: this.#from,
      slice: 'japanese',
      weight: this.#weight,
      characters: this.claim(characters),
    };
  }
}
