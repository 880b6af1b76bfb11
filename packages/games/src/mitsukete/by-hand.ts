import type { GameEvent } from '@michi/game-kit/events';
import type { Ms } from '@michi/game-kit/time';
import { maxPicked } from './constants.ts';

/**
 * What the quickest typist needs for a keystroke, on keys that never change their place: 80 ms (Card, Moran & Newell,
 * The Keystroke-Level Model, 1980). One finger taps six to seven times a second on one spot, two in turn half as often
 * again (Aoki & Kinoshita 2001); who has to see and to choose first is slower by far (Hick 1952, Hyman 1953).
 */
const quickestStrokeMs: Ms = 80;
/** No match can be made in less by who looks for the cards. */
export const quickestMatchMs: Ms = maxPicked * quickestStrokeMs;

/**
 * Whether a finished run, told by its events, was played no faster than a hand can: active time per match, the median
 * of all, their mean, and any two in a row. Single picks say nothing: fingers come down together, and a machine that
 * stalls hears late what was played in time, so that even one match may seem to have taken none.
 */
export function playedByHand(events: readonly GameEvent[]): boolean {
  const matches = events.flatMap((event) =>
    event.type === 'kanjiAnswered' && event.correct ? [event.ms] : [],
  );
  const unhurried = matches.filter((ms) => ms >= quickestMatchMs);
  const total = matches.reduce((sum, ms) => sum + ms, 0);
  return (
    unhurried.length >= matches.length / 2 &&
    total >= matches.length * quickestMatchMs &&
    matches.every((ms, index) => ms + (matches[index - 1] ?? 0) >= quickestMatchMs)
  );
}
