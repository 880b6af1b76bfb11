import { acceptedReadings } from '@michi/kanji/accepted-readings';
import type { Asked } from '@michi/kanji/judge';
import type { KanjiEntry } from '@michi/kanji/kanji';
import { type Language, languages } from '@michi/kanji/languages';
import * as z from 'zod/mini';

/** What is typed is no longer than this. */
export const longestMeaning = 40;
const mostReadings = 30;
const mostMeanings = 80;

const meaning = z.string().check(z.minLength(1), z.maxLength(longestMeaning));

/** The language in which a run takes meanings. */
export const languageSchema = z.enum(languages);

/** A kanji as a device asks for it: with what is right when it is typed. */
export const typedPromptShape = {
  kanji: z.string().check(z.regex(/^\p{Script=Han}$/u)),
  /** In hiragana, each of them right; the first is shown. */
  readings: z
    .array(z.string().check(z.regex(/^[ぁ-ゖー]{1,20}$/u)))
    .check(z.minLength(1), z.maxLength(mostReadings)),
  /** In the learner's language, each of them right; the first is shown. */
  glosses: z.array(meaning).check(z.minLength(1), z.maxLength(mostMeanings)),
  /** Meanings of other kanji that could be taken for one of these; typed, they are wrong. */
  beside: z.array(meaning).check(z.maxLength(mostMeanings)),
};
const typedPromptSchema = z.strictObject(typedPromptShape);
export type TypedPrompt = z.infer<typeof typedPromptSchema>;

/** A kanji that may be asked for, with the meanings of others that could be taken for its own. */
export interface TypedEntry extends Omit<KanjiEntry, 'note'> {
  readonly beside: readonly string[];
}

/** The prompt of a kanji. */
export const typedPrompt = (entry: TypedEntry): TypedPrompt => ({
  kanji: entry.kanji,
  readings: acceptedReadings(entry).slice(0, mostReadings),
  glosses: cut(entry.glosses),
  beside: cut(entry.beside),
});

const cut = (texts: readonly string[]) =>
  texts.slice(0, mostMeanings).map((text) => text.slice(0, longestMeaning));

/** What is asked of a prompt in a run that takes meanings in this language. */
export const askedOf = ({ kanji, readings, glosses, beside }: TypedPrompt, language: Language): Asked => ({
  kanji,
  readings,
  meanings: { language, glosses, beside },
});

/** What the server knows of a kanji in a language; null for one that is in no deck. */
export type FindKanji = (kanji: string, language: Language) => TypedEntry | null;

/** Whether every prompt takes those answers as right that are, and none that are meanings of other kanji. */
export const asksRightly = (prompts: readonly TypedPrompt[], language: Language, find: FindKanji): boolean =>
  prompts.every((prompt) => {
    const known = find(prompt.kanji, language);
    if (!known) return false;
    const { readings, glosses, beside } = typedPrompt(known);
    return (
      prompt.readings.every((reading) => readings.includes(reading)) &&
      prompt.glosses.every((gloss) => glosses.includes(gloss)) &&
      beside.every((other) => prompt.beside.includes(other))
    );
  });
