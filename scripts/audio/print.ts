import { type Signal, sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';

const windowSeconds = 0.5;

/**
 * What tells one rendering from another: its level in every half second, in dB. Levels that nobody hears are the same
 * silence, and processors may differ in the last digit of a sine, so prints are compared within a tolerance.
 */
export function printOf(signal: Signal): number[] {
  const samples = windowSeconds * sampleRate;
  return Array.from({ length: Math.ceil(signal.length / samples) }, (_, index) => {
    const window = signal.subarray(index * samples, (index + 1) * samples);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
    return Math.round(100 * Math.max(-90, 10 * Math.log10(power))) / 100;
  });
}
