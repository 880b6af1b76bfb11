import { noStanding, type Standing } from '@michi/progress/standing';
import { useEffect, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

const subscribe = (listener: () => void) => browserPlayer().standings.subscribe(listener);

/**
 * Statistics and seals of the learner, as this device knows them; asks the server once when shown. Empty on the server
 * and at hydration.
 */
export function useStanding(): Standing {
  useEffect(() => void browserPlayer().standings.refresh(), []);
  return useSyncExternalStore(
    subscribe,
    () => browserPlayer().standings.shown(),
    () => noStanding,
  );
}
