import { silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { wrongAnswer } from './answer-events.ts';
import { rankedId } from './ranked.ts';

/** Played without help and without a clock, at the game's own address. Stored ids know it by this name. */
export const freeMode = 'puzzle';
/** In a challenge the time counts. */
export const modes = ['tutorial', freeMode, 'challenge'] as const;
export type Mode = (typeof modes)[number];

/** The last level, which can be played again and again. */
export const lastLevel = 1_000;
/** The number of a level. */
export const grade = z.int().check(z.gte(1), z.lte(lastLevel));
/** The level that follows another. */
export const levelAfter = (level: number): number => Math.min(level + 1, lastLevel);
/** What is counted over all levels of a series; a thousand flawless ones bring billions of points. */
export const count = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** The id by which results and saved runs know a level: every mode has levels of its own. */
export const levelIdOf = ({ mode, level }: { readonly mode: Mode; readonly level: number }): string =>
  `${mode}-${level}`;

/** Whether a level is known by this id; a challenge also by that of the level that the server deals. */
const isCalled = (setup: { readonly mode: Mode; readonly level: number }, id: string): boolean =>
  levelIdOf(setup) === id || (setup.mode === 'challenge' && rankedId(setup.level) === id);

/** The setup that a device proposes for a level; null when it is none, or one of another level. */
export function proposedSetup<Setup extends { readonly mode: Mode; readonly level: number }>(
  schema: z.ZodMiniType<Setup>,
  levelId: string,
  proposed: unknown,
): Setup | null {
  const { success, data: setup } = z.safeParse(schema, proposed);
  return success && isCalled(setup, levelId) ? setup : null;
}

interface Counts<Totals> {
  readonly totals: Totals;
  readonly own: Totals;
}

/** Changes what was reached in the series, and likewise what this level alone has brought. */
export const counted = <Totals>(
  { totals, own }: Counts<Totals>,
  change: (before: Totals) => Totals,
): Counts<Totals> => ({ totals: change(totals), own: change(own) });

/** A wrong answer, shown `until` a moment: the right ones in a row, which the totals count as `row`, begin anew. */
export const answerWrongly = <
  Row extends string,
  State extends Counts<Record<Row, number>> & { readonly mistakes: number },
>(
  state: State,
  row: Row,
  until: Ms,
) => ({
  state: {
    ...state,
    ...counted(state, (before) => ({ ...before, [row]: 0 })),
    mistakes: state.mistakes + 1,
    phase: 'wrong' as const,
    until,
  },
  events: wrongAnswer(state.totals[row]),
});

/** A hint for the target, counted as `hints`; null when it had one. It never brings the score below 0. */
export function takeHint<
  Hints extends string,
  State extends Counts<Record<Hints | 'score', number>> & {
    readonly target: unknown;
    readonly hinted: readonly unknown[];
  },
>(state: State, hints: Hints, cost: number) {
  if (state.hinted.includes(state.target)) return null;
  const taken = counted(state, (before) => ({
    ...before,
    [hints]: before[hints] + 1,
    score: Math.max(0, before.score - cost),
  }));
  return silent({ ...state, ...taken, hinted: [...state.hinted, state.target] });
}

/** Challenge: what is there on top at first, in points and percent. */
export const fullTimeBonus = 100;

/** What is still there on top after `ms`, falling by 1 each `stepMs`. 0 but in a challenge. */
export function timeBonusAfter(mode: Mode, ms: Ms, stepMs: Ms): number {
  return mode === 'challenge' ? Math.max(0, fullTimeBonus - Math.floor(ms / stepMs)) : 0;
}

/** The sum of the whole numbers below `end`: what steps of 1 for each in a row before add up to. */
export const sumBelow = (end: number): number => (end * (end - 1)) / 2;
