import { expect, test } from 'vitest';
import { addInto, faded, generate, noise, peakOf, sampleRate, silence, withPeak } from './signal.ts';

const clack = Float32Array.of(1, 0.5, 0.25);

test('a sound in a ring goes on at the beginning, elsewhere it is cut off', () => {
  const ring = silence(4 / sampleRate);
  addInto(ring, clack, 3 / sampleRate, 1, true);
  expect([...ring]).toEqual([0.5, 0.25, 0, 1]);

  const line = silence(4 / sampleRate);
  addInto(line, clack, 3 / sampleRate, 0.5);
  expect([...line]).toEqual([0, 0, 0, 0.5]);
});

test('a faded sound ends in nothing, and one without a sample stays silent at any peak', () => {
  const even = generate(0.01, () => 1);
  expect(faded(even, 0.005).at(-1)).toBe(0);
  expect(faded(even, 0.005)[0]).toBe(1);
  expect(peakOf(withPeak(clack, 0.8))).toBeCloseTo(0.8);
  expect(peakOf(withPeak(silence(0.01), 0.8))).toBe(0);
});

test('noise is the same for the same seed, and different for another', () => {
  const drawn = (seed: number) => Array.from({ length: 8 }, noise(seed));
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});
