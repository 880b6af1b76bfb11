/** What is true of a kanji in every language. Readings: on in katakana, kun in hiragana with `.` before okurigana. */
export interface KanjiFacts {
  readonly kanji: string;
  readonly strokes: number;
  /** School year in which Japanese children learn it; 8 stands for secondary school. */
  readonly grade: 1 | 2 | 3 | 4 | 5 | 6 | 8;
  readonly jlpt: JlptLevel;
  readonly on: readonly string[];
  readonly kun: readonly string[];
  /** The reading a beginner should learn first, as the word is spoken, okurigana included. */
  readonly first: { readonly kana: string; readonly romaji: string };
}

/** JLPT levels, from the first one a learner takes (5) to the last (1). */
export type JlptLevel = 5 | 4 | 3 | 2 | 1;

/** Glosses of one language: the first is shown, the rest are accepted as answers too. */
export type Glosses = readonly [shown: string, ...accepted: string[]];

/** A kanji with its glosses in one language. */
export interface KanjiEntry extends KanjiFacts {
  readonly glosses: Glosses;
}
