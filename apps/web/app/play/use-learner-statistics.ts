import { type LearnerStatistics, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { useEffect, useSyncExternalStore } from 'react';
import { browserPlayer } from './browser-player.ts';

const subscribe = (listener: () => void) => browserPlayer().statistics.subscribe(listener);

/**
 * Statistics and achievements of the learner, as this device knows them; asks the server once when shown. Empty on the server
 * and at hydration.
 */
export function useLearnerStatistics(): LearnerStatistics {
  useEffect(() => void browserPlayer().statistics.refresh(), []);
  return useSyncExternalStore(
    subscribe,
    () => browserPlayer().statistics.shown(),
    () => noLearnerStatistics,
  );
}
