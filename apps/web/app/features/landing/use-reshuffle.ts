import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { cellCount, dealCells } from './deal-cells.ts';

/** How long the sheet stays as it is. */
const reshuffleMs = 10_000;

/** What the cells show, by places in the list of kanji. */
interface Deal {
  readonly shown: readonly number[];
  /** What they showed before; empty at first. */
  readonly before: readonly number[];
  readonly round: number;
}

/** Deals `size` kanji anew every ten seconds, but not while the sheet is held or nobody sees the page. */
export function useReshuffle(size: number, held: boolean) {
  const [deal, setDeal] = useState<Deal>(() => ({ shown: firstCells(size), before: [], round: 0 }));
  const hidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => true,
  );
  const running = useHydrated() && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setDeal(next(size)), reshuffleMs);
    return () => clearInterval(timer);
  }, [running, size]);

  return { ...deal, running, reshuffle: () => setDeal(next(size)) };
}

/** The first ones, so that server and browser agree. */
const firstCells = (size: number) => Array.from({ length: Math.min(size, cellCount) }, (_, place) => place);

const next =
  (size: number) =>
  ({ shown, round }: Deal): Deal => ({
    shown: dealCells(size, shown, Math.random),
    before: shown,
    round: round + 1,
  });

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
