const bend = 0.6;
const ceiling = 0.88;

/** Keeps a sample below −1 dB: as it is up to a bend, gently less above it. */
export function limited(sample: number): number {
  const size = Math.abs(sample);
  if (size <= bend) return sample;
  return Math.sign(sample) * (bend + (ceiling - bend) * Math.tanh((size - bend) / (ceiling - bend)));
}
