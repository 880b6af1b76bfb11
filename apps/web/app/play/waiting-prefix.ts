/** Keys of results that wait to be delivered begin with this. */
export const waitingPrefix = 'kanji-no-michi:result:';
/** Keys of modules that were completed on this device begin with this. */
export const journeyPrefix = 'kanji-no-michi:journey:done:';
/** Keys of what is kept for accounts that logged out begin with this. */
export const keptPrefix = 'kanji-no-michi:kept:';
/** Keys of what ties this device to an account begin with this. */
export const accountPrefix = 'kanji-no-michi:account:';
