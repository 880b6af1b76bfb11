import type { EventOf } from '@michi/game-kit/events';
import { firstSeries } from '@michi/games/puzzle/level';
import type { Difficulty } from '@michi/games/puzzle/puzzle';
import { type PuzzleId, puzzleOf } from '@michi/games/puzzle/puzzles';
import type { RadicalId } from '@michi/games/puzzle/radicals';
import { puzzle } from '@michi/games/puzzle/rules';
import { puzzlesOf, type Setup } from '@michi/games/puzzle/setup';
import { RecordedRun } from './recorded-run.ts';

/** The first level of a series, without a clock. */
export function aSetup(overrides: Partial<Setup> = {}): Setup {
  return { ...firstSeries, mode: 'puzzle', set: 1, ...overrides };
}

/** A level in which the puzzles of a difficulty come first. */
const levelOf: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 3, hard: 5 };

/** A level being played: the run, and what lies open. */
export class Bench {
  readonly run: RecordedRun<Setup, ReturnType<typeof puzzle.start>, Parameters<typeof puzzle.play>[1]>;

  constructor(overrides: Partial<Setup> = {}, seed = 1) {
    this.run = new RecordedRun(puzzle, aSetup(overrides), seed);
  }

  get state() {
    return this.run.state.game;
  }

  get answers(): EventOf<'kanjiAnswered'>[] {
    return this.run.events.filter((event) => event.type === 'kanjiAnswered');
  }

  /** The puzzle that lies open. */
  get target(): ReturnType<typeof puzzleOf> {
    return puzzleOf(this.state.target);
  }

  /** The radicals of the kanji that is sought, in the order of its parts. */
  get solution(): RadicalId[] {
    return this.target.parts.map(({ radical }) => radical);
  }

  /** As many radicals as the kanji has, the last of them wrong. */
  get wrong(): RadicalId[] {
    return [...this.solution.slice(0, -1), 'knife'];
  }

  /** Chooses radicals at `at`. False means: one of them was forbidden. */
  choose(radicals: readonly RadicalId[], at: number): boolean {
    return radicals.every((radical) => this.run.play({ choose: radical }, at));
  }

  /** Asks for something other than a radical. False means: forbidden now. */
  ask(ask: 'reset' | 'hint' | 'newPuzzle', at: number): boolean {
    return this.run.play({ ask }, at);
  }

  /** Solves what lies open at `at`, and waits for the next one. */
  solve(at: number): void {
    if (!this.choose(this.solution, at)) throw new Error(`nothing can be chosen at ${at} ms`);
    if (this.run.nextAlarm !== null) this.run.advance(this.run.nextAlarm);
  }

  /** A level in which this puzzle lies open. */
  static with(id: PuzzleId, seed = 1): Bench {
    const level = levelOf[puzzleOf(id).difficulty];
    const bench = new Bench({ level }, seed);
    bench.seek(id, 0);
    return bench;
  }

  /** Asks for other puzzles at `at` until this one lies open, which must be of the difficulty of the level. */
  seek(id: PuzzleId, at: number): void {
    for (let tries = 0; this.state.target !== id; tries++)
      if (tries > 200 || !this.ask('newPuzzle', at)) throw new Error(`${id} does not come`);
  }

  /** Solves all that is left, from `at` on, `every` ms apart. */
  finish(at = 0, every = 10_000): void {
    for (let next = at; this.run.result === null; next += every) this.solve(next);
  }
}

/** The puzzles of the first set. */
export const allPuzzles: readonly PuzzleId[] = puzzlesOf({ set: 1 }).map(({ id }) => id);
