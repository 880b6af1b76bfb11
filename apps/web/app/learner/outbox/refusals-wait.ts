import { createSignal } from '../../lib/react/signal.ts';
import { keys } from '../keys.ts';

/** Whether the learner has to be told of something that the server refused for good. */
export const refusalsWait = createSignal(() => {
  try {
    return Object.keys(localStorage).some(isRefusalKey);
  } catch {
    return false; // forbidden
  }
});

/** Whether a change of this key, or of everything, may have changed that. */
export const isRefusalKey = (key: string | null): boolean => key === null || key.startsWith(keys.refusal);
