import type { PlayedGame } from '@michi/games/catalogue';
import { lastLevel, levelAfter } from '@michi/games/sitting';
import type * as z from 'zod/mini';
import { keys } from '../learner/keys.ts';
import type { Entry, JsonStore } from '../lib/device/storage.ts';

/** A level, and what those before it have brought. */
export interface Reached {
  readonly level: number;
  readonly tally: Readonly<Record<string, number>>;
}

/** How a game keeps its sittings. */
export interface SittingKind<T extends Reached> {
  readonly game: PlayedGame;
  readonly schema: z.ZodMiniType<T>;
  /** What a sitting begins with. */
  readonly first: T;
}

/** Whether the same was brought by the levels before: what began so belongs to this sitting. */
export const sameTally = (one: Reached['tally'], other: Reached['tally']): boolean =>
  Object.keys(one).every((each) => one[each] === other[each]);

/**
 * What a learner has reached in one mode of a game by levels played one after the other. A level that is being played is
 * kept by its run; this is what the next one begins with.
 */
export class SittingStore<T extends Reached> {
  readonly #store: JsonStore;
  readonly #key: string;
  readonly #first: T;
  readonly #entry: Entry<T>;

  constructor(store: JsonStore, { game, schema, first }: SittingKind<T>, mode: string) {
    this.#store = store;
    this.#key = `${keys.sitting}${game}:${mode}`;
    this.#first = first;
    this.#entry = store.entry(this.#key, schema, () => first);
  }

  /** The same object until something changed. */
  get sitting(): T {
    return this.#entry.read();
  }

  /** Whether it will survive this visit. */
  keep(sitting: T): boolean {
    return this.#entry.write(sitting);
  }

  /** Goes on to the next level, unless the learner is elsewhere by now: another tab went on, or began anew. */
  advance({ level, tally: before }: Reached, after: T['tally']): void {
    const now = this.sitting;
    if (now.level !== level || !sameTally(now.tally, before)) return;
    // the last level comes again as it was: with what it brings nobody could have come to it
    const tally = level === lastLevel ? now.tally : after;
    this.keep({ ...this.#first, level: levelAfter(level), tally });
  }

  /** Forgets level and tally. */
  startOver(): void {
    this.keep(this.#first);
  }

  subscribe(listener: () => void): () => void {
    return this.#store.onChange((changed) => {
      if (changed === null || changed === this.#key) listener();
    });
  }
}
