import { categories, difficulties } from '@michi/games/jukugo/words';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { listLimit, wholeNumber } from './fields.ts';

const jukugo = z.string().check(z.regex(/^\p{Script=Han}{2}$/u));
/** As many as a level may have, and some. */
const maxWordsAsked = 20;
/** Of the words of a level two kanji each, and as many as fill the last row. */
const mostCards = 64;

/** What is missing or wrong is left out; it never spoils the words beside it. */
const text = z.catch(z.optional(z.string()), undefined);
const texts = z.catch(z.optional(z.array(z.string())), undefined);

/** A word of two kanji. Other sources leave fields out: the reader falls back as the game says. */
export const jukugoWord = z.object({
  id: text,
  jukugo: z.string(),
  hiragana: text,
  /** Hepburn, long vowels with a macron. */
  romaji: text,
  meaning: text,
  /** The kanji of the word, in their order. */
  kanji_array: texts,
  /** What each of them means on its own; for readers of Japanese how it is read. */
  kanji_meanings: texts,
  /** How each of them is read in the word, in hiragana; on its own where the reading belongs to the whole word. */
  kanji_readings: texts,
  /** A sentence with the word, in the language of the request. */
  example: text,
  /** The same sentence in Japanese. */
  example_ja: text,
  category: text,
  difficulty: z.catch(z.optional(z.int()), undefined),
});
export type JukugoWord = z.infer<typeof jukugoWord>;

/** Words, one by one: of one that cannot be read nothing is left, not even its kanji. */
const words = z.array(z.catch(jukugoWord, { jukugo: '' }));
const wordList = z.object({ data: words });

export const getRandomJukugo = {
  operationId: 'getRandomJukugo',
  tag: 'Jukugo',
  method: 'GET',
  path: '/api/jukugo/random',
  lastAnswerServes: true,
  summary: 'Different words of two kanji, drawn anew each time, up to a difficulty and of a category',
  query: z.object({
    count: z._default(listLimit, 10),
    difficulty: z._default(wholeNumber(difficulties[0], difficulties.length), difficulties.length),
    category: z.optional(z.enum(categories)),
  }),
  responses: {
    200: z.object({ status: z.literal('success'), data: words }),
    422: failure,
  },
} as const satisfies Contract;

/** Tells what other words the cards of a board make. */
export const getJukugoOfKanji = {
  operationId: 'getJukugoOfKanji',
  tag: 'Jukugo',
  method: 'GET',
  path: '/api/v1/jukugo-of-kanji',
  summary: 'The words that two of these kanji make, in whatever order the kanji stand',
  query: z.object({
    kanji: z.string().check(z.regex(/^\p{Script=Han}+$/u), z.maxLength(mostCards)),
  }),
  responses: { 200: wordList, 422: failure, 429: failure },
  perMinute: 60,
} as const satisfies Contract;

/** Brings the words of a level that was begun earlier, in the language of now. */
export const getJukugoWords = {
  operationId: 'getJukugoWords',
  tag: 'Jukugo',
  method: 'GET',
  path: '/api/v1/jukugo-words',
  summary: 'Words of two kanji by their kanji; those that are not known are left out',
  query: z.object({
    /** Separated by commas. */
    words: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(4 * maxWordsAsked)),
        z.transform((words: string) => words.split(',')),
      ),
      z.array(jukugo).check(z.maxLength(maxWordsAsked)),
    ),
  }),
  responses: { 200: wordList, 422: failure, 429: failure },
  perMinute: 120,
} as const satisfies Contract;
