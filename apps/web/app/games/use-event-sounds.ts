import { soundOf } from '../audio/event-sound.ts';
import { playEffect } from '../audio/use-sound.ts';
import { useRunEvents } from '../play/use-run.ts';

/** Lets what happens in a run be heard. */
export function useEventSounds(run: Parameters<typeof useRunEvents>[0]): void {
  useRunEvents(run, (events) => {
    const sound = soundOf(events);
    if (sound) playEffect(sound);
  });
}
