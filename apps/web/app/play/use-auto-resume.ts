import { useEffect } from 'react';
import type { RunSession } from './session.ts';

/** Lets a run in which no time is counted go on by itself, whenever it was paused and the page can be seen. */
export function useAutoResume(
  session: Pick<RunSession<unknown, unknown, unknown>, 'resume'> | null,
  paused: boolean,
): void {
  useEffect(() => {
    if (!session || !paused) return;
    const goOn = () => {
      if (!document.hidden) session.resume();
    };
    goOn();
    document.addEventListener('visibilitychange', goOn);
    return () => document.removeEventListener('visibilitychange', goOn);
  }, [session, paused]);
}
