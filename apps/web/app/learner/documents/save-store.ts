import type { GameId } from '@michi/games/catalogue';
import type * as z from 'zod/mini';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';

/** A save of a game, as this device keeps it. */
export interface SaveKind<T> {
  readonly game: GameId;
  /** By this name the game's `saves.ts` says how two devices join it. */
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  /** What a learner begins with. */
  readonly first: T;
}

/**
 * What is carried from run to run of a game, on this device. What is stored here reaches the learner's account, and what
 * other devices of the account have stored arrives here (`saves.ts`).
 */
export class SaveStore<T> {
  readonly #store: JsonStore;
  readonly #key: string;
  readonly #first: T;
  readonly #entry: Entry<T>;

  constructor(store: JsonStore, { game, name, schema, first }: SaveKind<T>) {
    this.#store = store;
    this.#key = `${keys.save}${game}:${name}`;
    this.#first = first;
    this.#entry = store.entry(this.#key, schema, () => first);
  }

  /** The same object until something changed. */
  get value(): T {
    return this.#entry.read();
  }

  /** Whether a value was found that could not be read. */
  get isSetAside(): boolean {
    return this.#store.hasSetAside(this.#key);
  }

  /** Whether it will survive this visit. */
  keep(value: T): boolean {
    return this.#entry.write(value);
  }

  /** Forgets what was reached. */
  startOver(): void {
    this.keep(this.#first);
  }

  subscribe(listener: () => void): () => void {
    return this.#store.onChange((changed) => {
      if (changed === null || changed === this.#key) listener();
    });
  }
}
