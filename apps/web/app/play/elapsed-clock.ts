import type { Ms } from '@michi/game-kit/time';
import type { Environment, RunSession } from './session.ts';

/** A value to watch, in the shape that `useSyncExternalStore` takes. */
export interface Watchable<T> {
  subscribe(listener: () => void): () => void;
  value(): T;
}

/** What the clock needs of a session. */
export type Clocked = Pick<RunSession<unknown, unknown, unknown>, 'elapsed' | 'subscribe' | 'snapshot'>;

/**
 * Active time in whole steps of `everyMs`. It changes only when the shown step does, and stands still in a
 * pause and after the end.
 */
export function elapsedClock(
  session: Clocked,
  everyMs: Ms,
  schedule: Environment['schedule'],
): Watchable<Ms> {
  const steps = () => Math.floor(session.elapsed() / everyMs) * everyMs;
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
        const { paused, result } = session.snapshot;
        if (!paused && !result) cancel = schedule(look, Math.ceil(everyMs - (session.elapsed() % everyMs)));
        if (stepped) listener();
      };
      const unsubscribe = session.subscribe(look);
      look();
      return () => {
        cancel();
        unsubscribe();
      };
    },
  };
}
