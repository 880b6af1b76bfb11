import { type Signal, sampleRate } from './signal.ts';

/** Takes the samples of a signal one after the other, and answers each with one of its own. */
export type Filter = (sample: number) => number;

/** A band-pass of second order (the Audio EQ Cookbook), 0 dB at its middle in Hz. */
export function bandPass(frequency: number, q: number): Filter {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const alpha = Math.sin(angle) / (2 * q);
  const scale = 1 / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = scale * (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2);
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}

/** A low-pass of first order; `share` of the way to each new sample. */
export function smoothed(share: number): Filter {
  let y = 0;
  return (x) => {
    y += share * (x - y);
    return y;
  };
}

/** Delays by a part of a sample without changing the spectrum. */
export function allPass(coefficient: number): Filter {
  let [x1, y1] = [0, 0];
  return (x) => {
    y1 = coefficient * (x - y1) + x1;
    x1 = x;
    return y1;
  };
}

/** A ring of samples: what is written now is read `length` samples later. */
export class DelayLine {
  readonly #samples: Signal;
  #place = 0;

  constructor(samples: Signal) {
    this.#samples = samples;
  }

  read(): number {
    return this.#samples[this.#place] ?? 0;
  }

  write(sample: number): void {
    this.#samples[this.#place] = sample;
    this.#place = (this.#place + 1) % this.#samples.length;
  }
}

/** Lengths of the echoes in samples, without common factors, so that they never fall together. */
const echoLengths = [1031, 1327, 1523, 1801, 2087, 2381, 2677, 2999];
/** How much of the high tones an echo loses. */
const damping = 0.35;

/** A room: a feedback delay network of eight lines whose sound falls by 60 dB in `seconds`. Answers the room alone. */
export function room(seconds: number): Filter {
  const lines = echoLengths.map((length) => ({
    line: new DelayLine(new Float32Array(length)),
    damp: smoothed(1 - damping),
    keeps: 10 ** ((-3 * length) / (seconds * sampleRate)),
  }));
  const echoes = new Float64Array(lines.length);
  return (sample) => {
    let [sum, heard] = [0, 0];
    for (const [index, { line, damp, keeps }] of lines.entries()) {
      const echo = damp(line.read()) * keeps;
      echoes[index] = echo;
      sum += echo;
      heard += index % 2 === 0 ? echo : -echo;
    }
    for (const [index, { line }] of lines.entries())
      line.write((echoes[index] ?? 0) - sum / 4 + sample * 0.35);
    return heard * 0.5;
  };
}
