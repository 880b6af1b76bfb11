/** Keys of results that wait to be delivered begin with this. */
export const waitingPrefix = 'kanji-no-michi:result:';
