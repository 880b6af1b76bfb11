import type { SongId } from '@michi/games/otoawase/songs';
import type { Instrument } from '../../../audio/synthesis/composition.ts';
import type { Signal } from '../../../audio/synthesis/signal.ts';

/** One note of a song, as its player needs it. */
export interface SoundedNote {
  /** Sixteenths from the beginning of the song. */
  readonly sixteenth: number;
  readonly instrument: Instrument;
  /** Index of its sound. */
  readonly voice: number;
  readonly gain: number;
}

/** What a song is played from. */
export interface ScoreMessage {
  readonly notes: readonly SoundedNote[];
  readonly voices: number;
  readonly level: number;
  /** What is heard of a room after a clap in it. */
  readonly room: Signal;
}

/** What the worker tells: the notes first, then each sound, in the order in which the song needs them. */
export type BankMessage = ScoreMessage | { readonly voice: number; readonly sound: Signal };

/** The notes of a song and their sounds, as far as they are made. */
export interface Bank extends ScoreMessage {
  readonly sounds: ReadonlyMap<number, Signal>;
}

/** Makes the sounds of a song beside the page; `onReady` is told once its first bars can be played, and again with each sound. */
export function makeBank(
  song: SongId,
  onReady: (bank: Bank) => void,
  onFailure: (error: unknown) => void,
): () => void {
  const worker = new Worker(new URL('./bank-worker.ts', import.meta.url), { type: 'module' });
  const sounds = new Map<number, Signal>();
  let score: ScoreMessage | null = null;
  worker.onmessage = ({ data }: MessageEvent<BankMessage>) => {
    if ('notes' in data) score = data;
    else sounds.set(data.voice, data.sound);
    if (score) onReady({ ...score, sounds });
    if (score && sounds.size === score.voices) worker.terminate();
  };
  worker.onerror = (event) => onFailure(event.error ?? event.message);
  worker.postMessage(song);
  return () => worker.terminate();
}
