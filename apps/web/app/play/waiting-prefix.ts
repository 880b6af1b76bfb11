/** Keys of results that wait to be delivered begin with this. */
export const waitingPrefix = 'kanji-no-michi:result:';
/** Keys of what ties this device to an account begin with this. */
export const accountPrefix = 'kanji-no-michi:account:';
