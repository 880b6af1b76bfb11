import { mayBeReadAlike, shareAnyMeaning } from '@michi/kanji/apart';
import * as z from 'zod/mini';
import { copiesPerTarget } from './constants.ts';

const points = z.int().check(z.gte(0), z.lte(1000));
const count = z.int().check(z.gte(1), z.lte(64));
const side = z.int().check(z.gte(3), z.lte(8));

const dealShape = {
  rows: side,
  cols: side,
  /** How many different kanji must be found. */
  targetCount: count,
  /** How many different kanji are drawn from `kanji` for one deal, targets included. */
  kanjiCount: count,
  timeLimitS: z.nullable(z.int().check(z.gte(1), z.lte(3600))),
  pointsPerMatch: points,
  targetBonus: points,
  /** Points for each whole second left when there is a time limit. */
  timeBonus: points,
  /** The kanji to draw from. */
  kanji: z.array(z.string().check(z.minLength(1), z.maxLength(2))).check(z.maxLength(60)),
};

type Deal = z.infer<z.ZodMiniObject<typeof dealShape>>;

/** What makes a deal impossible, as [field, sentence], or null. */
function fault(deal: Deal): [field: keyof Deal, sentence: string] | null {
  const spare = deal.rows * deal.cols - copiesPerTarget * deal.targetCount;
  if (spare < 0) return ['targetCount', 'the targets do not fit the grid'];
  if (deal.kanjiCount < deal.targetCount) return ['kanjiCount', 'fewer kanji than targets'];
  if (spare > 0 && deal.kanjiCount === deal.targetCount)
    return ['kanjiCount', 'no kanji is left to fill the grid'];
  if (new Set(deal.kanji).size !== deal.kanji.length) return ['kanji', 'a kanji is listed twice'];
  if (deal.kanji.length < deal.kanjiCount) return ['kanji', 'fewer kanji listed than drawn'];
  return null;
}

const possible = z.superRefine<Deal>((deal, context) => {
  const found = fault(deal);
  if (found) context.addIssue({ code: 'custom', path: [found[0]], message: found[1], input: deal });
});

/** What the rules need of a level. Times are in seconds, as the specification gives them. */
export const setupSchema = z
  .object({
    ...dealShape,
    /** Pairs of its kanji that share a meaning or a reading: both would be right where a target is shown by it. */
    apart: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(4))).check(z.maxLength(60 * 60))),
  })
  .check(possible);
export type Setup = z.infer<typeof setupSchema>;

/** A level as its author writes it. */
export const levelSchema = z
  .object({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
    difficulty: z.int().check(z.gte(1), z.lte(3)),
    /** Total score from which the level is open; 0 means always. */
    unlockScore: z.int().check(z.gte(0)),
    ...dealShape,
  })
  .check(possible);
export type Level = z.infer<typeof levelSchema>;

/** The part of a level that decides how it plays. */
export function setupOf(level: Deal): Setup {
  const { rows, cols, targetCount, kanjiCount, timeLimitS, pointsPerMatch, targetBonus, timeBonus, kanji } =
    level;
  const numbers = { rows, cols, targetCount, kanjiCount, timeLimitS, pointsPerMatch, targetBonus, timeBonus };
  return { ...numbers, kanji, apart: apartAmong(kanji) };
}

const apartAmong = (kanji: readonly string[]): string[] =>
  kanji.flatMap((one, place) =>
    kanji
      .slice(place + 1)
      .filter((other) => shareAnyMeaning(one, other) || mayBeReadAlike(one, other))
      .map((other) => one + other),
  );
