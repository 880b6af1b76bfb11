import { type JourneyStats, journeyStats } from '@michi/games/tabibito/journey';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { JournalPage } from '../../learner/journal.ts';
import { dayOf } from '../../lib/time/day.ts';
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

/** A day may end while the page lies open: whoever comes back to it, or completes something, finds the new one. */
function subscribeToDay(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** What the learner has completed, as this device knows it; asks the server once. Empty on the server and at hydration. */
export function useJourney(): ShownJourney {
  useEffect(() => void browserJournal().refresh(), []);
  const pages = useSyncExternalStore(
    subscribe,
    () => browserJournal().shown(),
    () => nothing,
  );
  const today = useSyncExternalStore(
    subscribeToDay,
    () => dayOf(new Date()),
    () => 0,
  );
  return useMemo(
    () => ({
      stats: journeyStats(pages, today),
      completed: new Set(pages.map(({ module }) => module)),
      unproved: new Set(pages.filter((page) => page.unproved).map(({ module }) => module)),
    }),
    [pages, today],
  );
}
