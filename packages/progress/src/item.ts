/**
 * What a memory is of, as text. The letter before the colon says of which kind it is: `k:山` is a kanji. So things of other
 * kinds, such as words, stand beside kanji wherever memories are stored or told.
 */
export const itemPattern = /^[a-z]:[^\s.\p{C}]{1,60}$/u;

const ofKanji = 'k:';

/** The item of a kanji. */
export const kanjiItem = (kanji: string): string => `${ofKanji}${kanji}`;

/** The kanji of an item; null for one of another kind. */
export const kanjiOfItem = (item: string): string | null =>
  item.startsWith(ofKanji) ? item.slice(ofKanji.length) : null;
