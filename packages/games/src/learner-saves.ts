import * as z from 'zod/mini';
import { look } from './look.ts';
import { isSame, type Save } from './save.ts';

const kanji = z.array(z.string().check(z.maxLength(2))).check(z.maxLength(100));

const most = 100;

/** What a day has begun with. */
const begunSchema = z.object({
  /** When that was: epoch ms. */
  at: z.int(),
  /** The names of the cards that the day asks for, those that were answered since among them. */
  due: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(most)),
  /** Where the proposed games are opened, in their order. */
  games: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10)),
});
export type Begun = z.infer<typeof begunSchema>;

/** What is planned for a day, and how many new kanji a day a learner wants. */
export const dayPlanSchema = z.object({
  perDay: z.int().check(z.gte(0), z.lte(50)),
  /** The learner's day for which something was planned. */
  day: z.int(),
  /** Its new kanji. */
  kanji,
  begun: begunSchema,
  /** How many of the taught kanji the learner has told to know, or was placed after. */
  known: z.int().check(z.gte(0)),
});
export type DayPlan = z.infer<typeof dayPlanSchema>;

/** The plan of who has chosen nothing yet. */
export const nothingPlanned: DayPlan = {
  perDay: 5,
  day: 0,
  kanji: [],
  begun: { at: 0, due: [], games: [] },
  known: 0,
};

const dayPlan: Save<DayPlan> = {
  format: 1,
  schema: dayPlanSchema,
  ofDevice: {},
  merge(base, mine, theirs) {
    if (isSame(base, mine)) return theirs;
    if (isSame(base, theirs)) return mine;
    const settings = {
      perDay: settled((base ?? nothingPlanned).perDay, mine.perDay, theirs.perDay),
      known: settled((base ?? nothingPlanned).known, mine.known, theirs.known),
    };
    if (mine.day !== theirs.day) return { ...(mine.day > theirs.day ? mine : theirs), ...settings };
    const begun = earlier(mine.begun, theirs.begun);
    return { ...settings, day: mine.day, kanji: together(mine.kanji, theirs.kanji), begun };
  },
};

/** The number that was changed; of two the greater. */
function settled(before: number, ...now: readonly number[]): number {
  const changed = now.filter((each) => each !== before);
  return Math.max(...(changed.length > 0 ? changed : [before]));
}

/** A day begins once: where two devices have begun it, as the first one did. */
function earlier(one: Begun, other: Begun): Begun {
  if (one.at !== other.at) return one.at < other.at ? one : other;
  const games = one.games.join() < other.games.join() ? one.games : other.games;
  return { at: one.at, due: together(one.due, other.due).slice(0, most), games };
}

/** So many challenges are remembered as announced; the rewards of those before ran out long ago. */
const mostChallenges = 60;

/** The announcements that a learner has seen. */
export const announcedSchema = z.object({
  achievements: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)),
  /** As `<id>:<first day of the span>`. */
  challenges: z.array(z.string().check(z.regex(/^\w{1,50}:\d{1,7}$/))).check(z.maxLength(mostChallenges)),
});
export type Announced = z.infer<typeof announcedSchema>;

export const nothingAnnounced: Announced = { achievements: [], challenges: [] };

/** What was announced to one device or the other. */
export function addAnnounced(one: Announced, other: Announced): Announced {
  const challenges = together(one.challenges, other.challenges).toSorted(bySpan);
  return {
    achievements: together(one.achievements, other.achievements),
    challenges: challenges.slice(-mostChallenges),
  };
}

const startOf = (challenge: string) => Number(challenge.slice(challenge.indexOf(':') + 1));
const bySpan = (one: string, other: string) => startOf(one) - startOf(other);

const announced: Save<Announced> = {
  format: 1,
  schema: announcedSchema,
  ofDevice: {},
  merge: (_, mine, theirs) => addAnnounced(mine, theirs),
};

/** What a learner carries beside the games, by its name. */
export const learnerSaves = { dayPlan, announced, look };

const together = (some: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...some, ...others])].sort();
