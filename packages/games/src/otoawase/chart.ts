import type { Random } from '@michi/game-kit/random';
import type { Ms } from '@michi/game-kit/time';
import { beatsBetweenNotes, beatsPerBar, closingBeats, notesPerKanji, openingBars } from './constants.ts';
import { KanjiOrder } from './kanji-order.ts';
import type { Pace, Prompt } from './setup.ts';
import { beatAt, beatsIn, type Song } from './songs.ts';

export const lanes = [0, 1, 2] as const;
export type Lane = (typeof lanes)[number];

/** What falls in a lane: a kanji, or a plain beat. */
export interface Note {
  /** The beat on which it comes to the line, and when that is in the time of the song. */
  readonly beat: number;
  readonly at: Ms;
  readonly lane: Lane;
  /** Index of its prompt; null for a plain beat, which carries no kanji. */
  readonly prompt: number | null;
}

/** A song as far as its chart depends on it. */
export interface Charted {
  readonly pace: Pace;
  readonly prompts: readonly Pick<Prompt, 'isNew'>[];
}

/**
 * The notes of a song. No kanji comes oftener than `notesPerKanji`: where that leaves beats over, they are plain and
 * spread over the song. Without a beat to play to, in steps, there are no plain ones.
 */
export function chartOf(song: Song, { pace, prompts }: Charted, random: Random): Note[] {
  const every = beatsBetweenNotes[song.difficulty];
  const last = beatsIn(song) - closingBeats;
  const beats: number[] = [];
  for (let beat = openingBars * beatsPerBar; beat <= last; beat += every) beats.push(beat);

  const asked = Math.min(beats.length, prompts.length * notesPerKanji);
  const order = new KanjiOrder(prompts, asked, random);
  /** How many kanji have come by the end of so many beats. */
  const comeBy = (count: number) => Math.floor((count * asked) / beats.length);
  const notes: Note[] = [];
  for (const [index, beat] of beats.entries()) {
    const isPlain = comeBy(index + 1) === comeBy(index);
    if (isPlain && pace === 'stepwise') continue;
    const [before, earlier] = [notes.at(-1), notes.at(-2)];
    const tired = before !== undefined && before.lane === earlier?.lane ? before.lane : null;
    const lane = random.pick(lanes.filter((each) => each !== tired));
    notes.push({ beat, at: beatAt(song, beat), lane, prompt: isPlain ? null : order.next() });
  }
  return notes;
}
