import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';

const progress = z.object({
  /** Index of the card that was shown last. */
  card: z.int(),
  first: z.record(z.string(), z.string()),
  again: z.record(z.string(), z.readonly(z.array(z.string()))),
});
export type LessonProgress = z.infer<typeof progress>;

const entryOf = (module: string, store: JsonStore) => store.entry(keys.lesson + module, progress);

/** How far a lesson was gone through on this device; null when it was not begun, or is completed. */
export const lessonProgress = (module: string, store: JsonStore = browserStore()): LessonProgress | null =>
  entryOf(module, store).read();

export const storeLessonProgress = (
  module: string,
  made: LessonProgress,
  store: JsonStore = browserStore(),
): void => void entryOf(module, store).write(made);

export const forgetLessonProgress = (module: string, store: JsonStore = browserStore()): void =>
  entryOf(module, store).remove();

/** The lessons that were begun. */
export const begunLessons = (store: JsonStore = browserStore()): string[] =>
  store.keys(keys.lesson).map((key) => key.slice(keys.lesson.length));
