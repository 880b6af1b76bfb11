// @module-tag sweep
import { seededRandom } from '@michi/game-kit/random';
import { chartOf } from '@michi/games/otoawase/chart';
import { beatsPerBar } from '@michi/games/otoawase/constants';
import { beatsIn, songIds, songs } from '@michi/games/otoawase/songs';
import { describe, expect, test } from 'vitest';
import { barsOf, notesOf } from '../../apps/web/app/audio/synthesis/composition.ts';
import { peakOf, type Signal, sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';
import { compositions } from '../../apps/web/app/games/otoawase/songs/compositions.ts';
import { integratedLoudness } from './loudness.ts';
import { renderSong } from './render-song.ts';

const decibels = (level: number) => 20 * Math.log10(level);
const meanOf = (signal: Signal) => signal.reduce((sum, sample) => sum + sample, 0) / signal.length;
const hopSeconds = 0.0005;

/** How rough a signal is in each half of a millisecond: what is struck or plucked is roughest as it begins. */
function roughness(signal: Signal): Float64Array {
  const hop = sampleRate * hopSeconds;
  const hops = new Float64Array(Math.floor(signal.length / hop));
  for (let index = 2; index < hops.length * hop; index++) {
    const bend = (signal[index] ?? 0) - 2 * (signal[index - 1] ?? 0) + (signal[index - 2] ?? 0);
    hops[Math.floor(index / hop)] = (hops[Math.floor(index / hop)] ?? 0) + bend * bend;
  }
  return hops;
}

/** When something is struck or plucked, in seconds: much rougher than the 12 ms before. */
function onsetsOf(signal: Signal): number[] {
  const hops = roughness(signal);
  const before = Math.round(0.012 / hopSeconds);
  const onsets: number[] = [];
  for (let hop = 0; hop < hops.length; hop++) {
    const calm = hops.subarray(Math.max(0, hop - before), hop).reduce((sum, each) => sum + each, 0) / before;
    const isFree = hop * hopSeconds - (onsets.at(-1) ?? -1) > 0.03;
    if (isFree && (hops[hop] ?? 0) > 6 * calm + 1e-6) onsets.push(hop * hopSeconds);
  }
  return onsets;
}

describe.each(songIds)('OTO-01 the song %s', (id) => {
  const song = songs[id];
  const { composition, level } = compositions[id];
  const sound = renderSong(composition, song, level);

  test('is as long as it says, bar by bar of 16 sixteenths, and never silent before its end', () => {
    expect(barsOf(composition)).toBe(Math.ceil(beatsIn(song) / beatsPerBar));
    for (const { parts } of composition.sections)
      for (const { bars } of parts) for (const bar of bars) expect(bar).toMatch(/^[0-9a-z.-]{16}$/);
    expect(sound.length).toBe(song.seconds * sampleRate);
    for (let second = 0; second < song.seconds - 1; second++)
      expect(
        peakOf(sound.subarray(second * sampleRate, (second + 1) * sampleRate)),
        `${second} s`,
      ).toBeGreaterThan(0.005);
    expect(Math.max(...notesOf(composition).map(({ sixteenth }) => sixteenth))).toBeLessThan(
      beatsIn(song) * 4 - 4,
    );
  });

  test('is about −16 LUFS loud, below −1 dB, without a clipped sample or an offset', () => {
    expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(0.5);
    expect(decibels(peakOf(sound))).toBeLessThan(-1);
    expect(Math.abs(meanOf(sound))).toBeLessThan(0.002);
  });

  test('is a piece with a form: no stretch of eight bars makes up more than a quarter of it', () => {
    const heard = new Map<string, number>();
    for (const { bars, ...section } of composition.sections)
      heard.set(JSON.stringify(section), (heard.get(JSON.stringify(section)) ?? 0) + bars);
    expect(heard.size).toBeGreaterThanOrEqual(8);
    for (const bars of heard.values()) expect(bars / barsOf(composition)).toBeLessThanOrEqual(0.25);
  });

  test('strikes on the beat of every note within 5 ms', () => {
    const onsets = onsetsOf(sound);
    for (const { at, beat } of chartOf(
      song,
      { pace: 'falling', prompts: Array(24).fill({ isNew: false }) },
      seededRandom(1),
    )) {
      const off = Math.min(...onsets.map((onset) => Math.abs(onset - at / 1_000)));
      expect(off, `beat ${beat}`).toBeLessThanOrEqual(0.005);
    }
  });
});
