import type { EffectId, GameMusic, MusicId } from './sounds.ts';

/** From this streak on the music is happy. */
const happyFrom = 5;

/** What a right answer sounds like that makes the streak this long. */
export function comboSound(streak: number): EffectId {
  if (streak <= 3) return 'correct';
  return streak <= 5 ? 'achievement' : 'level_complete';
}

/** What is heard in play at a streak. */
export const playMusic = ({ play }: GameMusic, streak: number): MusicId | null =>
  play !== null && streak >= happyFrom ? 'happy' : play;
