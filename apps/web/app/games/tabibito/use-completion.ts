import type { StartedModule } from '@michi/contracts/tabibito';
import { useEffect, useEffectEvent, useState } from 'react';
import { playEffect } from '../../audio/use-sound.ts';
import { completeModule } from './complete-module.ts';
import { useCelebration } from './use-celebration.ts';

/** Completes a lesson whose arrival is shown, once; answers what it brought, null when it was completed before. */
export function useCompletion(
  module: StartedModule,
  arrived: boolean,
  onCompleted: () => void,
): number | null {
  const [points, setPoints] = useState<number | null>(null);
  const complete = useEffectEvent(() => {
    if (module.is_completed) return;
    setPoints(completeModule(module));
    playEffect('stamp');
  });
  useEffect(() => {
    if (arrived) complete();
  }, [arrived]);
  useCelebration(points, onCompleted);
  return points;
}
