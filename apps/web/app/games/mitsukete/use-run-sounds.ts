import type { State } from '@michi/games/mitsukete/rules';
import { useEffect, useEffectEvent } from 'react';
import { isCountedDown } from '../../audio/countdown.ts';
import { playEffect } from '../../audio/use-sound.ts';
import type { Snapshot } from '../../play/session.ts';
import type { useRunEvents } from '../../play/use-run.ts';
import { useEventSounds } from '../use-event-sounds.ts';

/** Lets a run be heard: what happens in it, and its last seconds. */
export function useRunSounds(
  run: Parameters<typeof useRunEvents>[0],
  snapshot: Snapshot<State> | null,
  elapsedMs: number,
): void {
  useEventSounds(run);

  const limitS = snapshot?.state.setup.timeLimitS ?? null;
  const leftS = limitS === null ? null : limitS - Math.floor(elapsedMs / 1000);
  const countDown = useEffectEvent((left: number | null) => {
    if (snapshot?.state.phase === 'playing' && !snapshot.paused && isCountedDown(left))
      playEffect('countdown');
  });
  useEffect(() => countDown(leftS), [leftS]);
}
