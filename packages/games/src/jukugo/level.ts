import * as z from 'zod/mini';

/** Tutorial and puzzle are played without a clock; in a challenge the time counts. */
export const modes = ['tutorial', 'puzzle', 'challenge'] as const;

/** More words than a level asks for. */
const maxWords = 20;

const count = z.int().check(z.gte(0), z.lte(1_000_000));
const grade = z.int().check(z.gte(1), z.lte(1_000));

const wordSchema = z.object({
  jukugo: z.string().check(
    z.regex(/^\p{Script=Han}{2}$/u),
    z.refine((jukugo) => new Set(jukugo).size === 2, { error: 'a word of one kanji twice' }),
  ),
  difficulty: grade,
});
export type Word = z.infer<typeof wordSchema>;

/** What has been reached in a sitting: levels follow each other, and carry it on. */
const tallySchema = z.object({
  score: count,
  solved: count,
  /** Words solved without a hint. */
  perfect: count,
  hints: count,
  /** Words solved in a row. */
  streak: count,
});
export type Tally = z.infer<typeof tallySchema>;

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
  tally: tallySchema,
});
export type Setup = z.infer<typeof setupSchema>;
