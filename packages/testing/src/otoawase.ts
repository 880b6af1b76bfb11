import type { EventOf, GameEvent } from '@michi/game-kit/events';
import { activeMs } from '@michi/game-kit/pausable';
import type { Ms } from '@michi/game-kit/time';
import { lanes } from '@michi/games/otoawase/chart';
import { newInSong } from '@michi/games/otoawase/constants';
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
  ['月', 'つき', 'Mond'],
  ['水', 'みず', 'Wasser'],
  ['火', 'ひ', 'Feuer'],
] as const;

/** A song with eleven known kanji: in the first one no beat is plain. */
export const songSetup = (song: SongId = 'sakura', pace: Pace = 'falling'): Setup => ({
  language: 'de',
  song,
  pace,
  prompts: facts.map(([kanji, reading, meaning]) => ({
    ...{ kanji, readings: [reading], glosses: [meaning], beside: [], isNew: false },
  })),
});

/** A song for somebody to whom its kanji are new. */
export const newcomersSetup = (song: SongId = 'sakura', pace: Pace = 'falling'): Setup => ({
  ...songSetup(song, pace),
  prompts: songSetup()
    .prompts.slice(0, newInSong)
    .map((prompt) => ({ ...prompt, isNew: true })),
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

  /** The kanji of that note. */
  get prompt() {
    const prompt = promptOf(this.state, this.note);
    if (!prompt) throw new Error('a plain beat has no kanji');
    return prompt;
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

  /** Has looked at the new kanji that was hit. */
  lookedAt(afterMs: Ms = 1_000): boolean {
    return this.run.play({ ask: 'next' }, this.run.at + afterMs);
  }

  /** Hits the next note, a little off its beat if wanted, and looks at it if it is new. Answers whether it is asked for. */
  hitNote(off: Ms = 0): boolean {
    this.waitForNote(off);
    if (!this.press()) throw new Error('the note could not be hit');
    if (this.state.phase === 'introducing') this.lookedAt();
    return this.state.phase === 'asking';
  }

  /** Hits the next note that asks for its kanji, and what comes before it, and names it. */
  hitAndName({ off = 0, after = 1_000 }: { off?: Ms; after?: Ms } = {}): void {
    while (!this.hitNote(off)) if (!noteNow(this.state)) throw new Error('nothing more is asked');
    if (!this.name(this.prompt.readings[0] ?? '', after)) throw new Error('nothing was asked');
    this.#untilPlaying();
  }

  /** Plays the rest of the song without a mistake. */
  playToTheEnd(): void {
    while (noteNow(this.state))
      if (this.hitNote() && !this.name(this.prompt.readings[0] ?? '')) throw new Error('nothing was asked');
    this.run.finish();
  }

  #untilPlaying(): void {
    while (this.state.phase === 'named') this.run.wait();
  }
}
