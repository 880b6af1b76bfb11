import type { Progress } from '@michi/contracts/progress';
import type { PlayedGame } from '@michi/games/catalogue';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { noProgress } from '../learner/local-progress.ts';
import { browserPlayer } from './browser-player.ts';

const none = () => noProgress;

/**
 * What the learner has reached in a game, as this device knows it; asks the server once when shown. Empty on
 * the server and at hydration.
 */
export function useProgress(game: PlayedGame): Progress {
  useEffect(() => void browserPlayer().refreshProgress(game), [game]);
  const subscribe = useCallback((listener: () => void) => browserPlayer().progress.subscribe(listener), []);
  return useSyncExternalStore(subscribe, () => browserPlayer().progress.shown(game), none);
}
