import { useState } from 'react';

export interface PlayedSeries<T> {
  /** What the level being played began with; null while none is. */
  readonly played: T | null;
  /** How many levels have been begun on this page. */
  readonly turn: number;
  /** The level is over: the next one begins with what is stored by then. */
  goOn(): void;
}

/** Holds a series still while its level lasts, whatever another tab stores meanwhile. `ready` is null until it can begin. */
export function usePlayedSeries<T>(ready: T | null): PlayedSeries<T> {
  const [{ played, turn }, setTurn] = useState<{ played: T | null; turn: number }>({ played: null, turn: 0 });
  if (played === null && ready !== null) setTurn({ played: ready, turn: turn + 1 });
  return { played, turn, goOn: () => setTurn((before) => ({ ...before, played: null })) };
}
