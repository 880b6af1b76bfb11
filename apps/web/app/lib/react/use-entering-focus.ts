import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Focuses the first button of an element that has just appeared, if `wanted` and if nothing else has the focus. */
export function useEnteringFocus(within: RefObject<HTMLElement | null>, wanted: boolean): void {
  const enter = useEffectEvent(() => {
    if (wanted && document.activeElement === document.body)
      within.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), []);
}
