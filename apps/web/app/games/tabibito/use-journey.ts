import { type JourneyStats, journeyStats } from '@michi/games/tabibito/journey';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { JournalPage } from '../../learner/journal.ts';
import { useDay } from '../../lib/time/use-now.ts';
import { browserJournal } from '../../play/browser-journal.ts';

export interface ShownJourney {
  readonly stats: JourneyStats;
  /** Ids of the modules that are completed. */
  readonly completed: ReadonlySet<string>;
  /** Those of them that have to be passed once more to count on the server. */
  readonly unproved: ReadonlySet<string>;
}

const nothing: readonly JournalPage[] = [];

const subscribe = (listener: () => void) => browserJournal().subscribe(listener);

/** What the learner has completed, as this device knows it; asks the server once. Empty on the server and at hydration. */
export function useJourney(): ShownJourney {
  useEffect(() => void browserJournal().refresh(), []);
  const pages = useSyncExternalStore(
    subscribe,
    () => browserJournal().shown(),
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
