import * as z from 'zod/mini';
import { languageSchema, type TypedPrompt, typedPromptShape } from '../typed-prompts.ts';
import { songIds } from './songs.ts';

/** `falling` is played to the beat; in `stepwise` the song waits at each note, for whoever cannot hear or hurry. */
export const paces = ['falling', 'stepwise'] as const;
export type Pace = (typeof paces)[number];

/** A kanji that comes up. */
export type Prompt = TypedPrompt;

export const setupSchema = z
  .strictObject({
    language: languageSchema,
    song: z.enum(songIds),
    pace: z.enum(paces),
    /** The kanji that come up. */
    prompts: z.array(z.strictObject(typedPromptShape)).check(z.minLength(2), z.maxLength(40)),
  })
  .check(
    z.refine(({ prompts }) => new Set(prompts.map(({ kanji }) => kanji)).size === prompts.length, {
      error: 'a prompt twice',
    }),
  );
export type Setup = z.infer<typeof setupSchema>;
