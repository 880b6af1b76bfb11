import { newInSong, promptsIn } from '@michi/games/otoawase/constants';
import type { Prompt } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { type TypedEntry, typedPrompt } from '@michi/games/typed-prompts';
import type { DeckId } from '@michi/kanji/decks';
import type { Locale } from '@michi/messages/locales';
import { dueAmong } from '../../learner/projections/due-kanji.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
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

/** What decides which kanji of its decks come up in a song. */
export interface Wishes {
  /** Of the module that led to the song, which has taught them. */
  readonly wanted: readonly string[];
  readonly due: readonly string[];
  /** Those that the learner has met. */
  readonly met: ReadonlySet<string>;
}

/**
 * The prompts of a song: those of its theme, then what is wanted, then what is due, then others by lot. Only a few are new
 * to the learner; of those the decks decide, which begin with the easiest.
 */
export function choosePrompts(
  song: SongId,
  entries: readonly TypedEntry[],
  { wanted, due, met }: Wishes,
  lot: () => number,
): Prompt[] {
  const inOrder = [themes[song], wanted, due];
  const weighed = entries.map((entry, index) => {
    const { kanji } = entry;
    const isNew = !met.has(kanji) && !wanted.includes(kanji);
    const found = inOrder.findIndex((group) => group.includes(kanji));
    const group = found === -1 ? inOrder.length : found;
    return { entry, isNew, weight: group + (isNew ? index / entries.length : lot()) };
  });
  let introduced = 0;
  return weighed
    .sort((one, other) => one.weight - other.weight)
    .filter(({ isNew }) => !isNew || ++introduced <= newInSong)
    .slice(0, promptsIn[songs[song].difficulty])
    .map(({ entry, isNew }) => ({ ...typedPrompt(entry), isNew }));
}

/** Longer the kanji that the learner has met are not waited for: those known here are taken. */
const mostWaitMs = 1_500;

/** The kanji that the learner has met, as far as this device knows; what was due here where that cannot be loaded. */
async function metAmong(kanji: readonly string[], due: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    const { metKanji } = await import('../../learner/use-memory.ts');
    const met = await metKanji(mostWaitMs);
    return new Set(kanji.filter((each) => met.has(each)));
  } catch (error) {
    logFailure(error, 'loading what is remembered');
    return new Set(due);
  }
}

/** Loads what a song may ask, and chooses from it: what is wanted, then what is due. */
export async function loadPrompts(
  song: SongId,
  locale: Locale,
  wanted: readonly string[],
): Promise<Prompt[]> {
  const loaded = await Promise.all(decksOf(song).map((deck) => loadTypedDeck(deck, locale)));
  const entries = loaded.flat();
  const all = entries.map(({ kanji }) => kanji);
  const due = dueAmong(all);
  const met = await metAmong(all, due);
  return choosePrompts(song, entries, { wanted, due, met }, Math.random);
}
