import type { Ms } from '@michi/game-kit/time';
import type { Environment, LiveRun } from './live-run.ts';

/** A value to watch, in the shape that `useSyncExternalStore` takes. */
export interface Watchable<T> {
  subscribe(listener: () => void): () => void;
  value(): T;
}

/** What the clock needs of a live run. */
export type Clocked = Pick<LiveRun<unknown, unknown, unknown>, 'elapsed' | 'subscribe' | 'view'>;

/**
 * Active time in whole steps of `everyMs`. It changes only when the shown step does, and stands still in a
 * pause and after the end.
 */
export function elapsedClock(
  liveRun: Clocked,
  everyMs: Ms,
  schedule: Environment['schedule'],
): Watchable<Ms> {
  const steps = () => Math.floor(liveRun.elapsed() / everyMs) * everyMs;
  let shown = steps();

  return {
    value: () => shown,
    subscribe(listener) {
      let cancel = () => {};
      const look = () => {
        cancel();
        cancel = () => {};
        const now = steps();
        const stepped = now !== shown;
        shown = now;
        const { paused, result } = liveRun.view;
        if (!paused && !result) cancel = schedule(look, Math.ceil(everyMs - (liveRun.elapsed() % everyMs)));
        if (stepped) listener();
      };
      const unsubscribe = liveRun.subscribe(look);
      look();
      return () => {
        cancel();
        unsubscribe();
      };
    },
  };
}
