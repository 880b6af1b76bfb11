import { celebrationMs } from '@michi/games/tabibito/constants';
import { useEffect, useEffectEvent } from 'react';
import { browserLearner } from '../../learner/browser-learner.ts';

/** Tells when what a module has brought has been celebrated; nothing is as long as that is null. */
export function useCelebration(points: number | null, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (points === null) return;
    return browserLearner().schedule(() => over(), celebrationMs);
  }, [points]);
}
