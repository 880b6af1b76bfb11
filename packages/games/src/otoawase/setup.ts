import * as z from 'zod/mini';
import { languageSchema, typedPromptShape } from '../typed-prompts.ts';
import { newInSong } from './constants.ts';
import { songIds } from './songs.ts';

/** `falling` is played to the beat; in `stepwise` the song waits at each note, for whoever cannot hear or hurry. */
export const paces = ['falling', 'stepwise'] as const;
export type Pace = (typeof paces)[number];

const promptSchema = z.strictObject({
  ...typedPromptShape,
  /** The learner has never met it: it is shown before it is asked for. */
  isNew: z.boolean(),
});
/** A kanji that comes up. */
export type Prompt = z.infer<typeof promptSchema>;

export const setupSchema = z
  .strictObject({
    language: languageSchema,
    song: z.enum(songIds),
    pace: z.enum(paces),
    /** The kanji that come up. */
    prompts: z.array(promptSchema).check(z.minLength(2), z.maxLength(40)),
  })
  .check(
    z.refine(({ prompts }) => new Set(prompts.map(({ kanji }) => kanji)).size === prompts.length, {
      error: 'a prompt twice',
    }),
    z.refine(({ prompts }) => prompts.filter(({ isNew }) => isNew).length <= newInSong, {
      error: 'too many new kanji',
    }),
  );
export type Setup = z.infer<typeof setupSchema>;
