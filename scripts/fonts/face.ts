import { screens } from './screens.ts';

/** One font file to be cut from a Fontsource package. */
export interface Cut {
  readonly name: string;
  /** Folder below @fontsource. */
  readonly from: string;
  /** The file of the package that holds most of the characters; the rest is sought in the others. */
  readonly slice: 'latin' | 'latin-ext' | 'japanese';
  readonly weight: number;
  readonly characters: string;
  /** Another folder below @fontsource, of the same weight, for characters that the first has nowhere. */
  readonly lender?: string;
}

/** Kana and punctuation. */
export const anyKana = 'U+3000-30FF';

/** Kanji and full-width forms. */
export const anyKanji = 'U+4E00-9FFF,U+FF01-FF5E';

/** Kanji, kana, their punctuation and full-width forms. */
export const anyJapanese = `${anyKana},${anyKanji}`;

/**
 * The style sheets: for every page, where kanji of decks are printed, where a game is played, where kanji are put together, where kanji are written
 * by hand, where learning paths lead, where words of two kanji are shown, where cards lead to articles, where articles
 * are read; and for each kind of Japanese page.
 */
export const sheets = [
  'frame',
  'kanji',
  'games',
  'parts',
  'writing',
  'paths',
  'words',
  'cards',
  'articles',
  ...screens,
] as const;
export type Sheet = (typeof sheets)[number];

/** One @font-face rule: some or all characters of a cut under a family and weight. */
export interface Face {
  readonly family: string;
  readonly weight: string;
  readonly cut: Cut;
  readonly characters: string;
  /** Which style sheet declares it. */
  readonly sheet: Sheet;
  /**
   * A unicode-range to declare instead of the exact one, much shorter to write. The browser tries the file for any
   * character in it that no later rule claims, and goes on to the next family when the file lacks it.
   */
  readonly claims?: string;
  readonly sizeAdjust?: string;
}

/** Every weight: for a family with one file for all of them. */
export const anyWeight = '100 900';

export type JapanesePackage = 'shippori-mincho' | 'zen-kaku-gothic-new' | 'klee-one';

/** A face that draws all characters of a cut. */
export function face(family: string, weight: number | string, cut: Cut, sheet: Sheet): Face {
  return { family, weight: String(weight), cut, characters: cut.characters, sheet };
}

/** A cut of kanji and kana. Zen Kaku Gothic New has few forms of radicals; Shippori Mincho lends its own. */
export function japaneseCut(from: JapanesePackage, weight: number, name: string, characters: string): Cut {
  const lender = from === 'zen-kaku-gothic-new' ? { lender: 'shippori-mincho' } : {};
  return { name: `${from}-${weight}-${name}`, from, slice: 'japanese', weight, characters, ...lender };
}
