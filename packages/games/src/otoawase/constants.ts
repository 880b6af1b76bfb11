import type { Ms } from '@michi/game-kit/time';

/** A note falls for so long; where it is, is told in percent of that way. */
export const fallMs: Ms = 3_000;
/** Where the line lies: there a note is on its beat. */
export const linePercent = 80;
/** A hit may be so far from the line. */
export const hitWithinPercent = 5;
export const perfectWithinPercent = 2;
/** Past this a note is missed. */
export const missedPastPercent = 90;

export const fullHealth = 100;
export const missCost = 5;
export const strayCost = 2;
export const wrongAnswerCost = 10;

export const perfectPoints = 300;
export const goodPoints = 100;
/** A combo makes a hit worth so much more for each answer in it. */
export const comboBonusPercent = 10;

export const beatsPerBar = 4;
/** The song begins with bars without a note. */
export const openingBars = 4;
/** So many beats at the end of the song are left to it. */
export const closingBeats = 8;
/** From one note to the next, by difficulty. */
export const beatsBetweenNotes = { 1: 8, 2: 6, 3: 4 } as const;
/** So many kanji come up in a song, by difficulty. */
export const promptsIn = { 1: 24, 2: 30, 3: 36 } as const;
/** Of them at most so many are new to the learner. */
export const newInSong = 7;
/** No kanji comes oftener in a song, and one that is new comes as often. */
export const notesPerKanji = 4;

/** The music under an answer becomes thinner after this. */
export const thinnerAfterMs: Ms = 4_000;
