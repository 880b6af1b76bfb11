import type { Ms } from '@michi/game-kit/rules';
import * as z from 'zod/mini';

/** Tutorial and puzzle are played without a clock; in a challenge the time counts. */
export const modes = ['tutorial', 'puzzle', 'challenge'] as const;
export type Mode = (typeof modes)[number];

/** The last level, which can be played again and again. */
export const lastLevel = 1_000;
/** The number of a level. */
export const grade = z.int().check(z.gte(1), z.lte(lastLevel));
/** The level that follows another. */
export const levelAfter = (level: number): number => Math.min(level + 1, lastLevel);
/** What is counted over all levels of a sitting; a thousand flawless ones bring billions of points. */
export const count = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** The id by which results and saved runs know a level: every mode has levels of its own. */
export const levelIdOf = ({ mode, level }: { readonly mode: Mode; readonly level: number }): string =>
  `${mode}-${level}`;

/** The setup that a device proposes for a level; null when it is none, or one of another level. */
export function proposedSetup<Setup extends { readonly mode: Mode; readonly level: number }>(
  schema: z.ZodMiniType<Setup>,
  levelId: string,
  proposed: unknown,
): Setup | null {
  const { success, data: setup } = z.safeParse(schema, proposed);
  return success && levelIdOf(setup) === levelId ? setup : null;
}

/** The score after a hint that costs so much. */
export const afterHint = (score: number, cost: number): number => Math.max(0, score - cost);

/** Changes what was reached in the sitting, and likewise what this level alone has brought. */
export const counted = <Tally>(
  { tally, own }: { readonly tally: Tally; readonly own: Tally },
  change: (before: Tally) => Tally,
): { tally: Tally; own: Tally } => ({ tally: change(tally), own: change(own) });

/** Challenge: what is there on top at first, in points and percent. */
export const fullTimeBonus = 100;

/** What is still there on top after `ms`, falling by 1 each `stepMs`. 0 but in a challenge. */
export function timeBonusAfter(mode: Mode, ms: Ms, stepMs: Ms): number {
  return mode === 'challenge' ? Math.max(0, fullTimeBonus - Math.floor(ms / stepMs)) : 0;
}

/** The sum of the whole numbers below `end`: what steps of 1 for each in a row before add up to. */
export const sumBelow = (end: number): number => (end * (end - 1)) / 2;
