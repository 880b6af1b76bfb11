import { seededRandom } from '@michi/game-kit/random';
import type { Level } from './level.ts';

/** Kanji of the first deck: whoever has begun knows some of them, and they lie on the device with their meanings. */
const sheetPool = [
  ...'山川日月木人大一二三四五六七八九十天土火水雨上下右左中小金休父母女男子友名入本百千万円半東西南北前後外年時間今午毎学校先生書語行来出見車電食話読聞何国気白高長',
];

const targetCount = 5;
const kanjiCount = 10;
const seeds = 2 ** 32;

/** What is played on one UTC day: the same level and the same deal for everybody. */
export interface DaySheet {
  /** The UTC day, in days since 1970-01-01. */
  readonly day: number;
  readonly level: Level;
  readonly seed: number;
}

/** The sheet of a UTC day. Everybody can deal it, so that it is the same without a network too. */
export function daySheet(day: number): DaySheet {
  const random = seededRandom(day);
  const kanji = random.shuffle(sheetPool).slice(0, kanjiCount);
  const level: Level = {
    id: `day-${day}`,
    difficulty: 2,
    rows: 6,
    cols: 5,
    targetCount,
    kanjiCount,
    timeLimitS: 180,
    unlockScore: 0,
    pointsPerMatch: 10,
    targetBonus: 20,
    timeBonus: 2,
    kanji,
  };
  return { day, level, seed: random.int(seeds) };
}

const sheetId = /^day-(0|[1-9]\d{0,5})$/;

/** Whether a level is the sheet of some day. */
export const isSheet = (level: string): boolean => sheetId.test(level);

/** The sheet that a level is; null for any other level. */
export function sheetOf(level: string): DaySheet | null {
  const [, day] = sheetId.exec(level) ?? [];
  return day === undefined ? null : daySheet(Number(day));
}

const dayMs = 24 * 60 * 60 * 1000;

/** The UTC day of a moment in epoch ms: sheets change at midnight UTC for everybody. */
export const utcDayOf = (at: number): number => Math.floor(at / dayMs);
