import * as z from 'zod/mini';
import { challenges } from './challenges.ts';

/** By which rules a battle is fought: classic ones draw the accuracy by lot. */
const rulesets = ['classic'] as const;

/** Kanji that the learner should see again: each of them comes before any other, once. */
const due = z.array(z.string().check(z.maxLength(2))).check(z.maxLength(challenges.length));

export const setupSchema = z.strictObject({ rules: z.enum(rulesets), due: z.optional(due) });
export type Setup = z.infer<typeof setupSchema>;

/** The battles that can be chosen: the id of a level is the name of its rules. */
export const levels = { classic: { rules: 'classic' } } as const satisfies Record<string, Setup>;
type LevelId = keyof typeof levels;

/** How a battle is set up, with the kanji that a device proposes as due; null for one that there is not. */
export function setupOf(level: string, proposed?: unknown): Setup | null {
  if (!Object.hasOwn(levels, level)) return null;
  const { data } = z.safeParse(z.object({ due }), proposed);
  return { ...levels[level as LevelId], ...data };
}
