import { expect, test } from 'vitest';
import { type Signal, sampleRate } from './signal.ts';
import { bell, koto, shakuhachi } from './voices.ts';

/** How much of a frequency there is in a signal, under a window that keeps its neighbours out. */
function amountOf(signal: Signal, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, sample] of signal.entries()) {
    const window = 1 - Math.cos((2 * Math.PI * index) / signal.length);
    const angle = (2 * Math.PI * hertz * index) / sampleRate;
    real += sample * window * Math.cos(angle);
    imaginary += sample * window * Math.sin(angle);
  }
  return Math.hypot(real, imaginary);
}

/** By how many cents the tone of a signal is off a MIDI note, within 30 to either side. */
function centsOff(signal: Signal, midi: number): number {
  const cents = Array.from({ length: 61 }, (_, index) => index - 30);
  const amounts = cents.map((off) => amountOf(signal, 440 * 2 ** ((midi - 69 + off / 100) / 12)));
  return cents[amounts.indexOf(Math.max(...amounts))] ?? Number.NaN;
}

/** From the second tenth of a second on, when the tone has settled. */
const settled = (signal: Signal) => signal.subarray(0.2 * sampleRate, 0.7 * sampleRate);

test.each([50, 57, 62, 69, 74, 81, 88])(
  'a koto string, a flute and a bell are in tune on note %i',
  (midi) => {
    expect(Math.abs(centsOff(settled(koto({ midi, seconds: 1 })), midi))).toBeLessThanOrEqual(3);
    expect(
      Math.abs(centsOff(settled(koto({ midi, seconds: 1, brightness: 0.25 })), midi)),
    ).toBeLessThanOrEqual(3);
    expect(Math.abs(centsOff(settled(shakuhachi({ midi, seconds: 1 })), midi))).toBeLessThanOrEqual(6);
    expect(Math.abs(centsOff(settled(bell({ midi, seconds: 2 })), midi))).toBeLessThanOrEqual(3);
  },
);
