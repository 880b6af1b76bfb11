import { useEffect } from 'react';
import type { LiveRun } from './live-run.ts';

/** Lets a run in which no time is counted go on by itself, whenever it was paused and the page can be seen. */
export function useAutoResume(
  liveRun: Pick<LiveRun<unknown, unknown, unknown>, 'resume'> | null,
  paused: boolean,
): void {
  useEffect(() => {
    if (!liveRun || !paused) return;
    const goOn = () => {
      if (!document.hidden) liveRun.resume();
    };
    goOn();
    document.addEventListener('visibilitychange', goOn);
    return () => document.removeEventListener('visibilitychange', goOn);
  }, [liveRun, paused]);
}
