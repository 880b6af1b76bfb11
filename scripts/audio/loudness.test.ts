import { expect, test } from 'vitest';
import { generate, silence } from '../../apps/web/app/audio/synthesis/signal.ts';
import { integratedLoudness, momentaryLoudness } from './loudness.ts';

/** A tone of 997 Hz, the reference of ITU-R BS.1770: full scale in one channel is −3.01 LUFS. */
const tone = (seconds: number, level: number) =>
  generate(seconds, (t) => level * Math.sin(2 * Math.PI * 997 * t));

test('a full tone from two speakers has 0 LUFS, a tenth of it −20', () => {
  expect(integratedLoudness(tone(5, 1))).toBeCloseTo(0, 1);
  expect(integratedLoudness(tone(5, 0.1))).toBeCloseTo(-20, 1);
});

test('silence does not count for a whole piece', () => {
  const piece = silence(20);
  piece.set(tone(10, 0.1));
  expect(integratedLoudness(piece)).toBeCloseTo(-20, 0);
});

test('a short sound is as loud as its loudest 400 ms', () => {
  expect(momentaryLoudness(tone(0.4, 0.1))).toBeCloseTo(-20, 1);
  expect(momentaryLoudness(tone(0.2, 0.1))).toBeCloseTo(-23, 0);
});
