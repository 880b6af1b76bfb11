import lists from './jlpt.json' with { type: 'json' };
import type { JlptLevel } from './kanji.ts';

/** The levels in the order in which they are taken. */
export const jlptLevels = [5, 4, 3, 2, 1] as const satisfies readonly JlptLevel[];

/**
 * The 2,136 jōyō kanji by level, each in teaching order. No official list exists: N5 to N2 are what lists estimate, N1
 * is all the rest. Some seven kilobytes, so only pages that show every kanji load it.
 */
export const kanjiByJlpt: ReadonlyMap<JlptLevel, readonly string[]> = new Map(
  jlptLevels.map((level, index) => [level, [...(lists[index] ?? '')]]),
);
