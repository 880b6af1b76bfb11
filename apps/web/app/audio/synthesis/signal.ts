import { seededRandom } from '@michi/game-kit/random';

/** Samples per second of everything that is rendered. */
export const sampleRate = 48_000;

/** One channel of sound, −1 to 1. */
export type Signal = Float32Array<ArrayBuffer>;

const samplesIn = (seconds: number): number => Math.round(seconds * sampleRate);

export const silence = (seconds: number): Signal => new Float32Array(samplesIn(seconds));

/** A signal from a function of the time in seconds, asked once per sample and in order. */
export const generate = (seconds: number, sampleAt: (t: number) => number): Signal =>
  silence(seconds).map((_, index) => sampleAt(index / sampleRate));

/** White noise, the same for the same seed. */
export function noise(seed: number): () => number {
  const random = seededRandom(seed);
  return () => random.int(2 ** 32) / 2 ** 31 - 1;
}

/** The largest sample, regardless of its sign. */
export const peakOf = (signal: Signal): number =>
  signal.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

export const amplified = (signal: Signal, gain: number): Signal => signal.map((sample) => sample * gain);

/** Brings the largest sample to `peak`; a silent signal stays as it is. */
export const withPeak = (signal: Signal, peak: number): Signal =>
  amplified(signal, peak / (peakOf(signal) || 1));

/** Lets the last `seconds` die away, so that a signal never ends with a click. */
export function faded(signal: Signal, seconds: number): Signal {
  const samples = Math.min(signal.length, samplesIn(seconds));
  return signal.map((sample, index) => sample * Math.min(1, (signal.length - 1 - index) / samples));
}

/** Adds a sound into a signal from `at` seconds on. In a ring what rings past the end is heard at the beginning. */
export function addInto(target: Signal, sound: Signal, at: number, gain: number, ring = false): void {
  const start = samplesIn(at);
  const end = ring ? sound.length : Math.min(sound.length, target.length - start);
  for (let index = 0; index < end; index++) {
    const place = ring ? (start + index) % target.length : start + index;
    target[place] = (target[place] ?? 0) + (sound[index] ?? 0) * gain;
  }
}
