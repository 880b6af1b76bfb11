import { type LevelProgress, type Progress, progress } from '@michi/contracts/progress';
import type { PlayedGame } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import type { JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';
import type { EntryOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { Projection, type Refreshed, snapshotPlace } from './projection.ts';

const snapshot = z.object({ asked: z.int(), value: progress });

const notWon: LevelProgress = { completed: false, highScore: 0 };
export const noProgress: Progress = { totalScore: 0, levels: {} };

/** What the learner has reached in each game. */
export class ProgressProjection {
  readonly #store: JsonStore;
  readonly #outbox: Outbox;
  readonly #ask: (game: PlayedGame) => Promise<Progress>;
  readonly #games = new Map<PlayedGame, Projection<Progress, Progress>>();

  /** `ask` gets the progress from the server. */
  constructor(store: JsonStore, outbox: Outbox, ask: (game: PlayedGame) => Promise<Progress>) {
    this.#store = store;
    this.#outbox = outbox;
    this.#ask = ask;
  }

  /** The same object until something changed. */
  shown(game: PlayedGame): Progress {
    return this.#of(game).shown();
  }

  subscribe(game: PlayedGame, listener: () => void): () => void {
    return this.#of(game).subscribe(listener);
  }

  refresh(game: PlayedGame): Promise<Refreshed> {
    return this.#of(game).refresh();
  }

  /** Another learner plays now. */
  forget(): void {
    const prefix = `${keys.snapshot}progress:`;
    for (const key of this.#store.keys(prefix)) this.#store.entry(key, snapshot).remove();
  }

  #of(game: PlayedGame): Projection<Progress, Progress> {
    const known = this.#games.get(game);
    if (known) return known;
    const [store, outbox, name] = [this.#store, this.#outbox, `progress:${game}`];
    const projection = new Projection<Progress, Progress>({
      ...{ store, outbox, name },
      place: snapshotPlace(store, name, snapshot),
      nothing: noProgress,
      fold: (value, entries) =>
        entries.reduce((before, entry) => (entry.kind === 'run' ? withRun(before, entry) : before), value),
      ask: () => this.#ask(game),
    });
    this.#games.set(game, projection);
    return projection;
  }
}

function withRun(progress: Progress, { body: { level, won, score, summary } }: EntryOf<'run'>): Progress {
  const before = progress.levels[level];
  if (!won) return before ? progress : { ...progress, levels: { ...progress.levels, [level]: notWon } };
  const times = [before?.flawlessMs, summary?.mistakes === 0 ? summary.activeMs : null];
  const flawlessMs = Math.min(...times.filter((ms) => ms != null));
  const reached: LevelProgress = {
    completed: true,
    highScore: Math.max(before?.highScore ?? 0, score),
    ...(Number.isFinite(flawlessMs) && { flawlessMs }),
  };
  return { totalScore: progress.totalScore + score, levels: { ...progress.levels, [level]: reached } };
}
