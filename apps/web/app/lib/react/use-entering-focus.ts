import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Gives the focus to the first button of what has just appeared, when `wanted` and nothing else has it. */
export function useEnteringFocus(within: RefObject<HTMLElement | null>, wanted: boolean): void {
  const enter = useEffectEvent(() => {
    if (wanted && document.activeElement === document.body)
      within.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), []);
}
