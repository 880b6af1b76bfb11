import { puzzlesOf } from '@michi/games/puzzle/setup';
import { dueKanji } from '../../learner/due-kanji.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';

/** The kanji of a set that are due today, as far as this device knows. */
export function dueIn(set: number): string[] {
  const due = dueKanji(browserStore(), dayOf(new Date()));
  return puzzlesOf({ set }).flatMap(({ kanji }) => (due.has(kanji) ? [kanji] : []));
}
