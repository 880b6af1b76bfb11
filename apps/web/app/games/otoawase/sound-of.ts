import type { GameEvent } from '@michi/game-kit/events';
import { soundOf as commonSoundOf } from '../../audio/event-sound.ts';
import type { EffectId } from '../../audio/sounds.ts';

/** What is heard of things that happen together: a hit is a stamp, so that it does not sound like music. */
export function soundOf(events: readonly GameEvent[]): EffectId | null {
  return events.some(({ type }) => type === 'picked') ? 'stamp' : commonSoundOf(events);
}
