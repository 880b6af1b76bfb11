import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as waitFor } from 'node:timers/promises';

/** How long a background job that has failed is left alone. */
const afterFailureMs = 60_000;

/** Does one step of some work, a few milliseconds long. False when nothing of it is left. */
export type JobStep = () => Promise<boolean>;

/** Long work, done in steps between which everything else has its turn. */
export interface BackgroundJobs {
  /** Adds a kind of work, which is to be found in the database, and answers what to call once there may be some. */
  add(step: JobStep): () => void;
  /** Resolves once nothing is left, or after so many ms. */
  settled(mostMs: number): Promise<void>;
}

export interface BackgroundJobsParts {
  /** Called with what no step should fail with; the work goes on a minute later. */
  onFailure(error: unknown): void;
  /** Waits so many ms. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

const unreferenced = (ms: number) => waitFor(ms, undefined, { ref: false });

/** The kinds take turns, and rest for as long as they work: all of them together take half of the event loop at most. */
export function createBackgroundJobs({
  onFailure,
  pause = unreferenced,
}: BackgroundJobsParts): BackgroundJobs {
  // Steps must not run inside whatever transaction the caller happens to be in.
  const inOwnContext = AsyncLocalStorage.snapshot();
  const awake = new Set<JobStep>();
  let working: Promise<void> | undefined;

  async function workOn(step: JobStep): Promise<void> {
    awake.delete(step); // whoever wakes it meanwhile is heard
    const begun = performance.now();
    try {
      if (await step()) awake.add(step);
    } catch (error) {
      onFailure(error);
      setTimeout(() => wake(step), afterFailureMs).unref();
    }
    await pause(performance.now() - begun);
  }

  async function work(): Promise<void> {
    while (awake.size > 0) for (const step of [...awake]) await workOn(step);
    working = undefined;
  }

  function wake(step: JobStep): void {
    awake.add(step);
    working ??= inOwnContext(work);
  }

  return {
    add: (step) => () => wake(step),
    async settled(mostMs) {
      if (working) await Promise.race([working, waitFor(mostMs, undefined, { ref: false })]);
    },
  };
}
