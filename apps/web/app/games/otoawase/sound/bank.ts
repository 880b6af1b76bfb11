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

/** The data from which a song is played. */
interface ScoreMessage {
  readonly notes: readonly SoundedNote[];
  readonly voices: number;
  readonly level: number;
  /** The impulse response of a room. */
  readonly room: Signal;
}

/** The messages of the worker: the notes first, then each sound, in the order in which the song needs them. */
export type BankMessage = ScoreMessage | { readonly voice: number; readonly sound: Signal };

/** The notes of a song and their sounds, as far as they are made. */
export interface Bank extends ScoreMessage {
  readonly sounds: ReadonlyMap<number, Signal>;
}

/** Renders the sounds of a song in a worker. Calls `onReady` when the first bars can be played, and again after each sound. */
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
