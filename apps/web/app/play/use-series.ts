import { useMemo } from 'react';
import { useSave } from '../learner/use-save.ts';
import { ofMode, type Reached, type SeriesKind } from './series.ts';

/** What the next level of one mode begins with; null until it is known (`useSave`). */
export function useSeries<T extends Reached>(kind: SeriesKind<T>, mode: string): T | null {
  return useSave(useMemo(() => ofMode(kind, mode), [kind, mode]));
}
