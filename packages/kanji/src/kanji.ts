/** What is true of a kanji in every language. */
export interface KanjiFacts {
  readonly kanji: string;
  readonly strokes: number;
  /** School year in which Japanese children learn it (table of 2020), 8 for secondary school, null beyond the jōyō kanji. */
  readonly grade: 1 | 2 | 3 | 4 | 5 | 6 | 8 | null;
  /** As lists estimate it, for no official one exists; null where they leave the kanji out. */
  readonly jlpt: JlptLevel | null;
  /** On readings before kun readings, each by how common it is. */
  readonly readings: readonly Reading[];
  /** The reading a beginner should learn first, as the word is spoken, okurigana included. */
  readonly first: { readonly kana: string; readonly romaji: string };
}

export interface Reading {
  /** On readings in katakana, kun readings in hiragana with `.` before okurigana. */
  readonly kana: string;
  readonly type: 'on' | 'kun';
  /** Whether the table of jōyō kanji (2010) lists it. */
  readonly joyo: boolean;
}

/** JLPT levels, from the first one a learner takes (5) to the last (1). */
export type JlptLevel = 5 | 4 | 3 | 2 | 1;

/** What a kanji means in one language. */
export interface Meaning {
  /** The first is shown, the rest are accepted as answers too. */
  readonly glosses: readonly [shown: string, ...accepted: string[]];
  /** Shown beside the gloss where that alone would not tell the kanji from another. */
  readonly note?: string;
}

/** A kanji with what it means in one language. */
export interface KanjiEntry extends KanjiFacts, Meaning {}

/** Other kanji that look like each, the closest first; none of them has its first reading, or a meaning of it. */
export type LookAlikes = Readonly<Record<string, string>>;

/** What is shown of a meaning where one line of plain text must do. */
export const meaningInOneLine = ({ glosses: [shown], note }: Meaning): string =>
  note === undefined ? shown : `${shown} (${note})`;

/** The same with all that is accepted. */
export const meaningsInOneLine = (meaning: Meaning): string =>
  [meaningInOneLine(meaning), ...meaning.glosses.slice(1)].join(' · ');

/** The kana of the readings of one type, the commonest first. */
export function readingsOf({ readings }: Pick<KanjiFacts, 'readings'>, type: Reading['type']): string[] {
  return readings.filter((reading) => reading.type === type).map(({ kana }) => kana);
}

/** The word that a kun reading reads, without the `.` in its kana: 立つ, たつ of 立 and た.つ. */
export function kunWord(kanji: string, { kana }: Pick<Reading, 'kana'>): { word: string; reading: string } {
  const [stem = '', okurigana = ''] = kana.split('.');
  return { word: kanji + okurigana, reading: stem + okurigana };
}
