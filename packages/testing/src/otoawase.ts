import type { EventOf, GameEvent } from '@michi/game-kit/events';
import { activeMs } from '@michi/game-kit/pausable';
import type { Ms } from '@michi/game-kit/time';
import { lanes } from '@michi/games/otoawase/chart';
import { otoawase } from '@michi/games/otoawase/rules';
import type { Pace, Setup } from '@michi/games/otoawase/setup';
import { songMsAt } from '@michi/games/otoawase/song-time';
import type { SongId } from '@michi/games/otoawase/songs';
import { noteNow, promptOf } from '@michi/games/otoawase/state';
import { RecordedRun } from './recorded-run.ts';

type Move = Parameters<typeof otoawase.play>[1];

const facts = [
  ['山', 'やま', 'Berg'],
  ['川', 'かわ', 'Fluss'],
  ['空', 'そら', 'Himmel'],
  ['海', 'うみ', 'Meer'],
  ['花', 'はな', 'Blume'],
  ['雨', 'あめ', 'Regen'],
  ['道', 'みち', 'Weg'],
  ['音', 'おと', 'Ton'],
] as const;

/** A song with eight kanji. */
export const songSetup = (song: SongId = 'sakura', pace: Pace = 'falling'): Setup => ({
  language: 'de',
  song,
  pace,
  prompts: facts.map(([kanji, reading, meaning]) => ({
    kanji,
    readings: [reading],
    glosses: [meaning],
    beside: [],
  })),
});

/** A song being played: the run, and what is done in it. */
export class Performance {
  readonly run: RecordedRun<Setup, ReturnType<typeof otoawase.start>, Move>;

  constructor(setup: Setup = songSetup(), seed = 1) {
    this.run = new RecordedRun(otoawase, setup, seed);
  }

  get state() {
    return this.run.state.game;
  }

  /** The note that comes next, or is asked for. */
  get note() {
    const note = noteNow(this.state);
    if (!note) throw new Error('no note is left');
    return note;
  }

  get prompt() {
    return promptOf(this.state, this.note);
  }

  get songMs(): Ms {
    return songMsAt(this.state, activeMs(this.run.state, this.run.at));
  }

  /** The events of one type. */
  events<T extends GameEvent['type']>(type: T): EventOf<T>[] {
    return this.run.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** Lets the song come to a time before or after the next note's beat. */
  waitForNote(off: Ms = 0): void {
    this.#untilPlaying();
    this.run.advance(this.run.at + Math.max(0, this.note.at + off - this.songMs));
  }

  /** Presses the lane of the next note, or another one. */
  press({ lane = this.note.lane as number } = {}): boolean {
    const pressed = lanes.find((each) => each === lane % 3) ?? 0;
    return this.run.play({ press: pressed });
  }

  name(name: string, afterMs: Ms = 1_000): boolean {
    return this.run.play({ name }, this.run.at + afterMs);
  }

  giveUp(afterMs: Ms = 1_000): boolean {
    return this.run.play({ ask: 'unknown' }, this.run.at + afterMs);
  }

  /** Hits the next note and names it, a little off its beat if wanted. */
  hitAndName({ off = 0, after = 1_000 }: { off?: Ms; after?: Ms } = {}): void {
    this.waitForNote(off);
    if (!this.press()) throw new Error('the note could not be hit');
    if (!this.name(this.prompt.readings[0] ?? '', after)) throw new Error('nothing was asked');
    this.#untilPlaying();
  }

  /** Plays the rest of the song without a mistake. */
  playToTheEnd(): void {
    while (noteNow(this.state)) this.hitAndName();
    this.run.finish();
  }

  #untilPlaying(): void {
    while (this.state.phase === 'named') this.run.wait();
  }
}
