import type { Level } from './level.ts';

/** How many levels stand in when the server has none. */
export const standardLevelCount = 8;

/** The kanji of the standard levels by difficulty, all of the first deck. */
export const standardPools = {
  1: ['一', '二', '三', '日', '月', '山', '川', '人', '木', '火'],
  2: ['水', '金', '土', '本', '学', '先', '生', '車'],
  3: ['見', '聞', '読', '話', '書', '食'],
} as const;

const spareKanji = 5;

/** The eight levels that are played while no level of the server can be had. */
export function standardLevels(): Level[] {
  return Array.from({ length: standardLevelCount }, (_, index) => standardLevel(index));
}

function standardLevel(index: number): Level {
  const number = index + 1;
  const difficulty = Math.min(3, Math.ceil(number / 3)) as keyof typeof standardPools;
  const side = 4 + Math.floor(index / 2);
  const targetCount = 3 + Math.floor(index / 4);
  const kanji = [...standardPools[difficulty]];
  return {
    id: `standard-${number}`,
    difficulty,
    rows: side,
    cols: side,
    targetCount,
    kanjiCount: Math.min(targetCount + spareKanji, kanji.length),
    timeLimitS: number < 3 ? null : 120 + 30 * index,
    unlockScore: 150 * index,
    pointsPerMatch: 15 + 5 * index,
    targetBonus: 25 + 5 * index,
    timeBonus: 5 + index,
    kanji,
  };
}
