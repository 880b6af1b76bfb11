import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does, for `memo` children that need not be drawn anew. */
export function useSameAct<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
