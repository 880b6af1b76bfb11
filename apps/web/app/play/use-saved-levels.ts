import type { PlayedGame } from '@michi/games/catalogue';
import { useCallback, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

const none: readonly string[] = [];

/** The levels of a game of which a run was left and can be resumed; none on the server and at hydration. */
export function useSavedLevels(game: PlayedGame): readonly string[] {
  const subscribe = useCallback((listener: () => void) => browserPlayer().savedRuns.subscribe(listener), []);
  return useSyncExternalStore(
    subscribe,
    () => browserPlayer().savedRuns.levels(game),
    () => none,
  );
}
