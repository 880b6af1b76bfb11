import { allPass, bandPass, DelayLine, smoothed } from './filters.ts';
import { faded, generate, noise, type Signal, sampleRate, silence, withPeak } from './signal.ts';

const turn = 2 * Math.PI;

/** Frequency of a MIDI note in Hz: 69 is the A of 440 Hz. */
const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export interface Tone {
  readonly midi: number;
  readonly seconds: number;
}

/** A plucked string of the koto (Karplus and Strong): `brightness` 0 is soft, 1 is sharp. */
export function koto({ midi, seconds, brightness = 0.6 }: Tone & { brightness?: number }): Signal {
  const frequency = hertz(midi);
  const period = sampleRate / frequency;
  const softness = 0.5 - 0.42 * brightness;
  const length = Math.floor(period - softness - 0.1);
  const rest = period - softness - length;
  const tune = allPass((1 - rest) / (1 + rest));
  const fallSeconds = Math.min(4.5, 3.2 * (220 / frequency) ** 0.35);
  const keeps = 10 ** (-3 / (fallSeconds * frequency));
  const line = new DelayLine(pluckedString(length, brightness, midi));
  const body = [bandPass(210, 3), bandPass(520, 4), bandPass(1900, 2)] as const;
  const nail = noise(midi);
  let before = 0;
  const sounded = generate(seconds, (t) => {
    const string = line.read();
    line.write(tune(keeps * ((1 - softness) * string + softness * before)));
    before = string;
    const click = t < 0.004 ? nail() * 0.12 * brightness * (1 - t / 0.004) : 0;
    const wooden = body[0](string) * 0.7 + body[1](string) * 0.5 + body[2](string) * 0.5;
    return (string * 0.75 + wooden + click) * Math.min(1, t / 0.001);
  });
  return faded(withPeak(sounded, 0.8), Math.min(0.25, seconds * 0.3));
}

/** A sharp plucked string whose body is a skin: the pick strikes both. */
export function shamisen({ midi, seconds }: Tone): Signal {
  const skin = noise(11);
  const body = bandPass(850, 1.5);
  const string = koto({ midi, seconds, brightness: 0.95 });
  const struck = string.map((sample, index) => {
    const t = index / sampleRate;
    return sample * Math.exp(-t / 0.3) + 0.5 * body(skin()) * Math.exp(-t / 0.02);
  });
  return faded(withPeak(struck, 0.8), 0.05);
}

/** The shape of the string when the pick lets it go: a corner where it was held, and a little roughness. */
function pluckedString(length: number, brightness: number, seed: number): Signal {
  const held = Math.max(1, Math.round(length * 0.13));
  const soften = smoothed(0.25 + 0.6 * brightness);
  const grain = noise(seed * 7919);
  const rough = new Float32Array(length).map(() => soften(grain()));
  const shape = rough.map((sample, index) => {
    const corner = index < held ? index / held : 1 - (index - held) / (length - held);
    return 0.55 * (sample - (rough.at(index - held) ?? 0)) + 0.6 * corner;
  });
  const middle = shape.reduce((sum, sample) => sum + sample, 0) / length;
  return shape.map((sample) => sample - middle);
}

/** A bamboo flute: slides into its tone, trembles later, with breath around it. */
export function shakuhachi({ midi, seconds }: Tone): Signal {
  const frequency = hertz(midi);
  const air = noise(midi * 104_729);
  const breath = bandPass(frequency * 2.02, 6);
  const hiss = bandPass(Math.min(frequency * 5, sampleRate * 0.4), 2.5);
  let phase = 0;
  const sounded = generate(seconds, (t) => {
    const attack = 1 - Math.exp(-t / 0.045);
    const release = Math.min(1, (seconds - t) / 0.18);
    const trembling = Math.min(1, Math.max(0, t - 0.25) / 0.6) * Math.sin(turn * 4.9 * t);
    const cents = -70 * Math.exp(-t / 0.05) + 22 * trembling;
    phase += (turn * frequency * 2 ** (cents / 1200)) / sampleRate;
    const tone =
      Math.sin(phase) +
      0.34 * Math.sin(2 * phase + 0.3) +
      0.13 * Math.sin(3 * phase) +
      0.05 * Math.sin(4 * phase);
    const swell = attack * release * (0.85 + 0.15 * Math.sin((Math.PI * t) / seconds));
    const sample = air();
    const blown = 0.16 * attack + 0.7 * Math.exp(-t / 0.06) * (1 - Math.exp(-t / 0.006));
    return (
      swell * tone * (1 + 0.06 * trembling) + (breath(sample) * 1.3 + hiss(sample) * 0.35) * release * blown
    );
  });
  return faded(withPeak(sounded, 0.7), 0.03);
}

