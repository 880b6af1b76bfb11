import type { LiveRun, RunView } from './live-run.ts';
import type { Runs } from './runs.ts';
import type { LevelRequest } from './start.ts';

/** What may differ from one opening of a level to the next. */
export type LevelDetails<Setup> = Pick<
  LevelRequest<Setup, unknown, unknown>,
  'setup' | 'seed' | 'mayResume' | 'locale' | 'countIn' | 'prepare' | 'unranked' | 'once'
>;

/** A level on the screen; all null while it is being opened, and when it cannot be had. */
export interface CurrentRun<Setup, State, Move> {
  readonly liveRun: LiveRun<Setup, State, Move> | null;
  readonly view: RunView<State> | null;
  /** Only the server deals it, and cannot be reached. */
  readonly failed?: boolean;
}

export const noCurrentRun = { liveRun: null, view: null } as const;
const failure = { ...noCurrentRun, failed: true } as const;

/** Where one level is played: opens runs, one after the other, and leaves them. */
export class LevelRuns<Setup, State, Move> {
  readonly #runs: () => Runs;
  readonly #level: Pick<LevelRequest<Setup, State, Move>, 'rules' | 'game' | 'level'>;
  #details: LevelDetails<Setup> | null = null;
  #liveRun: LiveRun<Setup, State, Move> | null = null;
  #shown: CurrentRun<Setup, State, Move> = noCurrentRun;
  /** Which opening is awaited; an older one is left as soon as it is there. */
  #opening = 0;
  readonly #listeners = new Set<() => void>();

  /** `runs` is asked for at the first opening, in the browser. */
  constructor(runs: () => Runs, level: Pick<LevelRequest<Setup, State, Move>, 'rules' | 'game' | 'level'>) {
    this.#runs = runs;
    this.#level = level;
  }

  /** The same object until something changed. */
  readonly shown = (): CurrentRun<Setup, State, Move> => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens a level, going on with a saved run of it. Resolves when it is shown or was left before. */
  enter(details: LevelDetails<Setup>): Promise<void> {
    return this.#open(details, false);
  }

  /** Gives the present run up, if there is one, and begins a new one. */
  async restart(): Promise<void> {
    if (!this.#details || !(this.#liveRun || this.#shown.failed)) return;
    this.#liveRun?.discard();
    const { unranked = false, once = false } = this.#details;
    await this.#open({ ...this.#details, unranked: unranked || once }, true);
  }

  /** Leaves the level; its run stays stored for later. */
  leave(): void {
    this.#opening += 1;
    this.#liveRun?.end();
    this.#show(null);
  }

  async #open(details: LevelDetails<Setup>, fresh: boolean): Promise<void> {
    this.leave();
    this.#details = details;
    const opening = this.#opening;
    const liveRun = await this.#runs().open({ ...this.#level, ...details }, { fresh });
    if (opening !== this.#opening) return liveRun?.end();
    if (liveRun === null) return this.#tell(failure);
    liveRun.subscribe(() => {
      if (this.#liveRun === liveRun) this.#show(liveRun);
    });
    this.#show(liveRun);
  }

  #show(liveRun: LiveRun<Setup, State, Move> | null): void {
    this.#liveRun = liveRun;
    this.#tell(liveRun ? { liveRun, view: liveRun.view } : noCurrentRun);
  }

  #tell(shown: CurrentRun<Setup, State, Move>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
