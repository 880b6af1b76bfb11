import type { Progress } from '@michi/contracts/progress';
import type { PlayedGame } from '@michi/games/catalogue';
import { type LearnerStatistics, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { browserLearner } from './browser-learner.ts';
import { noProgress } from './projections/progress.ts';

const progressOfNobody = () => noProgress;

/**
 * What the learner has reached in a game, as this device knows it; asks the server once when shown. Empty on
 * the server and at hydration.
 */
export function useProgress(game: PlayedGame): Progress {
  useEffect(() => void browserLearner().refreshProgress(game), [game]);
  const subscribe = useCallback(
    (listener: () => void) => browserLearner().progress.subscribe(game, listener),
    [game],
  );
  return useSyncExternalStore(subscribe, () => browserLearner().progress.shown(game), progressOfNobody);
}

const subscribeToStatistics = (listener: () => void) => browserLearner().statistics.subscribe(listener);

/**
 * Statistics and achievements of the learner, as this device knows them; asks the server once when shown. Empty on the server
 * and at hydration.
 */
export function useLearnerStatistics(): LearnerStatistics {
  useEffect(() => void browserLearner().statistics.refresh(), []);
  return useSyncExternalStore(
    subscribeToStatistics,
    () => browserLearner().statistics.shown(),
    () => noLearnerStatistics,
  );
}

const noLevels: readonly string[] = [];

/** The levels of a game of which a run was left and can be resumed; none on the server and at hydration. */
export function useSavedLevels(game: PlayedGame): readonly string[] {
  const subscribe = useCallback((listener: () => void) => browserLearner().savedRuns.subscribe(listener), []);
  return useSyncExternalStore(
    subscribe,
    () => browserLearner().savedRuns.levels(game),
    () => noLevels,
  );
}
