import * as z from 'zod/mini';
import { maxHealthOf } from './level.ts';
import { isQuest, type QuestId, storyKanji } from './quests.ts';

/** The first walk, and the second with harder questions. */
export const walks = [1, 2] as const;
export type WalkNumber = (typeof walks)[number];

export const questSchema = z.custom<QuestId>((id) => typeof id === 'string' && isQuest(id));
export const storyKanjiSchema = z.string().check(z.refine((kanji) => storyKanji.includes(kanji)));

/** One quest being tried. What the traveller brings along is a claim of the device: it adds nothing to the result. */
export const setupSchema = z
  .strictObject({
    quest: questSchema,
    walk: z.literal(walks),
    /** Of the traveller at the start. */
    level: z.int().check(z.gte(1), z.lte(100)),
    health: z.int().check(z.gte(1)),
    /** What was answered wrongly before: it stands among the options. */
    missed: z.array(storyKanjiSchema).check(z.maxLength(storyKanji.length)),
  })
  .check(z.refine(({ level, health }) => health <= maxHealthOf(level), { error: 'too healthy' }));
export type Setup = z.infer<typeof setupSchema>;

/** The id by which results and saved runs know a quest: each walk has its own. */
export const levelIdOf = ({ quest, walk }: Pick<Setup, 'quest' | 'walk'>): string =>
  walk === 1 ? quest : `${quest}-${walk}`;
