import { useEffect, useEffectEvent } from 'react';
import { isCountedDown } from '../audio/countdown.ts';
import { playEffect } from '../audio/use-sound.ts';

/** Lets the last seconds be heard while the clock is running; null is a game without limit. */
export function useCountdownSound(secondsLeft: number | null, running: boolean): void {
  const countDown = useEffectEvent((left: number | null) => {
    if (running && isCountedDown(left)) playEffect('countdown');
  });
  useEffect(() => countDown(secondsLeft), [secondsLeft]);
}
