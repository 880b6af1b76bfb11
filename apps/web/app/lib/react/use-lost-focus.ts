import { useEffect, useEffectEvent } from 'react';

/** Takes the focus when it is nowhere: what had it may have gone with a change of `state`. */
export function useLostFocus(state: unknown, taker: () => HTMLElement | null | undefined): void {
  const take = useEffectEvent(() => {
    if (document.activeElement === document.body) taker()?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => take(), [state]);
}
