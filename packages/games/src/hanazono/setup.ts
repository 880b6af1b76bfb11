import * as z from 'zod/mini';
import { languageSchema, typedPromptShape } from '../typed-prompts.ts';
import { mostPlants } from './constants.ts';
import { plantTypeIds } from './plant-types.ts';

/** What is asked of a plant: what its kanji means, how it is read, which option is right. */
export const questionKinds = ['meaning', 'reading', 'writing'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Fewer options to choose from would let chance count. */
const fewestOptions = 4;
export const mostOptions = 6;
/** So many plants and kanji one visit knows. */
export const mostInVisit = 40;
export const mostPrompts = 72;

const count = z.int().check(z.gte(0), z.lte(10_000_000));
const percent = z.int().check(z.gte(0), z.lte(100));
const kanji = z.string().check(z.regex(/^\p{Script=Han}$/u));

const promptSchema = z
  .strictObject({
    ...typedPromptShape,
    /** The kanji among others that look like it. */
    options: z.array(kanji).check(z.minLength(fewestOptions), z.maxLength(mostOptions)),
    /** What the learner is about to forget of it, or was never asked. */
    due: z.array(z.enum(questionKinds)).check(z.maxLength(questionKinds.length)),
  })
  .check(
    z.refine(({ kanji, options }) => options.includes(kanji), { error: 'without the right option' }),
    z.refine(({ options }) => new Set(options).size === options.length, { error: 'an option twice' }),
  );
/** A kanji as it is asked for. */
export type Prompt = z.infer<typeof promptSchema>;

const plantSchema = z.strictObject({
  kanji,
  type: z.enum(plantTypeIds),
  x: percent,
  y: percent,
  growth: z.int().check(z.gte(0), z.lte(7)),
  water: percent,
  sun: percent,
  /** Its kanji is not due: it is asked only when it wilts. */
  rests: z.boolean(),
});

/** A garden as visits before have left it, those of other devices too: a claim of the device. */
const foundShape = {
  points: count,
  zen: count,
  planted: z.int().check(z.gte(0), z.lte(mostPlants)),
  grown: z.int().check(z.gte(0), z.lte(mostPlants)),
  /** What grows; full-grown plants stand in the tour. */
  plants: z.array(plantSchema).check(z.maxLength(mostInVisit)),
};
const plantTwice = { error: 'a plant twice' };
export const foundSchema = z
  .strictObject(foundShape)
  .check(z.refine(({ plants }) => isUnique(plants), plantTwice));
export type Found = z.infer<typeof foundSchema>;

/** The garden that a visit finds, and the kanji that may come up. */
export const setupSchema = z
  .strictObject({
    language: languageSchema,
    ...foundShape,
    /** Of what grows, and of what can be planted, in the order in which it is offered. */
    prompts: z.array(promptSchema).check(z.maxLength(mostPrompts)),
  })
  .check(
    z.refine(({ prompts }) => isUnique(prompts), { error: 'a prompt twice' }),
    z.refine(({ plants }) => isUnique(plants), plantTwice),
    z.refine(
      ({ plants, prompts }) =>
        plants.every((plant) => prompts.some((prompt) => prompt.kanji === plant.kanji)),
      {
        error: 'a plant without a prompt',
      },
    ),
  );
export type Setup = z.infer<typeof setupSchema>;

const isUnique = (items: readonly { readonly kanji: string }[]) =>
  new Set(items.map((item) => item.kanji)).size === items.length;
