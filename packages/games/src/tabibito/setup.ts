import { acceptedReadings } from '@michi/kanji/accepted-readings';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { type Answers, shareMeaning, shareReading } from '@michi/kanji/shared-answers';
import * as z from 'zod/mini';
import { maxPrompts, questionCounts } from './constants.ts';
import type { Module, Path } from './path.ts';

/** The types of modules that are played and graded. */
export const runKinds = ['practice', 'quiz', 'review', 'challenge'] as const;
export type RunKind = (typeof runKinds)[number];

/** What is asked for: the meaning of a kanji, the kanji of a meaning, its reading to choose, its reading to type. */
export const questionKinds = ['meaning', 'kanji', 'reading', 'typed'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const kanji = z.string().check(z.regex(/^\p{Script=Han}$/u));

const promptSchema = z.strictObject({
  kanji,
  /** In hiragana, each of them right when it is typed; the first is shown. */
  readings: z.array(z.string().check(z.regex(/^[ぁ-ゖー]{1,20}$/u))).check(z.minLength(1), z.maxLength(30)),
  /** Kanji that share a meaning in any language, or a reading with it: they never stand among the options beside it. */
  alike: z.array(kanji).check(z.maxLength(maxPrompts)),
});
export type Prompt = z.infer<typeof promptSchema>;

/** How a module is played. What kanji mean depends on the language, so that is the screen's. */
export const setupSchema = z
  .strictObject({
    kind: z.enum(runKinds),
    /** What is asked; in a practice in this order before it is shuffled. */
    asked: z.array(kanji).check(z.minLength(1), z.maxLength(maxPrompts)),
    questions: z.int().check(z.gte(1), z.lte(20)),
    /** Everything asked, and what else may stand among the options. */
    prompts: z.array(promptSchema).check(z.maxLength(maxPrompts)),
  })
  .check(
    z.refine(({ prompts }) => new Set(prompts.map((prompt) => prompt.kanji)).size === prompts.length, {
      error: 'a prompt twice',
    }),
    z.refine(
      ({ prompts }) => prompts.every((one) => one.alike.every((kanji) => saysAlike(prompts, kanji, one))),
      {
        error: 'alike one way only',
      },
    ),
    z.refine(({ asked, prompts }) => asked.every((each) => prompts.some((prompt) => prompt.kanji === each)), {
      error: 'a kanji without a prompt',
    }),
  );
export type Setup = z.infer<typeof setupSchema>;

/** What the library knows of a kanji; its answers in all languages, so that no language has two right options. */
export interface KnownKanji extends Pick<KanjiFacts, 'readings' | 'first'> {
  readonly answers: Answers;
}

const saysAlike = (prompts: readonly Prompt[], kanji: string, other: Prompt) =>
  prompts.some((prompt) => prompt.kanji === kanji && prompt.alike.includes(other.kanji));

const isRunKind = (type: string): type is RunKind => (runKinds as readonly string[]).includes(type);

/** How a module of a path is played; null for one that is not graded. `find` throws for a kanji that nobody knows. */
export function setupOf(path: Path, module: Module, find: (kanji: string) => KnownKanji): Setup | null {
  const { type } = module;
  if (!isRunKind(type)) return null;
  const own =
    type === 'review' ? [...new Set([...earlierKanji(path, module), ...module.kanji])] : module.kanji;
  const asked = own.slice(-maxPrompts);
  const { least, most } = questionCounts[type];
  const others = path.modules.flatMap((other) => other.kanji).filter((other) => !asked.includes(other));
  const shown = [...asked, ...new Set(others)].slice(0, maxPrompts);
  return {
    kind: type,
    asked: [...asked],
    questions: Math.min(most, Math.max(least, asked.length)),
    prompts: promptsOf(shown, find),
  };
}

/** Kanji as they are asked, each with those among them that are too alike to stand beside it. */
export function promptsOf(kanji: readonly string[], find: (kanji: string) => KnownKanji): Prompt[] {
  const known = kanji.map(find);
  return known.map((one, index) => ({
    kanji: one.answers.kanji,
    readings: acceptedReadings(one),
    alike: known
      .filter((other, place) => place !== index && areAlike(one.answers, other.answers))
      .map((other) => other.answers.kanji),
  }));
}

const areAlike = (one: Answers, other: Answers) => shareMeaning(one, other) || shareReading(one, other);

/** The kanji of the modules before this one. */
function earlierKanji(path: Path, module: Module): string[] {
  const before = path.modules.slice(0, path.modules.indexOf(module));
  return before.flatMap((earlier) => earlier.kanji);
}
