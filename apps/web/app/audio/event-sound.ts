import type { GameEvent } from '@michi/game-kit/events';
import type { EffectId } from './sounds.ts';
import { comboSound } from './streak.ts';

/** What is heard of things that happen together: the weightiest of them, if any. */
export function soundOf(events: readonly GameEvent[]): EffectId | null {
  const happened = (type: GameEvent['type']) => events.some((event) => event.type === type);
  if (happened('levelCompleted')) return 'level_complete';
  if (happened('levelFailed')) return 'lose';
  if (happened('mistakeMade')) return 'wrong';
  if (happened('kanjiAnswered'))
    return comboSound(events.find((event) => event.type === 'comboChanged')?.combo ?? 1);
  return happened('picked') ? 'click' : null;
}
