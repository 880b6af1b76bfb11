import * as z from 'zod/mini';
import { longestGloss } from './constants.ts';
import { songIds } from './songs.ts';

/** `falling` is played to the beat; in `stepwise` the song waits at each note, for whoever cannot hear or hurry. */
export const paces = ['falling', 'stepwise'] as const;
export type Pace = (typeof paces)[number];

const promptSchema = z.strictObject({
  kanji: z.string().check(z.regex(/^\p{Script=Han}$/u)),
  /** In hiragana, each of them right. */
  readings: z.array(z.string().check(z.regex(/^[ぁ-ゖー]{1,20}$/u))).check(z.minLength(1), z.maxLength(30)),
  /** In the learner's language, each of them right. */
  glosses: z
    .array(z.string().check(z.minLength(1), z.maxLength(longestGloss)))
    .check(z.minLength(1), z.maxLength(30)),
});
export type Prompt = z.infer<typeof promptSchema>;

export const setupSchema = z
  .strictObject({
    song: z.enum(songIds),
    pace: z.enum(paces),
    /** The kanji that come up. */
    prompts: z.array(promptSchema).check(z.minLength(2), z.maxLength(40)),
  })
  .check(
    z.refine(({ prompts }) => new Set(prompts.map(({ kanji }) => kanji)).size === prompts.length, {
      error: 'a prompt twice',
    }),
  );
export type Setup = z.infer<typeof setupSchema>;
