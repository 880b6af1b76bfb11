import { type Signal, sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';

/** A second-order section of the K-weighting at 48 kHz (ITU-R BS.1770-5, tables 1 and 2). */
function section(b0: number, b1: number, b2: number, a1: number, a2: number): (x: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}

const hopSamples = sampleRate / 10;
/** A block is 400 ms long, and a new one begins every 100 ms. */
const hopsPerBlock = 4;

/** One channel is heard from two speakers: twice the power. */
const lufs = (power: number): number => -0.691 + 10 * Math.log10(2 * power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** K-weighted power of every block. What is shorter than a block is followed by silence. */
function blockPowers(signal: Signal): number[] {
  const head = section(
    1.53512485958697,
    -2.69169618940638,
    1.19839281085285,
    -1.69065929318241,
    0.73248077421585,
  );
  const low = section(1, -2, 1, -1.99004745483398, 0.99007225036621);
  const hops = new Array<number>(Math.max(hopsPerBlock, Math.ceil(signal.length / hopSamples))).fill(0);
  for (const [index, sample] of signal.entries()) {
    const weighted = low(head(sample));
    const hop = Math.floor(index / hopSamples);
    hops[hop] = (hops[hop] ?? 0) + weighted * weighted;
  }
  return hops
    .slice(hopsPerBlock - 1)
    .map((_, first) => mean(hops.slice(first, first + hopsPerBlock)) / hopSamples);
}

/** Loudness of a whole piece in LUFS: blocks below −70, or 10 below the mean of the others, do not count. */
export function integratedLoudness(signal: Signal): number {
  const audible = blockPowers(signal).filter((power) => lufs(power) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

/** Loudness of the loudest 400 ms in LUFS. */
export const momentaryLoudness = (signal: Signal): number => lufs(Math.max(...blockPowers(signal)));
