import type { PlayableGame } from '@michi/games/catalogue';
import { stretchEnds } from '@michi/kanji/decks';

/** How many kanji a newcomer says to know. */
export const known = ['none', 'some', 'many'] as const;
export type Known = (typeof known)[number];

/** So many of the kanji that are taught are those, from the first one on. */
export const knownCount: Readonly<Record<Known, number>> = {
  none: 0,
  some: stretchEnds[0],
  many: stretchEnds[1],
};

/** What a newcomer says of themselves. */
export interface Newcomer {
  readonly kana: boolean;
  readonly known: Known;
}

export type FirstGame = Extract<PlayableGame, 'tabibito' | 'mitsukete' | 'jukugo' | 'puzzle'>;

/**
 * The one game to begin with: lessons, which help with kana, for who knows nothing yet; shapes alone for who cannot read
 * kana; words for who knows some; parts for who knows many.
 */
export function firstGame({ kana, known }: Newcomer): FirstGame {
  if (known === 'none') return 'tabibito';
  if (!kana) return 'mitsukete';
  return known === 'some' ? 'jukugo' : 'puzzle';
}

/** So many of a placement's questions, in percent, make one who knows some kanji, or many. */
const somePercent = 25;
const manyPercent = 70;

/** The game after a placement in which so many of its questions were known. */
export function gameAfterPlacement(right: number, asked: number): FirstGame {
  const percent = (right / asked) * 100;
  if (percent < somePercent) return 'tabibito';
  return percent < manyPercent ? 'jukugo' : 'puzzle';
}

/** Of what a placement has asked about a stretch, so much is right of who knows it. */
const leastRight = 0.75;

/** How many kanji are known, from the first one on, of who gave these answers in a placement. */
export function knownByPlacement(
  answers: readonly { readonly place: number; readonly correct: boolean }[],
): number {
  let begin = 0;
  for (const end of stretchEnds) {
    const asked = answers.filter(({ place }) => place >= begin && place < end);
    const right = asked.filter(({ correct }) => correct).length;
    if (asked.length === 0 || right < asked.length * leastRight) return begin;
    begin = end;
  }
  return begin;
}
