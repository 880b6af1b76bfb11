import { fifth } from './fifth-set.ts';
import { first } from './first-set.ts';
import { fourth } from './fourth-set.ts';
import type { Puzzle } from './puzzle.ts';
import { second } from './second-set.ts';
import { third } from './third-set.ts';

const all = [first, second, third, fourth, fifth] as const;

export type PuzzleId = (typeof all)[number][number]['id'];

type KnownPuzzle = Puzzle & { readonly id: PuzzleId };

/** The sets of ten, each from its easiest puzzle to its hardest. All have the points and difficulties of the first. */
export const sets: readonly (readonly KnownPuzzle[])[] = all;

/** The puzzles of all sets. */
export const puzzles: readonly KnownPuzzle[] = all.flat();

/** How many puzzles a level has, and the points that they bring by themselves, whichever set it plays. */
export const puzzlesPerSet = first.length;
export const pointsPerSet = first.reduce((sum, { points }) => sum + points, 0);

/** The puzzle of an id. */
export const puzzleOf = (id: PuzzleId): KnownPuzzle =>
  puzzles.find((puzzle) => puzzle.id === id) as KnownPuzzle;
