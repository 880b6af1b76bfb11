import { pointsOf } from '@michi/games/otoawase/scoring';
import { isHeld, type State } from '@michi/games/otoawase/state';

/** How the last press or note went, as the field shows it for a moment. */
export interface Judged {
  /** Tells one from the next. */
  readonly key: string;
  readonly is: 'perfect' | 'good' | 'missed' | 'stray';
  /** What the hit is worth once its kanji is named; null where nothing is asked. */
  readonly points: number | null;
}

/** Null when there is nothing to show. */
export function judgementOf(state: State, isStray: boolean): Judged | null {
  const { outcomes, phase, combo, strays } = state;
  if (isStray && strays > 0 && !isHeld(state)) return { key: `stray ${strays}`, is: 'stray', points: null };
  const last = outcomes.at(-1);
  if (!last) return null;
  const key = `note ${outcomes.length}`;
  const { timing, isPlain } = last;
  if (timing === 'missed') return isPlain ? null : { key, is: timing, points: null };
  if (phase === 'asking') return { key, is: timing, points: pointsOf(timing, combo) };
  return isPlain || phase === 'introducing' ? { key, is: timing, points: null } : null;
}
