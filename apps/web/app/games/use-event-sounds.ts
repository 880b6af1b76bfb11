import { soundOf as commonSoundOf } from '../audio/event-sound.ts';
import { playEffect } from '../audio/use-sound.ts';
import { useRunEvents } from '../play/use-run.ts';

/** Lets what happens in a run be heard; a game may have sounds of its own. */
export function useEventSounds(run: Parameters<typeof useRunEvents>[0], soundOf = commonSoundOf): void {
  useRunEvents(run, (events) => {
    const sound = soundOf(events);
    if (sound) playEffect(sound);
  });
}
