import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';

/** So many new kanji a learner may want a day. */
export const newPerDayChoices = [0, 3, 5, 10, 15] as const;

const planSchema = z.object({
  /** How many new kanji a day. */
  perDay: z.int().check(z.gte(0), z.lte(50)),
  /** The learner's day for which kanji were planned, and which. */
  day: z.int(),
  kanji: z.array(z.string()),
});
/** What is planned for a day on this device. */
export type DayPlan = z.infer<typeof planSchema>;

const nothingPlanned: DayPlan = { perDay: 5, day: 0, kanji: [] };
const entryOf = (store: JsonStore) => store.entry(keys.today, planSchema, () => nothingPlanned);

/** The same object until something changed. */
export const dayPlan = (store: JsonStore = browserStore()): DayPlan => entryOf(store).read();

/** The plan on the server and at hydration. */
export const noPlan = (): DayPlan => nothingPlanned;

export const subscribeToPlan = (listener: () => void): (() => void) =>
  browserStore().onChange((key) => {
    if (key === null || key === keys.today) listener();
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
