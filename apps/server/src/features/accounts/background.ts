import { type Wait, waitUnlessAborted } from '../../pacing/wait.ts';

/** When work begins: late enough that the next call does not meet it, and never twice at the same moment. */
const soonestMs = 500;
const latestMs = 3000;

/** Work that nobody's answer waits for, and whose time tells nobody what it was. */
export interface Background {
  /** Begins the work half a second to three seconds later, by chance; a failure is reported. */
  start(work: () => Promise<void>): void;
  /** Begins at once what was put off, and resolves when all has ended. */
  settle(): Promise<void>;
}

export interface BackgroundParts {
  readonly onFailure: (error: unknown) => void;
  readonly wait?: Wait | undefined;
}

export function createBackground({ onFailure, wait = waitUnlessAborted }: BackgroundParts): Background {
  const running = new Set<Promise<void>>();
  const settling = new AbortController();

  async function doLater(work: () => Promise<void>): Promise<void> {
    await wait(soonestMs + Math.random() * (latestMs - soonestMs), settling.signal);
    await work();
  }

  return {
    start(work) {
      const done = doLater(work)
        .catch(onFailure)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      settling.abort();
      await Promise.all(running);
    },
  };
}
