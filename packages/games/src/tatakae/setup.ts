import * as z from 'zod/mini';

/** By which rules a battle is fought: classic ones draw the accuracy by lot. */
const rulesets = ['classic'] as const;

export const setupSchema = z.strictObject({ rules: z.enum(rulesets) });
export type Setup = z.infer<typeof setupSchema>;

/** The battles that can be chosen: the id of a level is the name of its rules. */
export const levels = { classic: { rules: 'classic' } } as const satisfies Record<string, Setup>;
export type LevelId = keyof typeof levels;

/** How a battle is set up, null for one that there is not. */
export function setupOf(level: string): Setup | null {
  return Object.hasOwn(levels, level) ? levels[level as LevelId] : null;
}
