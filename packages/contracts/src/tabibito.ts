import { difficulties } from '@michi/games/tabibito/difficulties';
import { moduleTypes } from '@michi/games/tabibito/path';
import { questionKinds, setupSchema } from '@michi/games/tabibito/setup';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { meaningNote } from './fields.ts';
import { moduleId, traveller } from './journey.ts';

export const path = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** One kanji. */
  icon: z.string(),
  color: z.string(),
  difficulty_level: z.enum(difficulties),
  estimated_hours: z.number(),
  /** Percent of its modules that are completed. */
  progress: z.int(),
  is_unlocked: z.boolean(),
  /** Its modules in their order. */
  module_ids: z.array(z.string()),
});
export type ListedPath = z.infer<typeof path>;

export const getPaths = {
  operationId: 'getPaths',
  tag: 'Tabibito',
  method: 'GET',
  path: '/api/tabibito/paths',
  summary: 'The learning paths of a difficulty, or all, in the language of the request',
  ...traveller,
  query: z.object({ difficulty: z.optional(z.enum(difficulties)) }),
  responses: { 200: z.array(path), 401: failure, 422: failure },
} as const satisfies Contract;

export const moduleKanji = z.object({
  kanji: z.string(),
  meaning: z.string(),
  note: meaningNote,
  /** The reading to learn first, in kana and in Hepburn. */
  reading: z.string(),
  romaji: z.string(),
});
export type ModuleKanji = z.infer<typeof moduleKanji>;

const moduleFields = {
  id: z.string(),
  path_id: z.string(),
  title: z.string(),
  type: z.enum(moduleTypes),
  xp_reward: z.int(),
  estimated_minutes: z.int(),
  is_locked: z.boolean(),
  is_completed: z.boolean(),
  /** The exercises of a practice. */
  exercises: z.array(
    z.object({
      type: z.enum(questionKinds),
      /** What is asked about: a kanji, or for the type `kanji` its meaning. */
      question: z.string(),
      points: z.int(),
    }),
  ),
  kanji: z.array(moduleKanji),
  /** The game that a module of type game leads to. */
  game: z.nullable(z.string()),
  /** The level of that game which practises its kanji. */
  level: z.nullable(z.string()),
  /** How a graded module is played, with all kanji that may be seen in it. */
  run: z.nullable(z.object({ setup: setupSchema, kanji: z.array(moduleKanji) })),
};

export const listedModule = z.object(moduleFields);
export type ListedModule = z.infer<typeof listedModule>;

export const getModules = {
  operationId: 'getModules',
  tag: 'Tabibito',
  method: 'GET',
  path: '/api/tabibito/paths/:id/modules',
  summary: 'The modules of a path in their order, in the language of the request',
  ...traveller,
  params: moduleId,
  responses: { 200: z.array(listedModule), 401: failure, 404: failure, 422: failure },
} as const satisfies Contract;

/** A kanji as a card of a lesson shows it. */
export const lessonKanji = z.object({
  kanji: z.string(),
  strokes: z.int(),
  /** Words by which its readings are learnt. */
  words: z.array(
    z.object({
      /** How the kanji is read in it: on readings in katakana, kun readings in hiragana. */
      reading: z.string(),
      word: z.string(),
      kana: z.string(),
      meaning: z.string(),
    }),
  ),
  /** What the lesson tells of it, in one sentence. */
  sentence: z.string(),
  /** Kanji of the lesson that share a meaning or a reading with it: they never stand among the options beside it. */
  alike: z.array(z.string()),
});
export type LessonKanji = z.infer<typeof lessonKanji>;

export const startedModule = z.object({
  ...moduleFields,
  /** Where the traveller is and what happens. */
  story: z.string(),
  /** Paragraphs. */
  content: z.array(z.string()),
  /** Its kanji; of a lesson alone. */
  lesson: z.optional(z.array(lessonKanji)),
});
export type StartedModule = z.infer<typeof startedModule>;

/** The module itself, or an object that contains it. */
const startAnswer = z.pipe(
  z.pipe(
    z.looseObject({}),
    z.transform((sent: { module?: unknown }) => sent.module ?? sent),
  ),
  startedModule,
);

export const postModuleStart = {
  operationId: 'postModuleStart',
  tag: 'Tabibito',
  method: 'POST',
  path: '/api/tabibito/modules/:id/start',
  summary: 'A module with its content; a locked one cannot be started',
  ...traveller,
  params: moduleId,
  responses: { 200: startAnswer, 401: failure, 403: failure, 404: failure, 422: failure, 429: failure },
  perMinute: 120,
} as const satisfies Contract;
