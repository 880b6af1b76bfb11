import * as z from 'zod/mini';
import type { JsonStore } from '../lib/storage.ts';

/** Keys of how far a learner has come in the levels of one mode begin with this. */
export const sittingPrefix = 'kanji-no-michi:sitting:';
/** Keys of what Tabibito remembers of its traveller begin with this. */
export const tabibitoPrefix = 'kanji-no-michi:tabibito:';
/** The key of the battles won in Tatakae. */
export const winsKey = 'kanji-no-michi:tatakae:wins';

/** Forgets what is kept of a learner beyond runs and progress: somebody else plays on this device from now on. */
export function forgetLearner(store: JsonStore): void {
  for (const prefix of [sittingPrefix, tabibitoPrefix, winsKey])
    for (const key of store.keys(prefix)) store.entry(key, z.unknown()).remove();
}
