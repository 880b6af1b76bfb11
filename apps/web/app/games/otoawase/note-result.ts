import type { Outcome } from '@michi/games/otoawase/scoring';

/** What became of a note with a kanji. */
export type NoteResult = 'perfect' | 'good' | 'shown' | 'wrong' | 'unknown' | 'missed';

/** Of a note that is over; a contested answer counts as right there. */
export function noteResult({ timing, right, isContested, given }: Outcome): NoteResult {
  if (timing === 'missed' || right === true || isContested) return timing;
  if (right === undefined) return 'shown';
  return given === null ? 'unknown' : 'wrong';
}
