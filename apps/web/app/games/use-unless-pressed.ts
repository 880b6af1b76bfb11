import { useEffect, useEffectEvent } from 'react';
import { schedule } from '../learner/browser-learner.ts';

/** Acts after `delayMs` unless the learner presses a key or the page meanwhile; never while `delayMs` is null. */
export function useUnlessPressed(act: () => void, delayMs: number | null): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (delayMs === null) return;
    const stay = schedule(() => actNow(), delayMs);
    document.addEventListener('pointerdown', stay, { once: true });
    document.addEventListener('keydown', stay, { once: true });
    return () => {
      stay();
      document.removeEventListener('pointerdown', stay);
      document.removeEventListener('keydown', stay);
    };
  }, [delayMs]);
}
