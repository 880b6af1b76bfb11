import { promptsIn } from '@michi/games/otoawase/constants';
import type { Prompt } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { type TypedEntry, typedPrompt } from '@michi/games/typed-prompts';
import type { DeckId } from '@michi/kanji/decks';
import type { Locale } from '@michi/messages/locales';
import { dueAmong } from '../../learner/projections/due-kanji.ts';
import { loadTypedDeck } from '../../lib/language/kanji-deck.ts';

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

/** The prompts of a song: those of its theme, then these groups one after the other, then others by lot. */
export function choosePrompts(
  song: SongId,
  entries: readonly TypedEntry[],
  groups: readonly (readonly string[])[],
  lot: () => number,
): Prompt[] {
  const inOrder = [themes[song], ...groups];
  const groupOf = (kanji: string) => {
    const found = inOrder.findIndex((group) => group.includes(kanji));
    return found === -1 ? inOrder.length : found;
  };
  const weight = ({ kanji }: TypedEntry) => groupOf(kanji) + lot();
  return entries
    .map((entry) => ({ entry, weight: weight(entry) }))
    .sort((one, other) => one.weight - other.weight)
    .slice(0, promptsIn[songs[song].difficulty])
    .map(({ entry }) => typedPrompt(entry));
}

/** Loads what a song may ask, and chooses from it: what is wanted, then what is due. */
export async function loadPrompts(
  song: SongId,
  locale: Locale,
  wanted: readonly string[],
): Promise<Prompt[]> {
  const loaded = await Promise.all(decksOf(song).map((deck) => loadTypedDeck(deck, locale)));
  const entries = loaded.flat();
  const due = dueAmong(entries.map(({ kanji }) => kanji));
  return choosePrompts(song, entries, [wanted, due], Math.random);
}
