import { type JourneyStats, journeyStats } from '@michi/games/tabibito/journey';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { browserJourney } from '../../learner/browser-journey.ts';
import type { CompletedModule } from '../../learner/projections/journey.ts';
import { useDay } from '../../lib/time/use-now.ts';

export interface ShownJourney {
  readonly stats: JourneyStats;
  /** Ids of the modules that are completed. */
  readonly completed: ReadonlySet<string>;
  /** Those of them that have to be passed once more to count on the server. */
  readonly unproved: ReadonlySet<string>;
}

const nothing: readonly CompletedModule[] = [];

const subscribe = (listener: () => void) => browserJourney().subscribe(listener);

/** What the learner has completed, as this device knows it; asks the server once. Empty on the server and at hydration. */
export function useJourney(): ShownJourney {
  useEffect(() => void browserJourney().refresh(), []);
  const pages = useSyncExternalStore(
    subscribe,
    () => browserJourney().shown(),
    () => nothing,
  );
  const today = useDay() ?? 0;
  return useMemo(
    () => ({
      stats: journeyStats(pages, today),
      completed: new Set(pages.map(({ module }) => module)),
      unproved: new Set(pages.filter((page) => page.unproved).map(({ module }) => module)),
    }),
    [pages, today],
  );
}
