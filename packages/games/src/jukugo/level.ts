import * as z from 'zod/mini';
import { count, grade, modes } from '../series.ts';

/** More words than a level asks for. */
const maxWords = 20;

const wordSchema = z.object({
  jukugo: z.string().check(
    z.regex(/^\p{Script=Han}{2}$/u),
    z.refine((jukugo) => new Set(jukugo).size === 2, { error: 'a word of one kanji twice' }),
  ),
  difficulty: grade,
});
export type JukugoWord = z.infer<typeof wordSchema>;

/** What has been reached in a series: levels follow each other, and carry it on. */
export const totalsSchema = z.object({
  score: count,
  solved: count,
  /** Words solved without a hint. */
  perfect: count,
  hints: count,
  /** Words solved in a row. */
  streak: count,
});
export type Totals = z.infer<typeof totalsSchema>;

/** What a series begins with. */
export const emptyTotals: Totals = { score: 0, solved: 0, perfect: 0, hints: 0, streak: 0 };

/** One level: its words, and what the levels before it have brought. */
export const setupSchema = z.object({
  mode: z.enum(modes),
  level: grade,
  words: z.array(wordSchema).check(
    z.minLength(1),
    z.maxLength(maxWords),
    z.refine((words) => new Set(words.map(({ jukugo }) => jukugo)).size === words.length, {
      error: 'a word is listed twice',
    }),
  ),
  totals: totalsSchema,
});
export type Setup = z.infer<typeof setupSchema>;
