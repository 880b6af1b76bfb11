import { expect, test } from 'vitest';
import { type Instrument, sixteenthsPerBar } from '../../../audio/synthesis/composition.ts';
import { type Signal, sampleRate } from '../../../audio/synthesis/signal.ts';
import type { Bank } from './bank.ts';
import { type Heard, SongPlayer } from './song-player.ts';

const bpm = 140;
const barSeconds = 240 / bpm;
const pumpSeconds = 0.064; // the audio clock stops for a test only at multiples of 128 samples

/** A click as loud as its voice says. */
const click = (loudness: number): Signal => new Float32Array(8).fill(loudness);
const clickLoudness = (bar: number) => 0.05 * (bar + 1);

/** A bank whose bars tell themselves apart: a click on each beat of bar n, as loud as n. */
function clickingBank(bars: number, instrument: Instrument = 'wood'): Bank {
  const beats = Array.from({ length: bars * 4 }, (_, beat) => beat);
  return {
    notes: beats.map((beat) => ({ sixteenth: beat * 4, instrument, voice: Math.floor(beat / 4), gain: 1 })),
    voices: bars,
    level: 1,
    room: new Float32Array(1),
    sounds: new Map(Array.from({ length: bars }, (_, bar) => [bar, click(clickLoudness(bar))])),
  };
}

interface Click {
  readonly at: number;
  readonly bar: number;
}

/** Lets a player be heard by an audio clock that runs with the page's, but for where it stands, and hears what came of it. */
async function hear(
  seconds: number,
  heardAt: (now: number) => Partial<Heard> | null,
  bank = clickingBank(10),
  stands = { at: Number.POSITIVE_INFINITY, pumps: 0 },
): Promise<Click[]> {
  const context = new OfflineAudioContext(1, seconds * sampleRate, sampleRate);
  let stood = 0;
  const now = () => (context.currentTime + stood * pumpSeconds) * 1_000;
  const player = new SongPlayer(bank, { bpm }, { now, live: () => ({ context, node: context.destination }) });
  const pump = () => {
    const heard = heardAt(context.currentTime);
    if (heard) player.pump({ origin: 0, barIn: (bar) => bar, isThin: false, delayMs: 0, ...heard });
    else player.stop();
  };
  pump();
  for (let at = pumpSeconds; at < seconds; at += pumpSeconds)
    void context.suspend(at).then(() => {
      pump();
      for (; at >= stands.at && stood < stands.pumps; pump()) stood++;
      return context.resume();
    });
  const samples = (await context.startRendering()).getChannelData(0);
  const clicks: Click[] = [];
  for (const [index, sample] of samples.entries()) {
    if (sample < 0.02 || index / sampleRate - (clicks.at(-1)?.at ?? -1) < 0.001) continue;
    const loudest = Math.max(...samples.subarray(index, index + 8));
    clicks.push({ at: index / sampleRate, bar: Math.round(loudest / 0.05) - 1 });
  }
  return clicks;
}

test('OTO-01 each note of the score is heard at its own time within 1 ms, and no error grows', async () => {
  const clicks = await hear(15, () => ({}));
  expect(clicks).toHaveLength(35);
  for (const [beat, { at, bar }] of clicks.entries()) {
    expect(Math.abs(at - (beat * 60) / bpm), `beat ${beat}`).toBeLessThan(0.001);
    expect(bar).toBe(Math.floor(beat / 4));
  }
});

test('OTO-02 a bar is repeated as long as the song waits, and what was given ahead is taken back', async () => {
  const hit = 0.9 * barSeconds; // within bar 0, of which a quarter of a beat is left to be played
  const named = 2.95 * barSeconds;
  const clicks = await hear(6 * barSeconds, (now) => ({
    barIn(runBar) {
      if (now < hit) return runBar;
      return Math.max(0, now < named ? 0 : runBar - 3);
    },
  }));
  const bars = clicks.map(({ bar }) => bar);
  expect(bars).toEqual(
    [0, 0, 0, 0].flatMap((bar) => Array(4).fill(bar)).concat(Array(4).fill(1), Array(4).fill(2)),
  );
  for (const [beat, { at }] of clicks.entries())
    expect(Math.abs(at - (beat * 60) / bpm), `beat ${beat}`).toBeLessThan(0.001);
});

test('OTO-03 a pause silences what was given ahead, and the song goes on in its beat', async () => {
  const clicks = await hear(5 * barSeconds, (now) => {
    if (now < barSeconds) return {};
    return now < 2.25 * barSeconds ? null : { origin: 1_500 };
  });
  const heard = clicks.filter(({ at }) => at < barSeconds + pumpSeconds + 0.06);
  const after = clicks.filter(({ at }) => at > 2.25 * barSeconds);
  expect(heard.length + after.length).toBe(clicks.length);
  expect(heard.length).toBeLessThanOrEqual(5);
  const first = Math.round((((after[0]?.at ?? 0) - 1.5) * bpm) / 60);
  for (const [index, { at }] of after.entries())
    expect(Math.abs(at - 1.5 - ((first + index) * 60) / bpm)).toBeLessThan(0.001);
});

test('OTO-01 OTO-03 an audio clock that stood still, as with a device that was unplugged, is in the beat again at once', async () => {
  const stands = { at: 2 * barSeconds, pumps: 100 };
  const clicks = await hear(6 * barSeconds, () => ({}), clickingBank(12), stands);
  const after = clicks.filter(({ at }) => at > stands.at + 2 * pumpSeconds);
  expect(after.length).toBeGreaterThanOrEqual(14);
  for (const { at, bar } of after) {
    const beat = ((at + stands.pumps * pumpSeconds) * bpm) / 60;
    expect(Math.abs(beat - Math.round(beat)) * (60 / bpm), `at ${at}`).toBeLessThan(0.001);
    expect(bar).toBe(Math.floor(Math.round(beat) / 4));
  }
});

test('OTO-01 whoever hears late hears it so much earlier', async () => {
  const clicks = await hear(3, () => ({ delayMs: 120 }));
  const offs = clicks.map(({ at }, index) => at - ((index + 1) * 60) / bpm); // the first beat was over too soon
  for (const off of offs) expect(off).toBeCloseTo(-0.12, 3);
});

test('OTO-02 while an answer is long in coming only what carries is heard', async () => {
  const isThin = (now: number) => ({ isThin: now > 1 });
  expect(await hear(6, isThin, clickingBank(10, 'wood'))).toHaveLength(14);
  const thinned = await hear(6, isThin, clickingBank(10, 'koto'));
  expect(thinned.length).toBeLessThan(6);
  expect(sixteenthsPerBar).toBe(16);
});
