import * as z from 'zod/mini';
import { look } from './look.ts';
import { isSame, type Save } from './save.ts';

const kanji = z.array(z.string().check(z.maxLength(2))).check(z.maxLength(100));

/** The new kanji of a day, and how many a day a learner wants. */
export const planSchema = z.object({
  perDay: z.int().check(z.gte(0), z.lte(50)),
  /** The learner's day for which kanji were planned, and which. */
  day: z.int(),
  kanji,
});
export type Plan = z.infer<typeof planSchema>;

/** The plan of who has chosen nothing yet. */
export const nothingPlanned: Plan = { perDay: 5, day: 0, kanji: [] };

const plan: Save<Plan> = {
  format: 1,
  schema: planSchema,
  ofDevice: {},
  merge(base, mine, theirs) {
    if (isSame(base, mine)) return theirs;
    if (isSame(base, theirs)) return mine;
    const before = (base ?? nothingPlanned).perDay;
    const changed = [mine.perDay, theirs.perDay].filter((perDay) => perDay !== before);
    const perDay = Math.max(...(changed.length > 0 ? changed : [before]));
    if (mine.day !== theirs.day) return { ...(mine.day > theirs.day ? mine : theirs), perDay };
    return { perDay, day: mine.day, kanji: together(mine.kanji, theirs.kanji) };
  },
};

/** The seals that a learner was told of. */
export const toldSealsSchema = z.object({
  seals: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)),
});
export type ToldSeals = z.infer<typeof toldSealsSchema>;

const told: Save<ToldSeals> = {
  format: 1,
  schema: toldSealsSchema,
  ofDevice: {},
  merge: (_, mine, theirs) => ({ seals: together(mine.seals, theirs.seals) }),
};

/** What a learner carries beside the games, by its name. */
export const learnerSaves = { plan, told, look };

const together = (some: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...some, ...others])].sort();
