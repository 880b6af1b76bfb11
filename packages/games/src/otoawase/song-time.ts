import type { Ms } from '@michi/game-kit/time';
import type { Note } from './chart.ts';
import { thinnerAfterMs } from './constants.ts';
import { barOf, barsMs } from './songs.ts';
import { type State, songOf } from './state.ts';

/** How long the song has waited: whole bars of the run, so that the beat goes on through every wait. */
export const heldMs = (state: State): Ms => barsMs(songOf(state), state.heldBars);

/** The time of the song at a moment of the run. */
export const songMsAt = (state: State, at: Ms): Ms => state.stoodAt ?? at - heldMs(state);

/**
 * The bar of the song that plays in a bar of the run, both counted from 0. Not defined for bars in the past.
 * While the song waits, the bar of its note repeats.
 */
export function barHeardIn(state: State, runBar: number): number {
  const { notes, outcomes, phase, stoodAt, heldBars, waitBars } = state;
  const bar = runBar - heldBars;
  if (stoodAt === null) return bar;
  const { beat } = notes[outcomes.length - Number(phase !== 'reached')] as Note;
  const repeated = barOf(beat);
  return bar <= repeated ? bar : Math.max(repeated, bar - (waitBars ?? Number.POSITIVE_INFINITY));
}

/** Whether the music of a wait plays with fewer instruments, because no answer has come for some time. */
export const isThinAt = ({ stoodAt, since }: Pick<State, 'stoodAt' | 'since'>, at: Ms): boolean =>
  stoodAt !== null && at - since > thinnerAfterMs;

export const songEndsAt = (state: Pick<State, 'setup'>): Ms => songOf(state).seconds * 1_000;

/** The number of bars that the song waits after an answer: whole bars, at least one. */
export function barsToWait(state: State, at: Ms): number {
  const { stoodAt, heldBars } = state;
  const song = songOf(state);
  const isFull = (bars: number) => (stoodAt ?? 0) + barsMs(song, heldBars + bars) >= at;
  let bars = Math.max(1, Math.floor((at - (stoodAt ?? 0) - heldMs(state)) / barsMs(song, 1)) - 1);
  while (!isFull(bars)) bars += 1;
  return bars;
}

/** When the song goes on after an answer. */
export const goesOnAt = (state: State): Ms =>
  (state.stoodAt ?? 0) + barsMs(songOf(state), state.heldBars + (state.waitBars ?? 0));
