import type { ShownWord } from './words.ts';

/** What two chosen kanji would have made. */
export interface Miss {
  /** The two, the right one where it belongs. */
  readonly pair: readonly [string, string];
  /** Which of the two belong where they stand. */
  readonly fits: readonly [boolean, boolean];
  /** Another word that they make; the sound of the one sought; none of the list, or none that is known of. */
  readonly made: { readonly word: ShownWord } | 'sameSound' | 'unlisted' | 'other';
  /** The reading that is sought: of the kanji that is missing, or of the whole word. */
  readonly sought: string;
  /** The kanji that was taken for the missing one; null where both are wrong, or where the reading is not divided. */
  readonly stray: string | null;
}

/** How each kanji of a word is read in it; null where the reading belongs to the whole. */
export function dividedReading({ jukugo, hiragana, kanjiReadings }: ShownWord): readonly string[] | null {
  const divided = kanjiReadings.length === [...jukugo].length && kanjiReadings.join('') === hiragana;
  return divided ? kanjiReadings : null;
}

export interface Known {
  /** How the cards are read, each in any of the words. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
  /** Words that the cards make, by their kanji. */
  readonly words: ReadonlyMap<string, ShownWord>;
  /** Whether these are all words of the list. */
  readonly all: boolean;
}

/** What to say of two kanji that are not the word. */
export function missOf(chosen: readonly [string, string], word: ShownWord, known: Known): Miss {
  const [first = '', second = ''] = [...word.jukugo];
  const [one, other] = chosen;
  const isTurned = one === second || other === first;
  const pair = isTurned ? ([other, one] as const) : chosen;
  const fits = [pair[0] === first, pair[1] === second] as const;
  const readings = dividedReading(word);
  const missing = fits.indexOf(false);
  const oneIsRight = fits.includes(true);
  return {
    pair,
    fits,
    made: madeOf(pair, word, known),
    sought: (oneIsRight && readings?.[missing]) || word.hiragana,
    stray: oneIsRight && readings ? (pair[missing] ?? null) : null,
  };
}

function madeOf([one, other]: Miss['pair'], word: ShownWord, { readings, words, all }: Known): Miss['made'] {
  const made = words.get(one + other) ?? words.get(other + one);
  if (made) return { word: made };
  const sounds = (from: string, to: string) =>
    (readings.get(from) ?? []).some((before) =>
      (readings.get(to) ?? []).some((after) => before + after === word.hiragana),
    );
  if (sounds(one, other) || sounds(other, one)) return 'sameSound';
  return all ? 'unlisted' : 'other';
}
