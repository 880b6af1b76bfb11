import { playableGames } from '@michi/games/catalogue';
import { useCallback, useSyncExternalStore } from 'react';
import { keys } from '../../learner/keys.ts';
import { noteVisit, type Visits, visits } from '../../learner/visits.ts';
import { browserStore } from '../../lib/device/storage.ts';

const none: Visits = {};
const subscribe = (listener: () => void) =>
  browserStore().onChange((changed) => {
    if (changed === null || changed === keys.visits) listener();
  });

export interface Visited {
  readonly visited: boolean;
  /** A run has ended since; where none can be played, having been there is enough. */
  readonly played: boolean;
  readonly visit: () => void;
}

/** Whether the learner went to the game of a module and played there, and how going is noted. */
export function useVisited(module: string, game: string | null): Visited {
  const visit = useSyncExternalStore(subscribe, visits, () => none)[module];
  const canPlay = playableGames.some((playable) => playable === game);
  return {
    visited: visit !== undefined,
    played: visit !== undefined && (visit.played || !canPlay),
    visit: useCallback(() => noteVisit(module, game ?? ''), [module, game]),
  };
}
