import { reviewedSkills } from '@michi/games/review/reviewed-skills';
import * as z from 'zod/mini';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import { knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';

/** Later than this nobody plays from what was noted. */
const mostDaysAhead = 30;

const noted = z.object({
  v: z.literal(1),
  /** The learner's day from which on each skill of a kanji is due. */
  skills: z.record(z.string(), z.record(z.string(), z.int())),
});

const entryOf = (store: JsonStore) => store.entry(keys.due, noted);

/**
 * Notes when kanji fall due, so that games know it at once and without what computes it. `due` are kanji with the
 * learner's day on which one of their skills is due, `today` is that of now.
 */
export function noteDueKanji(
  store: JsonStore,
  due: Iterable<{ readonly kanji: string; readonly skill: string; readonly day: number }>,
  today: number,
): void {
  if (knownDeviceId(store) === null) return; // nobody has played here yet
  const skills: Record<string, Record<string, number>> = {};
  for (const { kanji, skill, day } of due) {
    if (day > today + mostDaysAhead) continue;
    skills[kanji] ??= {};
    skills[kanji][skill] = Math.min(skills[kanji][skill] ?? day, day);
  }
  entryOf(store).write({ v: 1, skills });
}

/** Another learner plays now. */
export const forgetDueKanji = (store: JsonStore): void => entryOf(store).remove();

/** The kanji that are due on the learner's day, as far as this device knows. */
export const dueKanji = (store: JsonStore, today: number): ReadonlySet<string> =>
  new Set(dueSkills(store, today).keys());

/** The kanji that a review can ask for on the learner's day, as far as this device knows. */
export const reviewableKanji = (store: JsonStore, today: number): ReadonlySet<string> =>
  new Set(
    [...dueSkills(store, today)].flatMap(([kanji, skills]) =>
      reviewedSkills.some((skill) => skills.includes(skill)) ? kanji : [],
    ),
  );

/** Those of some kanji that are due today; none on the server. */
export function dueAmong(kanji: Iterable<string>): string[] {
  if (typeof window === 'undefined') return [];
  const due = dueKanji(browserStore(), dayOf(new Date()));
  return [...kanji].filter((each) => due.has(each));
}

/** Of each kanji of which one of `skills` is due, those that are due or, as far as this device knows, were never asked. */
export function dueOrNew(
  store: JsonStore,
  today: number,
  skills: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const kept = entryOf(store).read()?.skills ?? {};
  const due = [...dueSkills(store, today)].filter(([, those]) =>
    skills.some((skill) => those.includes(skill)),
  );
  return new Map(
    due.map(([kanji, those]) => [
      kanji,
      skills.filter((skill) => those.includes(skill) || kept[kanji]?.[skill] === undefined),
    ]),
  );
}

/** The day to come on which the first of `skills` of a kanji falls due; null where this device knows none. */
export function dueAgain(
  store: JsonStore,
  today: number,
  { kanji, skills }: { readonly kanji: string; readonly skills: readonly string[] },
): number | null {
  const days = entryOf(store).read()?.skills[kanji] ?? {};
  const first = Math.min(...skills.map((skill) => days[skill] ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(first) && first > today ? first : null;
}

/** The skills of each kanji that are due on the learner's day, as far as this device knows. */
export function dueSkills(store: JsonStore, today: number): ReadonlyMap<string, readonly string[]> {
  const kept = entryOf(store).read();
  if (kept === null) return new Map();
  const due = Object.entries(kept.skills).map(
    ([kanji, days]) => [kanji, Object.keys(days).filter((skill) => (days[skill] ?? today) <= today)] as const,
  );
  return new Map(due.filter(([, skills]) => skills.length > 0));
}
