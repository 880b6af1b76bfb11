import type { State } from '@michi/games/tatakae/rules';
import { useEffect, useEffectEvent } from 'react';
import { isCountedDown } from '../../audio/countdown.ts';
import { playEffect } from '../../audio/use-sound.ts';
import type { Snapshot } from '../../play/session.ts';
import { useRunEvents } from '../../play/use-run.ts';
import { soundOf } from './sounds.ts';

/** Lets a battle be heard: what happens in it, and the last seconds of each round. */
export function useBattleSounds(
  run: Parameters<typeof useRunEvents>[0],
  snapshot: Snapshot<State> | null,
  secondsLeft: number,
): void {
  useRunEvents(run, (events) => {
    const sound = soundOf(events);
    if (sound) playEffect(sound);
  });
  const countDown = useEffectEvent((left: number) => {
    if (snapshot && !snapshot.paused && isCountedDown(left)) playEffect('countdown');
  });
  useEffect(() => countDown(secondsLeft), [secondsLeft]);
}
