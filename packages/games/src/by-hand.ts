import type { GameEvent } from '@michi/game-kit/events';
import type { Ms } from '@michi/game-kit/time';

/**
 * What the quickest typist needs for a keystroke, on keys that never change their place: 80 ms (Card, Moran & Newell,
 * The Keystroke-Level Model, 1980). One finger taps six to seven times a second on one spot, two in turn half as often
 * again (Aoki & Kinoshita 2001); who has to see and to choose first is slower by far (Hick 1952, Hyman 1953).
 */
export const quickestStrokeMs: Ms = 80;

/** Active time of each right answer of a run, told by its events; after one the game itself waits for `feedbackMs`. */
export function timesOfRight(events: readonly GameEvent[], feedbackMs: Ms = 0): Ms[] {
  const times: Ms[] = [];
  let [thought, waited] = [0, 0];
  for (const event of events) {
    if (event.type === 'kanjiAnswered') thought = event.ms;
    if (event.type === 'mistakeMade') waited = 0;
    if (event.type !== 'kanjiCompleted') continue;
    times.push(thought - waited);
    waited = feedbackMs;
  }
  return times;
}

/**
 * Whether right answers took no less than `quickest`: the median of all, their mean, and any two in a row. Single picks
 * say nothing: fingers come down together, and a machine that stalls hears late what was played in time, so that even
 * one answer may seem to have taken none.
 */
export function byHand(times: readonly Ms[], quickest: Ms): boolean {
  const unhurried = times.filter((ms) => ms >= quickest);
  const total = times.reduce((sum, ms) => sum + ms, 0);
  return (
    unhurried.length >= times.length / 2 &&
    total >= times.length * quickest &&
    times.every((ms, index) => ms + (times[index - 1] ?? 0) >= quickest)
  );
}
