import type { Random } from '@michi/game-kit/random';
import type { Ms } from '@michi/game-kit/time';
import { beatsBetweenNotes, beatsPerBar, closingBeats, notesPerKanji, openingBars } from './constants.ts';
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

/** A new kanji comes again after so many others, the longer the oftener it came. */
const gaps = [2, 3, 5] as const;
/** New kanji are introduced in so much of a song, so that the last of them still comes again. */
const introducingShare = 0.6;

interface NewKanji {
  readonly prompt: number;
  /** How often it is still to come. */
  left: number;
  /** From which turn on it comes again; null until it is introduced. */
  dueAt: number | null;
}

/**
 * In which order the kanji of a song come: those that the learner knows each once before one comes again, the new ones
 * each `notesPerKanji` times, introduced one by one. None comes twice in a row.
 */
class KanjiOrder {
  readonly #random: Random;
  readonly #turns: number;
  readonly #new: readonly NewKanji[];
  readonly #known: readonly number[];
  readonly #knownTurns: number;
  #dealt: number[] = [];
  #turn = 0;
  #knownGone = 0;
  #last: number | null = null;

  /** For so many turns, at most `notesPerKanji` for each prompt. */
  constructor(prompts: readonly Pick<Prompt, 'isNew'>[], turns: number, random: Random) {
    const all = prompts.map((_, prompt) => prompt);
    this.#random = random;
    this.#turns = turns;
    this.#known = all.filter((prompt) => !prompts[prompt]?.isNew);
    this.#new = random
      .shuffle(all.filter((prompt) => prompts[prompt]?.isNew))
      .map((prompt) => ({ prompt, left: notesPerKanji, dueAt: null }));
    this.#knownTurns = turns - this.#new.length * notesPerKanji;
  }

  /** The prompt that comes next. */
  next(): number {
    const found = this.#nextNew();
    if (found === null) {
      this.#knownGone += 1;
      this.#last = this.#deal();
    } else {
      found.dueAt = this.#turn + (gaps[notesPerKanji - found.left] ?? 0);
      found.left -= 1;
      this.#last = found.prompt;
    }
    this.#turn += 1;
    return this.#last;
  }

  /** The new kanji whose turn it is; null when one comes that is known. */
  #nextNew(): NewKanji | null {
    const left = this.#turns - this.#turn;
    const free = this.#new.filter((each) => each.left > 0 && each.prompt !== this.#last);
    // one that has half of the turns that are left would otherwise come twice in a row
    const pressing = free.find((each) => each.left * 2 > left);
    if (pressing) return pressing;
    const again = free
      .filter(({ dueAt }) => dueAt !== null)
      .sort((one, other) => Number(one.dueAt) - Number(other.dueAt))[0];
    if (again && Number(again.dueAt) <= this.#turn) return again;
    const introduced = this.#new.filter(({ dueAt }) => dueAt !== null).length;
    const first = free.find(({ dueAt }) => dueAt === null);
    const from = (introduced * this.#turns * introducingShare) / this.#new.length;
    if (first && this.#turn >= from) return first;
    const isOnlyLast = this.#known.length === 1 && this.#known[0] === this.#last;
    if (this.#knownGone < this.#knownTurns && !isOnlyLast) return null;
    return again ?? first ?? null;
  }

  /** One that is known: all of them in a mixed order before one comes again. */
  #deal(): number {
    if (this.#dealt.length === 0) this.#dealt = this.#random.shuffle([...this.#known]);
    if (this.#dealt.at(-1) === this.#last) this.#dealt.reverse();
    return this.#dealt.pop() as number;
  }
}
