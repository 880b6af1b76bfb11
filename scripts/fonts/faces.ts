import { planArticles } from './article-faces.ts';
import {
  charactersOf,
  japanesePunctuation,
  kana,
  latin,
  latinExtended,
  latinInJapanese,
  without,
} from './characters.ts';
import {
  anyWeight,
  type Cut,
  type Face,
  face,
  type JapanesePackage,
  japaneseCut,
  type Sheet,
} from './face.ts';
import type { Texts } from './texts.ts';

/** Latin letters and punctuation, with spaces that browsers make out of a font's own. */
const anyLatin = 'U+20-FF,U+152-153,U+2009-203A,U+20AC,U+2122,U+2212';

const anyKana = 'U+3000-30FF';

/** Kanji, kana, their punctuation and full-width forms. */
const anyJapanese = `${anyKana},U+4E00-9FFF,U+FF01-FF5E`;

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
  return [
    ...latinFaces(),
    ...gothicFaces(texts),
    ...minchoFaces(texts),
    ...modelFaces(texts),
    ...planArticles(texts),
  ];
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
 * Japanese interface text. Kana have a file of their own at weight 400, because people type them and they stand
 * beside every example. Latin is for pages in Japanese, which name this family before "Alegreya Sans" and so do
 * without the latter.
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
    const everywhere = share.cut('everywhere', texts.everywhere);
    const syllables = weight === 400 ? [share.cut('kana', kana + japanesePunctuation)] : [];
    const reserves =
pageCuts(share, texts, weight === 400 ? 'all' : 'labels');
    const elsewhere = share.cut('elsewhere', texts.elsewhere);
    const games = [share.cut('play', texts.play), share.cut('levels', texts.levels)];
    const decks = texts.decks.map((deck) => share.cut(deck.id, deck.kanji + deck.glosses));
    const declare = (cut: Cut, sheet: Sheet) => face('Zen Kaku Gothic New', weight, cut, sheet);
    return [
      ...reserves.map((cut) => ({ ...declare(cut, 'frame'), claims: anyJapanese })),
      ...syllables.map((cut) => ({ ...declare(cut, 'frame'), claims: anyKana })),
      ...[latinLetters, everywhere, elsewhere].map((cut) => declare(cut, 'frame')),
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
  const reserves = pageCuts(semibold, texts, 'headings');
  const elsewhere = semibold.cut('elsewhere', texts.elsewhere);
  const games = [semibold.cut('play', texts.play), semibold.cut('levels', texts.levels)];
  const printed = deckKanji.map((cut) => ({ cut, characters: semibold.claim(cut.characters) }));
  const glosses = texts.decks.map((deck) => semibold.cut(`${deck.id}-glosses`, deck.glosses));

  const declare = (cut: Cut, sheet: Sheet) => face('Michi Mincho', anyWeight, cut, sheet);
  return [
    { ...face('Shippori Mincho', 500, crests, 'frame'), claims: anyJapanese },
    face('Shippori Mincho', 700, stamps, 'frame'),
    ...reserves.map((cut) => ({ ...declare(cut, 'frame'), claims: anyJapanese })),
    ...[everywhere, elsewhere].map((cut) => declare(cut, 'frame')),
    ...[...deckKanji, playWords].map((cut) => face('Shippori Mincho', 500, cut, 'kanji')),
    ...[...games, ...glosses].map((cut) => declare(cut, 'kanji')),
    ...printed.map(({ cut, characters }) => ({ ...declare(cut, 'kanji'), characters })),
  ];
}

/**
 * The messages, in three files from the last to be tried to the first: what no message of its kind needs, other
 * pages, first pages.
 */
function pageCuts(share: Share, { first, other }: Texts, kind: 'all' | 'labels' | 'headings'): Cut[] {
  const firstPages = share.cut('first', first[kind]);
  const otherPages = share.cut('other', other[kind]);
  const rest = share.cut('rest', first.all + other.all + kana + japanesePunctuation);
  return [rest, otherPages, firstPages];
}

/** The form to write by hand. */
function modelFaces(texts: Texts): Face[] {
  const share = new Share('klee-one', 600);
  const cuts = [
    share.cut('kana', kana + japanesePunctuation),
    ...texts.decks.map((deck) => share.cut(deck.id, deck.kanji)),
  ];
  return cuts.map((cut) => face('Klee One', anyWeight, cut, cut === cuts[0] ? 'frame' : 'kanji'));
}

/** Shares the characters of one Japanese font among its cuts: the first to ask for a character has it. */
class Share {
  readonly #from: JapanesePackage;
  readonly #weight: number;
  #taken = '';

  constructor(from: JapanesePackage, weight: number) {
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
    return japaneseCut(this.#from, this.#weight, name, this.claim(characters));
  }
}
