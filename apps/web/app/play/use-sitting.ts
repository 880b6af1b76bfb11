import { useMemo } from 'react';
import { ofMode, type Reached, type SittingKind } from './sitting.ts';
import { useSave } from './use-save.ts';

/** What the next level of one mode begins with; null until it is known (`useSave`). */
export function useSitting<T extends Reached>(kind: SittingKind<T>, mode: string): T | null {
  return useSave(useMemo(() => ofMode(kind, mode), [kind, mode]));
}
