import * as z from 'zod/mini';
import { longestGloss } from './constants.ts';
import { songIds } from './songs.ts';

/** `falling` is played to the beat; in `steps` the song waits at each note, for whoever cannot hear or hurry. */
export const paces = ['falling', 'steps'] as const;
export type Pace = (typeof paces)[number];

const cardSchema = z.strictObject({
  kanji: z.string().check(z.regex(/^\p{Script=Han}$/u)),
  /** In hiragana, each of them right. */
  readings: z.array(z.string().check(z.regex(/^[ぁ-ゖー]{1,20}$/u))).check(z.minLength(1), z.maxLength(30)),
  /** In the learner's language, each of them right. */
  glosses: z
    .array(z.string().check(z.minLength(1), z.maxLength(longestGloss)))
    .check(z.minLength(1), z.maxLength(30)),
});
export type Card = z.infer<typeof cardSchema>;

export const setupSchema = z
  .strictObject({
    song: z.enum(songIds),
    pace: z.enum(paces),
    /** The kanji that come up. */
    cards: z.array(cardSchema).check(z.minLength(2), z.maxLength(40)),
  })
  .check(
    z.refine(({ cards }) => new Set(cards.map(({ kanji }) => kanji)).size === cards.length, {
      error: 'a card twice',
    }),
  );
export type Setup = z.infer<typeof setupSchema>;
