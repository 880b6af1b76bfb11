import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { audioTimeAt } from './song-player.ts';

interface Clock {
  readonly currentTime: number;
  readonly outputLatency?: number;
  readonly timestamp?: { readonly contextTime: number; readonly performanceTime: number };
}

/** What a browser says of its audio clock. */
class TestContext {
  readonly currentTime: number;
  readonly outputLatency: number;
  readonly #timestamp: Clock['timestamp'];

  constructor({ currentTime, outputLatency = 0, timestamp }: Clock) {
    this.currentTime = currentTime;
    this.outputLatency = outputLatency;
    this.#timestamp = timestamp;
  }

  getOutputTimestamp() {
    return this.#timestamp;
  }
}
const contextOf = (clock: Clock) => new TestContext(clock) as unknown as BaseAudioContext;

beforeEach(() => void vi.stubGlobal('AudioContext', TestContext));

const moments = fc.array(fc.double({ min: 0, max: 600_000, noNaN: true }), { minLength: 2, maxLength: 20 });

describe('OTO-01 a moment of the page is a moment of the audio clock', () => {
  test.each<[string, Clock]>([
    ['by what is heard now', { currentTime: 12, timestamp: { contextTime: 11.9, performanceTime: 20_000 } }],
    ['by the latency of the device', { currentTime: 12, outputLatency: 0.08 }],
  ])('%s: later moments are later, by as much', (_, clock) => {
    fc.assert(
      fc.property(moments, (unsorted) => {
        const sorted = unsorted.toSorted((one, other) => one - other);
        const times = sorted.map((moment) => audioTimeAt(moment, 20_100, contextOf(clock)));
        for (const [index, time] of times.entries()) {
          const since = (sorted[index] ?? 0) - (sorted[0] ?? 0);
          expect(time - (times[0] ?? 0)).toBeCloseTo(since / 1_000, 6);
          expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? Number.NEGATIVE_INFINITY);
        }
      }),
    );
  });

  test('while both clocks go on, now never goes back, though the browser tells of its own in steps', () => {
    const stepMs = 10;
    let before = Number.NEGATIVE_INFINITY;
    for (let now = 0; now < 2_000; now++) {
      const told = Math.floor(now / stepMs) * stepMs;
      const timestamp = { contextTime: (told + stepMs) / 1_000, performanceTime: told + stepMs };
      const heard = audioTimeAt(now, now, contextOf({ currentTime: told / 1_000, timestamp }));
      expect(heard).toBeGreaterThanOrEqual(before);
      before = heard;
    }
  });

  test('what is heard now was given to the device earlier, by its latency', () => {
    expect(audioTimeAt(500, 500, contextOf({ currentTime: 3, outputLatency: 0.2 }))).toBeCloseTo(2.8, 9);
    vi.stubGlobal('AudioContext', class {}); // one that plays for nobody has none
    expect(audioTimeAt(700, 500, contextOf({ currentTime: 3, outputLatency: 0.2 }))).toBeCloseTo(3.2, 9);
  });
});
