import type { Mode } from '@michi/games/series';
import type { Locale } from '@michi/messages/locales';
import { loadWords, type ShownWord, type WordTexts } from './words.ts';

/** For which level of which mode words are drawn, and in which language. */
export interface Demand {
  readonly mode: Mode;
  readonly level: number;
  readonly locale: Locale;
  /** Words that are to come again. */
  readonly returning: readonly string[];
}

/** Draws the words of a level once, also when they are asked for early and again when they are needed. */
export class WordSupply {
  readonly #load: typeof loadWords;
  #drawn: { readonly demand: string; readonly words: Promise<readonly ShownWord[]> } | null = null;

  constructor(load = loadWords) {
    this.#load = load;
  }

  /** Never rejects. */
  draw(wanted: Demand, texts: WordTexts): Promise<readonly ShownWord[]> {
    const { mode, level, locale, returning } = wanted;
    const demand = `${mode} ${level} ${locale} ${returning.join()}`;
    if (this.#drawn?.demand !== demand) this.#drawn = { demand, words: this.#load(wanted, texts) };
    return this.#drawn.words;
  }

  /** The words were taken: the next draw is another one. */
  taken(): void {
    this.#drawn = null;
  }
}
