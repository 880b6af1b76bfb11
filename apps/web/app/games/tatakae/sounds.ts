import type { GameEvent } from '@michi/game-kit/events';
import type { EffectId } from '../../audio/sounds.ts';
import { comboSound } from '../../audio/streak.ts';

/** The sound of simultaneous events of a battle: that of the most important one, if any. */
export function soundOf(events: readonly GameEvent[]): EffectId | null {
  const happened = (type: GameEvent['type']) => events.some((event) => event.type === type);
  if (happened('levelCompleted')) return 'win';
  if (happened('levelFailed')) return 'lose';
  if (happened('roundEnded')) return 'stamp';
  const gained = events.find((event) => event.type === 'scoreGained');
  if (gained) return comboSound(gained.combo);
  if (happened('strokeWritten')) return 'brush';
  return events.some((event) => event.type === 'rivalSubmitted' && event.points > 0) ? 'wrong' : null;
}
