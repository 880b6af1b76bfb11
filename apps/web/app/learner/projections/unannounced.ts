import { createSignal } from '../../lib/react/signal.ts';

/** Whether there are achievements or challenges to tell the learner of, or will be, as what is played may bring some. */
export const unannounced = createSignal(() => false);
