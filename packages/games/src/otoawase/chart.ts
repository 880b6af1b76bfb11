import type { Random } from '@michi/game-kit/random';
import type { Ms } from '@michi/game-kit/time';
import { beatsBetweenNotes, beatsPerBar, closingBeats, openingBars } from './constants.ts';
import { beatAt, beatsIn, type Song } from './songs.ts';

export const lanes = [0, 1, 2] as const;
export type Lane = (typeof lanes)[number];

/** A kanji that falls. */
export interface Note {
  /** The beat on which it comes to the line, and when that is in the time of the song. */
  readonly beat: number;
  readonly at: Ms;
  readonly lane: Lane;
  /** Index of its prompt. */
  readonly prompt: number;
}

/** The notes of a song with so many prompts: each prompt once before one comes again. */
export function chartOf(song: Song, prompts: number, random: Random): Note[] {
  const every = beatsBetweenNotes[song.difficulty];
  const last = beatsIn(song) - closingBeats;
  const notes: Note[] = [];
  let stack: number[] = [];
  for (let beat = openingBars * beatsPerBar; beat <= last; beat += every) {
    const [before, earlier] = [notes.at(-1), notes.at(-2)];
    if (stack.length === 0) stack = dealAfter(before?.prompt, prompts, random);
    const tired = before !== undefined && before.lane === earlier?.lane ? before.lane : null;
    const lane = random.pick(lanes.filter((each) => each !== tired));
    notes.push({ beat, at: beatAt(song, beat), lane, prompt: stack.pop() as number });
  }
  return notes;
}

/** All prompts in a mixed order, of which the first is not the one that came last. */
function dealAfter(last: number | undefined, prompts: number, random: Random): number[] {
  const dealt = random.shuffle(Array.from({ length: prompts }, (_, prompt) => prompt));
  return dealt.at(-1) === last ? dealt.reverse() : dealt;
}
