/** Work that nobody's answer waits for. */
export interface Background {
  /** Begins the work; a failure is reported. */
  start(work: () => Promise<void>): void;
  /** Resolves when all that was begun has ended. */
  settle(): Promise<void>;
}

export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
