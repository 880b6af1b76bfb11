import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as waitFor } from 'node:timers/promises';

/** How long a background job that has failed is left alone. */
const afterFailureMs = 60_000;

/** Does one piece of some work, a few milliseconds long. False when nothing of it is left. */
export type Piece = () => Promise<boolean>;

/** Long work, done in pieces between which everything else has its turn. */
export interface BackgroundJobs {
  /** Adds a kind of work, which is to be found in the database, and answers what to call once there may be some. */
  add(piece: Piece): () => void;
  /** Resolves once nothing is left, or after so many ms. */
  settled(mostMs: number): Promise<void>;
}

export interface BackgroundJobsParts {
  /** Told of what no piece should fail with; the work goes on a minute later. */
  report(error: unknown): void;
  /** Waits so many ms. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

const unreferenced = (ms: number) => waitFor(ms, undefined, { ref: false });

/** The kinds take turns, and rest for as long as they work: all of them together take half of the event loop at most. */
export function createBackgroundJobs({ report, pause = unreferenced }: BackgroundJobsParts): BackgroundJobs {
  // Pieces must not run inside whatever transaction the caller happens to be in.
  const inOwnContext = AsyncLocalStorage.snapshot();
  const awake = new Set<Piece>();
  let working: Promise<void> | undefined;

  async function workOn(piece: Piece): Promise<void> {
    awake.delete(piece); // whoever wakes it meanwhile is heard
    const begun = performance.now();
    try {
      if (await piece()) awake.add(piece);
    } catch (error) {
      report(error);
      setTimeout(() => wake(piece), afterFailureMs).unref();
    }
    await pause(performance.now() - begun);
  }

  async function work(): Promise<void> {
    while (awake.size > 0) for (const piece of [...awake]) await workOn(piece);
    working = undefined;
  }

  function wake(piece: Piece): void {
    awake.add(piece);
    working ??= inOwnContext(work);
  }

  return {
    add: (piece) => () => wake(piece),
    async settled(mostMs) {
      if (working) await Promise.race([working, waitFor(mostMs, undefined, { ref: false })]);
    },
  };
}
