import { judge, type Verdict } from '@michi/kanji/judge';
import * as z from 'zod/mini';

/**
 * What a sitting is about: what is due most urgently or at all, the new kanji of the day, kanji that were named, or how far
 * the learner has come already.
 */
export const sittingIds = ['due', 'all', 'new', 'kanji', 'placement'] as const;
export type SittingId = (typeof sittingIds)[number];

/** So many questions one sitting may have. */
export const maxQuestions = 60;
/** Fewer options would let chance count. */
export const fewestOptions = 4;
export const mostOptions = 8;

const kanji = z.string().check(z.regex(/^\p{Script=Han}$/u));

/** Chosen among kanji: by what they mean when the kanji is shown, by their shape when its meaning is. */
const chosen = z
  .strictObject({
    kanji,
    skill: z.enum(['meaning', 'recognition']),
    options: z.array(kanji).check(z.minLength(fewestOptions), z.maxLength(mostOptions)),
  })
  .check(
    z.refine(({ kanji, options }) => options.includes(kanji), { error: 'without the right option' }),
    z.refine(({ options }) => new Set(options).size === options.length, { error: 'an option twice' }),
  );

/** Typed, in kana or romaji. */
const typed = z.strictObject({
  kanji,
  skill: z.literal('reading'),
  /** Each of them is right; the first is shown. */
  readings: z.array(z.string().check(z.regex(/^[ぁ-ゖー]{1,20}$/u))).check(z.minLength(1), z.maxLength(30)),
});

export const questionSchema = z.union([chosen, typed]);
export type ReviewQuestion = z.infer<typeof questionSchema>;

/** What a sitting asks, in this order. What kanji mean depends on the language, so that is the screen's. */
export const setupSchema = z.strictObject({
  questions: z.array(questionSchema).check(z.minLength(1), z.maxLength(maxQuestions)),
  /** Whether what was missed comes back at the end; where a learner is placed, it does not. */
  again: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** Judges an answer: the kanji that was chosen, or what was typed. */
export function judgeAnswer(question: ReviewQuestion, given: string): Verdict {
  if ('options' in question) return given === question.kanji ? 'right' : 'wrong';
  return judge('reading', question, given);
}
