import type { RadicalId } from './radicals.ts';

/** From the easiest puzzles to the hardest. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Where a part stands in the square of its kanji, in percent of the square. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Part {
  readonly radical: RadicalId;
  readonly box: Box;
}

export interface Puzzle {
  readonly id: string;
  readonly kanji: string;
  /** The reading to learn first, in kana and in romaji; kun readings are words of their own. */
  readonly kana: string;
  readonly romaji: string;
  readonly difficulty: Difficulty;
  readonly points: number;
  readonly parts: readonly Part[];
}

type Corners = readonly [x: number, y: number, w: number, h: number];

/** A part by its radical and the corners of its box. */
export const part = (radical: RadicalId, [x, y, w, h]: Corners): Part => ({ radical, box: { x, y, w, h } });
