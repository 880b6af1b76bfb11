import type { SeriesGame } from '@michi/games/catalogue';
import { lastLevel, levelAfter } from '@michi/games/series';
import { type SaveKind, SaveStore } from '../learner/documents/save-store.ts';
import type { JsonStore } from '../lib/device/storage.ts';

/** A level, and what those before it have brought. */
export interface Reached {
  readonly level: number;
  readonly totals: Readonly<Record<string, number>>;
}

/** How a game stores its series; each mode is a save. */
export interface SeriesKind<T extends Reached> extends Omit<SaveKind<T>, 'name'> {
  readonly game: SeriesGame;
}

/** Whether the same was brought by the levels before: what began so belongs to this series. */
export const sameTotals = (one: Reached['totals'], other: Reached['totals']): boolean =>
  Object.keys(one).every((each) => one[each] === other[each]);

/** The save of one mode. */
export const ofMode = <T extends Reached>(kind: SeriesKind<T>, mode: string): SaveKind<T> => ({
  ...kind,
  name: mode,
});

/**
 * What a learner has reached in one mode of a game by levels played one after the other. A level that is being played is
 * stored by its run; this is what the next one begins with.
 */
export class SeriesStore<T extends Reached> extends SaveStore<T> {
  readonly #first: T;

  constructor(store: JsonStore, kind: SeriesKind<T>, mode: string) {
    super(store, ofMode(kind, mode));
    this.#first = kind.first;
  }

  /**
   * Goes on to the next level, unless the learner is elsewhere by now: another tab went on, or began anew. `carry` says
   * what else the next level begins with.
   */
  advance(
    { level, totals: before }: Reached,
    after: T['totals'],
    carry: (now: T) => Partial<T> = () => ({}),
  ): void {
    const now = this.value;
    if (now.level !== level || !sameTotals(now.totals, before)) return;
    // the last level comes again as it was: with what it brings nobody could have come to it
    const totals = level === lastLevel ? now.totals : after;
    this.keep({ ...this.#first, ...carry(now), level: levelAfter(level), totals });
  }
}
