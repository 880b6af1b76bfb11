import { categories, difficulties } from '@michi/games/jukugo/words';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { listLimit, wholeNumber } from './fields.ts';

/** A word of two kanji. Other sources leave fields out: the reader falls back as the game says. */
export const jukugoWord = z.object({
  id: z.string(),
  jukugo: z.string(),
  hiragana: z.optional(z.string()),
  /** Hepburn, long vowels with a macron. */
  romaji: z.optional(z.string()),
  meaning: z.optional(z.string()),
  /** The kanji of the word, in their order. */
  kanji_array: z.optional(z.array(z.string())),
  /** A sentence with the word, in the language of the request. */
  example: z.optional(z.string()),
  category: z.optional(z.string()),
  difficulty: z.optional(z.int()),
});
export type JukugoWord = z.infer<typeof jukugoWord>;

export const getRandomJukugo = {
  method: 'GET',
  path: '/api/jukugo/random',
  summary: 'Different words of two kanji, drawn anew each time, up to a difficulty and of a category',
  query: z.object({
    count: z._default(listLimit, 10),
    difficulty: z._default(wholeNumber(difficulties[0], difficulties.length), difficulties.length),
    category: z.optional(z.enum(categories)),
  }),
  responses: {
    200: z.object({ status: z.literal('success'), data: z.array(jukugoWord) }),
    422: failure,
  },
} as const satisfies Contract;
