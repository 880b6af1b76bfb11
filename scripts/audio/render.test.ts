// @module-tag sweep
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { effectIds, loopMarginSeconds, loopSeconds, musicIds } from '../../apps/web/app/audio/sounds.ts';
import { peakOf, type Signal, sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';
import { effects } from './effects.ts';
import { integratedLoudness, momentaryLoudness } from './loudness.ts';
import { printOf } from './print.ts';
import { musicLoudness, renderEffect, renderMusic, withMargins } from './render.ts';

const decibels = (level: number) => 20 * Math.log10(level);
const meanOf = (signal: Signal) => signal.reduce((sum, sample) => sum + sample, 0) / signal.length;
/** The largest step from one sample to the next. */
const steepest = (signal: Signal) =>
  signal.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (signal[index - 1] ?? sample))), 0);

/** The longest time without anything that can be heard, in seconds. */
function longestSilence(signal: Signal): number {
  const window = sampleRate / 100;
  let [longest, running] = [0, 0];
  for (let start = 0; start < signal.length; start += window) {
    running = peakOf(signal.subarray(start, start + window)) < 0.001 ? running + 0.01 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

const prints: Record<string, number[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'prints.generated.json'), 'utf8'),
);

/** The encoded files were made from just these samples. */
function expectCommitted(id: string, signal: Signal): void {
  const print = printOf(signal);
  const committed = prints[id] ?? [];
  expect(committed, 'npm run audio').toHaveLength(print.length);
  for (const [index, level] of print.entries())
    expect(Math.abs(level - (committed[index] ?? 0)), 'npm run audio').toBeLessThan(0.1);
}

describe.each(effectIds)('AUD-03 the effect %s', (id) => {
  const effect = renderEffect(id);

  test('begins at once, ends in silence and lasts as long as it says', () => {
    expect(effect.length).toBe(Math.round(effects[id].seconds * sampleRate));
    expect(peakOf(effect.subarray(0, sampleRate * 0.03))).toBeGreaterThan(0.003);
    expect(peakOf(effect.subarray(-48))).toBeLessThan(0.001);
    expect(longestSilence(effect)).toBeLessThan(0.2);
  });

  test('is as loud as meant, without a clipped sample', () => {
    expect(momentaryLoudness(effect)).toBeCloseTo(effects[id].loudness, 0);
    expect(decibels(peakOf(effect))).toBeLessThan(-1);
    expect(Math.abs(meanOf(effect))).toBeLessThan(0.005);
  });

  test('is rendered alike every time, and its file was made from it', () => {
    expect(renderEffect(id)).toEqual(effect);
    expectCommitted(id, effect);
  });
});

describe.each(musicIds)('AUD-03 the loop %s', (id) => {
  const loop = renderMusic(id);

  test('is whole bars long and never falls silent', () => {
    expect(loop.length).toBe(loopSeconds(id) * sampleRate);
    expect(longestSilence(loop)).toBeLessThan(0.5);
  });

  test('is as loud as meant, without a clipped sample', () => {
    expect(integratedLoudness(loop)).toBeCloseTo(musicLoudness[id], 1);
    expect(decibels(peakOf(loop))).toBeLessThan(-1);
    expect(Math.abs(meanOf(loop))).toBeLessThan(0.005);
  });

  test('has no seam: its last sounds ring on in its first', () => {
    const around = Float32Array.of(...loop.slice(-100), ...loop.slice(0, 100));
    expect(steepest(around)).toBeLessThanOrEqual(steepest(loop));
    const before = peakOf(loop.subarray(-sampleRate / 20));
    expect(before).toBeGreaterThan(0.001);
    expect(Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0))).toBeLessThan(0.02);
  });

  test('stands in its file with the same sounds before and after it as around its seam', () => {
    const margin = loopMarginSeconds * sampleRate;
    const file = withMargins(loop);
    expect(file.length).toBe(loop.length + 2 * margin);
    expect(file.subarray(0, margin)).toEqual(loop.subarray(-margin));
    expect(file.subarray(margin, -margin)).toEqual(loop);
    expect(file.subarray(-margin)).toEqual(loop.subarray(0, margin));
  });

  test('is the one its file was made from', () => expectCommitted(id, loop));
});

test('AUD-03 a loop is rendered alike every time', () => {
  expect(renderMusic('journey')).toEqual(renderMusic('journey'));
});
