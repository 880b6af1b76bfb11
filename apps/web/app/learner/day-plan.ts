import { type Begun, type DayPlan, dayPlanSchema, nothingPlanned } from '@michi/games/learner-saves';
import { isSame } from '@michi/games/save';
import { browserStore, type JsonStore } from '../lib/device/storage.ts';
import { keys } from './keys.ts';

/** So many new kanji a learner may want a day. */
export const newPerDayChoices = [0, 3, 5, 10, 15] as const;

const entryOf = (store: JsonStore) => store.entry(keys.dayPlan, dayPlanSchema, () => nothingPlanned);

/** The same object until something changed. */
export const dayPlan = (store: JsonStore = browserStore()): DayPlan => entryOf(store).read();

/** The plan on the server and at hydration. */
export const noPlan = (): DayPlan => nothingPlanned;

export const subscribeToPlan = (listener: () => void): (() => void) =>
  browserStore().onChange((key) => {
    if (key === null || key === keys.dayPlan) listener();
  });

export function wantPerDay(perDay: number, store: JsonStore = browserStore()): void {
  entryOf(store).write({ ...dayPlan(store), perDay });
}

/**
 * Notes how many of the taught kanji the learner knows, from the first one on, without having answered for each. The new
 * kanji of the day are others by that.
 */
export function noteKnown(known: number, store: JsonStore = browserStore()): void {
  const before = dayPlan(store);
  if (before.known !== known) entryOf(store).write({ ...before, known, kanji: [] });
}

/** What a day has begun with; null while it has not. */
export const begunOn = (plan: DayPlan, day: number | null): Begun | null =>
  plan.day === day ? plan.begun : null;

/** Where the games are opened that a day has proposed; none while it has not begun. */
export const plannedGames = (plan: DayPlan, day: number): readonly string[] =>
  begunOn(plan, day)?.games ?? [];

/** The names of the cards that a day has asked for so far. */
export const plannedDue = (plan: DayPlan, day: number): readonly string[] => begunOn(plan, day)?.due ?? [];

/** What is found to be done on a day. */
interface FoundToDo {
  readonly kanji: readonly string[];
  /** Names of cards. */
  readonly due: readonly string[];
  /** Where the proposed games are opened. */
  readonly games: readonly string[];
}

/**
 * Notes what a day asks for, at `now` (epoch ms) if it begins by that. What it has asked for once stays in the plan, and so
 * do the games that it has proposed; where nothing is new, nothing is written.
 */
export function planDay(
  day: number,
  { kanji, due, games }: FoundToDo,
  now: number,
  store: JsonStore = browserStore(),
): void {
  const before = dayPlan(store);
  const begun = begunOn(before, day);
  const asked = [...new Set([...(begun?.due ?? []), ...due])].sort();
  const proposed = begun && begun.games.length > 0 ? begun.games : [...games];
  const after = {
    ...{ ...before, day, kanji: [...kanji] },
    begun: { at: begun?.at ?? now, due: asked, games: proposed },
  };
  if (!isSame(before, after)) entryOf(store).write(after);
}
