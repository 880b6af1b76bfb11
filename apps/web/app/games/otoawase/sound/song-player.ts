import type { Ms } from '@michi/game-kit/time';
import type { Song } from '@michi/games/otoawase/songs';
import type { LiveOutput } from '../../../audio/mixer.ts';
import { type Instrument, sixteenthSeconds, sixteenthsPerBar } from '../../../audio/synthesis/composition.ts';
import type { Bank, SoundedNote } from './bank.ts';
import { type SongGraph, songGraph } from './song-graph.ts';

/** So far ahead everything is given to the audio clock: more than any stall of the page that can be borne. */
const aheadMs: Ms = 750;
/** The clocks of page and sound drift apart; a jump larger than this is no drift. */
const jumpSeconds = 0.03;
/** At most so much is mended at a time, so that nobody hears it. */
const mendedSeconds = 0.0005;
/** What comes later than this is left out. */
const lateSeconds = 0.05;
/** What still plays while an answer is long in coming. */
const thinInstruments: readonly Instrument[] = ['bass', 'taiko', 'wood', 'bell'];

/** What is to be heard of a song by now. */
export interface Heard {
  /** When the run would have begun without its pauses, by the clock of the page. */
  readonly origin: number;
  /** The bar of the song that is heard in a bar of the run. */
  barIn(runBar: number): number;
  readonly isThin: boolean;
  /** How much later than its time the learner hears it, as they have measured. */
  readonly delayMs: Ms;
}

/** A note that was given to the audio clock. */
interface Given {
  readonly sixteenth: number;
  readonly bar: number;
  readonly source: AudioBufferSourceNode;
  readonly when: number;
}

/**
 * Plays a composition as it is wanted from moment to moment: each sixteenth of the run at its own time, by the audio clock, so that it
 * is heard when the clock of the page says so. What was given too early, before an answer came, is taken back.
 */
export class SongPlayer {
  readonly #bank: Bank;
  readonly #notes = new Map<number, SoundedNote[]>();
  readonly #sixteenth: number;
  readonly #now: () => number;
  readonly #live: () => LiveOutput | null;
  #graph: SongGraph | null = null;
  /** The time of the audio clock at which the run would have begun; null while nothing is heard. */
  #zero: number | null = null;
  #nextSixteenth = 0;
  #given: Given[] = [];

  constructor(bank: Bank, song: Pick<Song, 'bpm'>, world: { now(): number; live(): LiveOutput | null }) {
    this.#bank = bank;
    this.#sixteenth = sixteenthSeconds(song.bpm);
    this.#now = world.now;
    this.#live = world.live;
    for (const note of bank.notes)
      this.#notes.set(note.sixteenth, [...(this.#notes.get(note.sixteenth) ?? []), note]);
  }

  /** Gives the audio clock what comes next; to be called every few hundredths of a second. */
  pump(heard: Heard): void {
    const output = this.#live();
    if (!output) {
      this.stop();
      return;
    }
    const { context } = output;
    if (this.#graph?.output !== output.node) {
      this.#graph?.leave();
      this.#graph = songGraph(this.#bank, output);
    }
    const runSeconds = (this.#now() - heard.origin) / 1_000;
    this.#follow(this.#now(), heard, context, runSeconds);
    this.#takeBack(heard, context);
    while (this.#nextSixteenth * this.#sixteenth < runSeconds + aheadMs / 1_000) {
      this.#give(this.#nextSixteenth, heard, this.#graph);
      this.#nextSixteenth += 1;
    }
  }

  /** Nothing is heard from now on. */
  stop(): void {
    if (this.#zero === null) return;
    this.#graph?.fadeOut();
    for (const { source } of this.#given) source.stop(source.context.currentTime + 0.06);
    this.#given = [];
    this.#zero = null;
  }

  /** Nothing is heard any more. */
  close(): void {
    this.stop();
    this.#graph?.leave();
    this.#graph = null;
  }

  /** Keeps to the audio clock: begins, mends a drift, or begins anew after a jump. */
  #follow(now: number, heard: Heard, context: BaseAudioContext, runSeconds: number): void {
    const zero = audioTimeAt(heard.origin, now, context) - heard.delayMs / 1_000;
    const off = this.#zero === null ? null : zero - this.#zero;
    if (off !== null && this.#zero !== null && Math.abs(off) < jumpSeconds) {
      this.#zero += Math.max(-mendedSeconds, Math.min(mendedSeconds, off / 10));
      return;
    }
    this.stop();
    this.#graph?.fadeIn();
    this.#zero = zero;
    this.#nextSixteenth = Math.ceil(runSeconds / this.#sixteenth);
  }

  /** Takes back what has not begun yet and is no longer wanted. */
  #takeBack({ barIn }: Heard, { currentTime }: BaseAudioContext): void {
    this.#given = this.#given.filter(({ when, source, sixteenth, bar }) => {
      if (when <= currentTime) return !isOver(when, source, currentTime);
      if (barIn(Math.floor(sixteenth / sixteenthsPerBar)) === bar) return true;
      source.stop();
      this.#nextSixteenth = Math.min(this.#nextSixteenth, sixteenth);
      return false;
    });
  }

  #give(sixteenth: number, { barIn, isThin }: Heard, graph: SongGraph): void {
    const when = (this.#zero ?? 0) + sixteenth * this.#sixteenth;
    if (when < graph.now - lateSeconds) return;
    const bar = barIn(Math.floor(sixteenth / sixteenthsPerBar));
    for (const { instrument, voice, gain } of this.#notes.get(
      bar * sixteenthsPerBar + (sixteenth % sixteenthsPerBar),
    ) ?? []) {
      if (isThin && !thinInstruments.includes(instrument)) continue;
      const source = graph.play(voice, instrument, gain, when);
      if (source) this.#given.push({ sixteenth, bar, source, when });
    }
  }
}

const isOver = (when: number, { buffer }: AudioBufferSourceNode, now: number): boolean =>
  when + (buffer?.duration ?? 0) < now;

/** The audio time that is heard at a moment of the page's clock. */
export function audioTimeAt(moment: number, now: number, context: BaseAudioContext): number {
  const heard = context instanceof AudioContext ? context.getOutputTimestamp?.() : undefined;
  if (heard?.contextTime && heard.performanceTime)
    return heard.contextTime + (moment - heard.performanceTime) / 1_000;
  const latency = context instanceof AudioContext ? context.outputLatency || context.baseLatency || 0 : 0;
  return context.currentTime - latency + (moment - now) / 1_000;
}
