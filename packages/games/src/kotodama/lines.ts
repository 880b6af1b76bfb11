import * as z from 'zod/mini';
import { targets } from './constants.ts';
import { moraeOf } from './morae.ts';
import { type PoemWord, particles, wordOf } from './words.ts';

/** A word of the list, or kana between words. */
export const pieceSchema = z.union([
  z.object({ word: z.string().check(z.maxLength(12)) }),
  z.object({ kana: z.string().check(z.maxLength(4)) }),
]);
export type Piece = z.infer<typeof pieceSchema>;

/** More pieces than seven morae can hold are no line. */
export const lineSchema = z.array(pieceSchema).check(z.maxLength(7));
export type Line = z.infer<typeof lineSchema>;

export const linesSchema = z.tuple([lineSchema, lineSchema, lineSchema]);
/** From right to left. */
export type Lines = z.infer<typeof linesSchema>;

export const emptyLines: Lines = [[], [], []];

/** Whether a piece is a word of the list or one of the particles. */
export const isKnownPiece = (piece: Piece): boolean =>
  'word' in piece ? wordOf(piece.word) !== null : particles.some((each) => each === piece.kana);

/** How it is read; nothing for what is not known. */
export const kanaOf = (piece: Piece): string =>
  'word' in piece ? (wordOf(piece.word)?.kana ?? '') : piece.kana;

export const textOf = (piece: Piece): string =>
  'word' in piece ? (wordOf(piece.word)?.kanji ?? '') : piece.kana;

export const moraeOfLine = (line: Line): number => moraeOf(line.map(kanaOf).join(''));

/** How many morae a line still takes. */
export const roomOf = (lines: Lines, place: number): number =>
  (targets[place] ?? 0) - moraeOfLine(lines[place] ?? []);

export const isValidLine = (lines: Lines, place: number): boolean => roomOf(lines, place) === 0;
/** Whether every line is full; of a classic the first one is given. */
export const areValid = (lines: Lines, firstIsGiven = false): boolean =>
  targets.every((_, place) => (place === 0 && firstIsGiven) || isValidLine(lines, place));

/** The lines with a piece more; null when it would overrun its line, or is not known. */
export function withPiece(lines: Lines, place: number, piece: Piece): Lines | null {
  if (!isKnownPiece(piece) || moraeOf(kanaOf(piece)) > roomOf(lines, place)) return null;
  return lines.map((line, index) => (index === place ? [...line, piece] : line)) as Lines;
}

/** Where one writes on after a piece was added: at the next line once this one is full. */
export const nextPlace = (lines: Lines, place: number): number =>
  isValidLine(lines, place) ? Math.min(place + 1, targets.length - 1) : place;

/** The words of a poem, each once. */
export function wordsIn(lines: Lines): readonly PoemWord[] {
  const ids = lines.flat().flatMap((piece) => ('word' in piece ? piece.word : []));
  return [...new Set(ids)].flatMap((id) => wordOf(id) ?? []);
}

/** Its text as it is written, line by line: two poems with the same are one. */
export const textOfLines = (lines: Lines): string =>
  lines.map((line) => line.map(textOf).join('')).join('\n');
