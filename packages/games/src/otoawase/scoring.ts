import type { Ms } from '@michi/game-kit/time';
import type { Note } from './chart.ts';
import {
  comboBonusPercent,
  fallMs,
  goodPoints,
  hitWithinPercent,
  linePercent,
  missedPastPercent,
  perfectPoints,
  perfectWithinPercent,
} from './constants.ts';

/** How well a note was hit. */
export type Timing = 'perfect' | 'good';

/** What became of a note; without an answer it was missed, asks for nothing, or its answer is being given. */
export interface Outcome {
  readonly timing: Timing | 'missed';
  /** What was typed; null for "I don't know". */
  readonly given?: string | null;
  readonly right?: boolean;
  /** It was refused, and the learner says that it was right: it is neither. */
  readonly isContested?: true;
  /** A plain beat counts for nothing. */
  readonly isPlain?: true;
}

const ms = (percent: number): Ms => (percent * fallMs) / 100;

/** A note comes into sight so long before its beat. */
export const leadMs = ms(linePercent);
/** It is missed at this time after its beat. */
export const missedAfterMs = ms(missedPastPercent - linePercent) + 1;

/** Where a note is at a time of the song, in percent of its way. */
export const positionOf = ({ at }: Pick<Note, 'at'>, songMs: Ms): number =>
  linePercent + ((songMs - at) / fallMs) * 100;

/** How a press at a time of the song hits the note; null when it lies too far from the line. */
export function timingOf({ at }: Pick<Note, 'at'>, songMs: Ms): Timing | null {
  const off = Math.abs(songMs - at);
  if (off > ms(hitWithinPercent)) return null;
  return off <= ms(perfectWithinPercent) ? 'perfect' : 'good';
}

/** What a hit is worth after so many right answers in a row; it is paid when its kanji is named. */
export function pointsOf(timing: Timing, combo: number): number {
  const points = timing === 'perfect' ? perfectPoints : goodPoints;
  return points + (points / 100) * comboBonusPercent * combo;
}

/**
 * In whole percent, rounded down: the notes that were hit and named, of those that asked for a kanji or
 * were missed. Null before the first.
 */
export function accuracyOf(outcomes: readonly Outcome[]): number | null {
  const over = outcomes.filter(isOver);
  if (over.length === 0) return null;
  return Math.floor((over.filter(({ right }) => right).length / over.length) * 100);
}

const isOver = ({ timing, right, isPlain }: Outcome): boolean =>
  !isPlain && (timing === 'missed' || right !== undefined);

/** The grades that a song is given, each from its percent of accuracy on. */
export const grades = [
  { kanji: '秀', from: 95 },
  { kanji: '優', from: 90 },
  { kanji: '良', from: 80 },
  { kanji: '可', from: 60 },
] as const;
export type Grade = (typeof grades)[number];

/** Null below the last of them. */
export const gradeOf = (accuracy: number): Grade | null =>
  grades.find(({ from }) => accuracy >= from) ?? null;
