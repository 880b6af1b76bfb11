/** The kanji that are written in Tatakae, for who needs to know them and loads no strokes. A test compares them. */
export const tatakaeKanji = '火水風雷土光闇力心魂';
