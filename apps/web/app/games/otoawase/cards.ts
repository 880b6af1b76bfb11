import { cardsIn } from '@michi/games/otoawase/constants';
import type { Card } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import type { DeckId } from '@michi/kanji/decks';
import type { KanjiEntry } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import { dueAmong } from '../../learner/due-kanji.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

const decks: Readonly<Record<1 | 2 | 3, readonly DeckId[]>> = {
  1: ['deck-1', 'deck-2'],
  2: ['deck-2', 'deck-3'],
  3: ['deck-3', 'deck-4', 'deck-5'],
};

/** Where the kanji of a song come from: by its difficulty. */
export const decksOf = (song: SongId): readonly DeckId[] => decks[songs[song].difficulty];

/** Kanji that a song is about; they come up each time. */
export const themes: Readonly<Record<SongId, readonly string[]>> = {
  sakura: ['花', '春', '道', '風', '木'],
  rain: ['夜', '駅', '急', '音', '黒'],
  moon: ['静', '夢', '星', '湖', '波'],
};

const longestGloss = 80;

const cardOf = (entry: KanjiEntry): Card => ({
  kanji: entry.kanji,
  readings: acceptedReadings(entry).slice(0, 30),
  glosses: entry.glosses.slice(0, 30).map((gloss) => gloss.slice(0, longestGloss)),
});

/** The cards of a song: those of its theme, then what is due, then others by lot. */
export function chooseCards(
  song: SongId,
  entries: readonly KanjiEntry[],
  due: ReadonlySet<string>,
  lot: () => number,
): Card[] {
  const weight = ({ kanji }: KanjiEntry) =>
    (themes[song].includes(kanji) ? 0 : due.has(kanji) ? 1 : 2) + lot();
  return entries
    .map((entry) => ({ entry, weight: weight(entry) }))
    .sort((one, other) => one.weight - other.weight)
    .slice(0, cardsIn[songs[song].difficulty])
    .map(({ entry }) => cardOf(entry));
}

/** Loads what a song may ask, and chooses from it. */
export async function loadCards(song: SongId, locale: Locale): Promise<Card[]> {
  const loaded = await Promise.all(decksOf(song).map((deck) => loadDeck(deck, locale)));
  const entries = loaded.flat();
  return chooseCards(song, entries, new Set(dueAmong(entries.map(({ kanji }) => kanji))), Math.random);
}
