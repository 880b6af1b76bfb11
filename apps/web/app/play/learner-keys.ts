import type { JsonStore } from '../lib/storage.ts';

/** Keys of how far a learner has come in the levels of one mode begin with this. */
export const sittingPrefix = 'kanji-no-michi:sitting:';
/** The key of the battles won in Tatakae. */
export const winsKey = 'kanji-no-michi:tatakae:wins';
/** The key of the games to which a learner went from Tabibito. */
export const visitsKey = 'kanji-no-michi:tabibito:visits';
/** The key of the kanji that were right in the passed runs of Tabibito's modules. */
export const provedKey = 'kanji-no-michi:tabibito:proved';
/** Keys of what the server told about a learner's journey last begin with this. */
export const lastAnswerPrefix = 'kanji-no-michi:tabibito:last:';

/** The keys of what a learner has on this device and the server has not, runs and their results aside. */
export const learnerKeys = (store: JsonStore): string[] =>
  [sittingPrefix, winsKey, visitsKey, provedKey].flatMap((prefix) => store.keys(prefix));
