import { nothingPlanned, type Plan, planSchema } from '@michi/games/learner-saves';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';

/** So many new kanji a learner may want a day. */
export const newPerDayChoices = [0, 3, 5, 10, 15] as const;

const entryOf = (store: JsonStore) => store.entry(keys.plan, planSchema, () => nothingPlanned);

/** The same object until something changed. */
export const dayPlan = (store: JsonStore = browserStore()): Plan => entryOf(store).read();

/** The plan on the server and at hydration. */
export const noPlan = (): Plan => nothingPlanned;

export const subscribeToPlan = (listener: () => void): (() => void) =>
  browserStore().onChange((key) => {
    if (key === null || key === keys.plan) listener();
  });

export function wantPerDay(perDay: number, store: JsonStore = browserStore()): void {
  entryOf(store).write({ ...dayPlan(store), perDay });
}

/** Notes the kanji of a day; once they are those, nothing is written. */
export function planDay(day: number, kanji: readonly string[], store: JsonStore = browserStore()): void {
  const before = dayPlan(store);
  if (before.day === day && before.kanji.join('') === kanji.join('')) return;
  entryOf(store).write({ ...before, day, kanji: [...kanji] });
}
