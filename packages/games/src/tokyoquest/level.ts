import { healthOfLevel, kanjiPowerOfLevel, startHealth, startKanjiPower, xpOfLevel } from './constants.ts';

export interface Hero {
  readonly level: number;
  /** Experience within the level. */
  readonly xp: number;
  /** Experience that leads to the next level. */
  readonly needed: number;
  readonly maxHealth: number;
  readonly kanjiPower: number;
}

export const maxHealthOf = (level: number): number => startHealth + (level - 1) * healthOfLevel;

/** What a traveller is after so much experience in all: what is over goes on into the next level. */
export function heroAfter(experience: number): Hero {
  let level = 1;
  let xp = experience;
  while (xp >= xpOfLevel(level)) {
    xp -= xpOfLevel(level);
    level += 1;
  }
  const kanjiPower = startKanjiPower + (level - 1) * kanjiPowerOfLevel;
  return { level, xp, needed: xpOfLevel(level), maxHealth: maxHealthOf(level), kanjiPower };
}
