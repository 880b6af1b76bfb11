import { pointsOf } from '@michi/games/otoawase/scoring';
import type { State } from '@michi/games/otoawase/state';

/** How the last press or note went, as the field shows it for a moment. */
export interface Judged {
  /** Tells one from the next. */
  readonly key: string;
  readonly is: 'perfect' | 'good' | 'missed' | 'stray';
  /** What the hit is worth once its kanji is named. */
  readonly points: number | null;
}

/** Null when there is nothing to show. */
export function judgementOf({ outcomes, phase, combo, strays }: State, isStray: boolean): Judged | null {
  if (isStray && strays > 0 && phase !== 'asking')
    return { key: `stray ${strays}`, is: 'stray', points: null };
  const last = outcomes.at(-1);
  const key = `note ${outcomes.length}`;
  if (last?.timing === 'missed') return { key, is: 'missed', points: null };
  return last && phase === 'asking' ? { key, is: last.timing, points: pointsOf(last.timing, combo) } : null;
}
