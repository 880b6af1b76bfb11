import * as z from 'zod/mini';
import { challengeFactor, defaultXp } from './constants.ts';
import { difficulties } from './difficulties.ts';

export const moduleTypes = ['lesson', 'practice', 'quiz', 'game', 'review', 'challenge'] as const;
export type ModuleType = (typeof moduleTypes)[number];

const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const kanji = z.string().check(z.regex(/^\p{Script=Han}$/u));

/** A station of a path. */
const moduleSchema = z
  .strictObject({
    id,
    type: z.enum(moduleTypes),
    kanji: z.array(kanji),
    /** Missing: what its type brings by default. */
    xp_reward: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    /** The game that a module of type game leads to. */
    game: z.optional(z.string()),
    /** The level of that game which practises its kanji. */
    level: z.optional(z.string()),
  })
  .check(
    z.refine((module) => new Set(module.kanji).size === module.kanji.length, { error: 'a kanji twice' }),
    z.refine(
      ({ type, game, level }) => [game, level].every((each) => (type === 'game') === (each !== undefined)),
      { error: 'a game and its level for modules of type game, and for no other' },
    ),
    z.refine((module) => module.kanji.length > 0, { error: 'no kanji' }),
  );
export type Module = z.infer<typeof moduleSchema>;

/** A learning path: modules, one after the other. */
const pathSchema = z.strictObject({
  id,
  crest: kanji,
  /** A colour of the games, by the name of its game or of its dye. */
  color: z.string(),
  difficulty_level: z.enum(difficulties),
  modules: z.array(moduleSchema).check(z.minLength(1)),
});
export type Path = z.infer<typeof pathSchema>;

/** All paths, the paths of a difficulty in the order in which they open. */
export const pathsSchema = z.array(pathSchema).check(
  z.refine((paths) => allDifferent(paths.map((path) => path.id)), { error: 'a path twice' }),
  z.refine((paths) => allDifferent(paths.flatMap(({ modules }) => modules.map((module) => module.id))), {
    error: 'a module twice',
  }),
);

const text = z.string().check(z.minLength(1));

/** The texts of all paths in one language, by their ids. */
export const pathTextsSchema = z.record(
  id,
  z.strictObject({
    name: text,
    description: text,
    modules: z.record(
      id,
      z.strictObject({ title: text, story: text, content: z.array(text).check(z.minLength(1)) }),
    ),
  }),
);
export type PathTexts = z.infer<typeof pathTextsSchema>;

/** Experience that a module says it brings. */
export const statedXp = ({ type, xp_reward }: Pick<Module, 'type' | 'xp_reward'>): number =>
  xp_reward ?? defaultXp[type];

/** Experience that completing a module brings: a challenge counts twice. */
export const earnedXp = (module: Pick<Module, 'type' | 'xp_reward'>): number =>
  statedXp(module) * (module.type === 'challenge' ? challengeFactor : 1);

const allDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;
