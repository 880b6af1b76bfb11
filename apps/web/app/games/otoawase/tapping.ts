import { mostDelayMs } from './settings.ts';

/** The wood is struck at 100 beats a minute: four times to listen, eight times to tap along. */
export const beatMs = 600;
export const listenedBeats = 4;
export const tappedBeats = 8;
/** Fewer taps tell nothing. */
const fewestTaps = 5;

/** Which of the eight beats a tap belongs to, and how much later than it the tap came; null for none of them. */
export function tapOf(
  tapMs: number,
  firstBeatMs: number,
): { readonly beat: number; readonly off: number } | null {
  const beat = Math.round((tapMs - firstBeatMs) / beatMs);
  return beat >= 0 && beat < tappedBeats ? { beat, off: tapMs - firstBeatMs - beat * beatMs } : null;
}

const median = (sorted: readonly number[]): number => {
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
  ];
  return (low + high) / 2;
};

export interface Measured {
  readonly delayMs: number;
  /** How far half of the taps are from it at least. */
  readonly spreadMs: number;
}

/** How much later the sound is heard, by these taps: their middle, so that one slip changes nothing. Null of too few. */
export function measure(offs: readonly number[]): Measured | null {
  if (offs.length < fewestTaps) return null;
  const middle = median(offs.toSorted((one, other) => one - other));
  const spread = median(offs.map((off) => Math.abs(off - middle)).toSorted((one, other) => one - other));
  return {
    delayMs: Math.round(Math.max(-mostDelayMs, Math.min(mostDelayMs, middle))),
    spreadMs: Math.round(spread),
  };
}
