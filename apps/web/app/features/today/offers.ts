import { gameOf, type PlayableGame } from '@michi/games/catalogue';
import { mitsuketeLevels, puzzleSets } from '@michi/games/review/asked-kanji';
import { tatakaeKanji } from '@michi/games/tatakae/kanji';
import type { Offer } from '@michi/progress/today';

/** The games that may be proposed. */
type OfferedGame = Extract<
  PlayableGame,
  'mitsukete' | 'puzzle' | 'tatakae' | 'jukugo' | 'tabibito' | 'hanazono'
>;

/** A game that can be opened at an address, for what it asks there. */
export interface GameOffer extends Offer {
  readonly game: OfferedGame;
  readonly to: string;
}

/** How far the learner has come. */
export interface Reached {
  /** The total score in Mitsukete, which opens its levels. */
  readonly mitsukete: number;
  /** The level of Puzzle that comes next. */
  readonly puzzleLevel: number;
  /** The kanji that still grow in Hanazono. */
  readonly growing: readonly string[];
}

/** What can be played now and tells the memory something, as far as the device knows without asking. */
export function gameOffers({ mitsukete, puzzleLevel, growing }: Reached): readonly GameOffer[] {
  const open = mitsuketeLevels.filter(([, unlockScore]) => unlockScore <= mitsukete);
  const playable: readonly Omit<GameOffer, 'skills'>[] = [
    ...open.map(
      ([id, , kanji]) =>
        ({ game: 'mitsukete', to: `/mitsukete/play/${id}`, kanji: [...kanji], minutes: 3 }) as const,
    ),
    {
      game: 'puzzle',
      to: '/puzzle',
      kanji: [...(puzzleSets[(puzzleLevel - 1) % puzzleSets.length] ?? '')],
      minutes: 5,
    },
    { game: 'tatakae', to: '/tatakae', kanji: [...tatakaeKanji], minutes: 4 },
    { game: 'hanazono', to: '/hanazono', kanji: growing, minutes: 5 },
    // what they ask, the server chooses: they only go on
    { game: 'jukugo', to: '/jukugo', kanji: [], minutes: 7 },
    { game: 'tabibito', to: '/tabibito', kanji: [], minutes: 5 },
  ];
  return playable
    .map((offer) => ({ ...offer, skills: gameOf(offer.game).feeds }))
    .filter(({ skills }) => skills.length > 0);
}