/** A big drum. Its second tone lets small speakers hear it as well. */
export function taiko({ hertz: tuned = 62, seconds = 0.9 } = {}): Signal {
  const skin = noise(3);
  const [soft, softer] = [smoothed(0.22), smoothed(0.3)];
  let [phase, second] = [0, 0];
  const sounded = generate(seconds, (t) => {
    const frequency = tuned * (1 + 0.75 * Math.exp(-t / 0.028));
    phase += (turn * frequency) / sampleRate;
    second += (turn * frequency * 1.593) / sampleRate;
    return (
      Math.tanh(1.6 * Math.sin(phase) * Math.exp(-t / 0.22)) +
      0.55 * Math.sin(second) * Math.exp(-t / 0.12) +
      2.2 * softer(soft(skin())) * Math.exp(-t / 0.016)
    );
  });
  return faded(withPeak(sounded, 0.95), 0.03);
}

/** A small tight drum. */
export function shime(): Signal {
  const skin = noise(5);
  const bright = bandPass(2400, 1.2);
  const sounded = generate(0.16, (t) => {
    const tone = 0.6 * Math.sin(turn * 430 * t) * Math.exp(-t / 0.035);
    const over = 0.3 * Math.sin(turn * 722 * t) * Math.exp(-t / 0.02);
    return 1.4 * bright(skin() * Math.exp(-t / 0.02)) + tone + over;
  });
  return faded(withPeak(sounded, 0.7), 0.01);
}

/** A small bell of metal (frequency modulation), milder where the ear is sharpest. */
export function bell({ midi, seconds }: Tone): Signal {
  const frequency = hertz(midi);
  const depth = midi > 95 ? 1.2 : 2.2;
  const sounded = generate(seconds, (t) => {
    const metal = depth * Math.exp(-t / (seconds * 0.18)) * Math.sin(turn * frequency * 3.53 * t);
    const over = 0.35 * Math.sin(turn * frequency * 2.756 * t) * Math.exp(-t / (seconds * 0.12));
    const fall = Math.exp(-t / (seconds * 0.24)) * Math.min(1, t / 0.001);
    return (Math.sin(turn * frequency * t + metal) + over) * fall;
  });
  return faded(withPeak(sounded, 0.6), 0.03);
}

/** Two pieces of wood struck together. */
export function wood({ hertz: tuned = 1250, seconds = 0.09 } = {}): Signal {
  const sounded = generate(seconds, (t) => {
    const over = 0.6 * Math.sin(turn * tuned * 1.47 * t) * Math.exp(-t / 0.006);
    return (Math.sin(turn * tuned * t) + over) * Math.exp(-t / 0.014) * Math.min(1, t / 0.0004);
  });
  return faded(withPeak(sounded, 0.7), 0.01);
}

/** A brush drawn over paper: noise whose band rises, with the grain of its hairs. */
export function brush(seconds = 0.45): Signal {
  const hairs = noise(9);
  let [low, band, grain, sample] = [0, 0, 1, 0];
  const sounded = silence(seconds).map((_, index, all) => {
    const way = index / all.length;
    const width = 2 * Math.sin((Math.PI * 900 * (3800 / 900) ** way) / sampleRate);
    if (index % 97 === 0) grain = 0.8 + 0.2 * hairs();
    sample = hairs();
    low += width * band;
    band += width * (sample - low - 0.7 * band);
    return band * grain * Math.sin(Math.PI * way ** 0.6) ** 1.5;
  });
  return faded(withPeak(sounded, 0.6), 0.03);
}
