import { setTimeout as pause } from 'node:timers/promises';

/** Waits that long, or until the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const waitUnlessAborted: Wait = async (ms, signal) => {
  await pause(ms, undefined, { signal }).catch(() => undefined);
};
