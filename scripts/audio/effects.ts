import type { EffectId } from '../../apps/web/app/audio/sounds.ts';
import type { Signal } from '../../apps/web/app/audio/synthesis/signal.ts';
import {
  bell,
  brush,
  koto,
  shakuhachi,
  shime,
  taiko,
  wood,
} from '../../apps/web/app/audio/synthesis/voices.ts';

interface Layer {
  readonly sound: Signal;
  /** When it begins, in seconds. */
  readonly at: number;
  readonly gain: number;
}

interface Effect {
  readonly seconds: number;
  /** How much of it is heard from the room. */
  readonly roomShare: number;
  /** Loudness of its loudest 400 ms in LUFS. */
  readonly loudness: number;
  readonly layers: () => readonly Layer[];
}

const layer = (sound: Signal, at: number, gain: number): Layer => ({ sound, at, gain });

/** Strings plucked one after the other. */
const run = (notes: readonly number[], at: number, step: number, gain: number, seconds: number): Layer[] =>
  notes.map((midi, index) => layer(koto({ midi, seconds, brightness: 0.85 }), at + index * step, gain));

export const effects: Readonly<Record<EffectId, Effect>> = {
  click: {
    seconds: 0.12,
    roomShare: 0.1,
    loudness: -30,
    layers: () => [layer(wood({ hertz: 1500, seconds: 0.06 }), 0, 1)],
  },
  correct: {
    seconds: 1,
    roomShare: 0.35,
    loudness: -20,
    layers: () => [
      layer(koto({ midi: 74, seconds: 1, brightness: 0.8 }), 0, 0.7),
      layer(koto({ midi: 81, seconds: 0.9, brightness: 0.8 }), 0.09, 0.8),
      layer(bell({ midi: 93, seconds: 0.8 }), 0.09, 0.25),
    ],
  },
  wrong: {
    seconds: 0.7,
    roomShare: 0.15,
    loudness: -23,
    layers: () => [
      layer(koto({ midi: 51, seconds: 0.7, brightness: 0.3 }), 0, 0.8),
      layer(koto({ midi: 50, seconds: 0.6, brightness: 0.3 }), 0.02, 0.6),
      layer(wood({ hertz: 420, seconds: 0.15 }), 0, 0.6),
      layer(wood({ hertz: 360, seconds: 0.15 }), 0.13, 0.7),
    ],
  },
  achievement: {
    seconds: 1.9,
    roomShare: 0.35,
    loudness: -19,
    layers: () => [
      layer(taiko({ hertz: 90, seconds: 0.5 }), 0, 0.5),
      ...run([69, 74, 76, 81, 86], 0.05, 0.075, 0.6, 1.4),
      layer(bell({ midi: 98, seconds: 1.4 }), 0.42, 0.35),
    ],
  },
  level_complete: {
    seconds: 2.6,
    roomShare: 0.35,
    loudness: -18,
    layers: () => [
      layer(taiko(), 0, 0.8),
      layer(taiko(), 0.25, 0.6),
      layer(taiko(), 0.375, 0.7),
      layer(taiko(), 0.5, 1),
      ...run([62, 69, 74, 76, 81, 86], 0.5, 0.05, 0.5, 1.8),
      layer(shakuhachi({ midi: 74, seconds: 1.6 }), 0.55, 0.4),
      layer(bell({ midi: 98, seconds: 1.7 }), 0.8, 0.25),
    ],
  },
  countdown: {
    seconds: 0.3,
    roomShare: 0.2,
    loudness: -25,
    layers: () => [layer(wood({ hertz: 1050, seconds: 0.12 }), 0, 1), layer(shime(), 0, 0.3)],
  },
  stamp: {
    seconds: 0.35,
    roomShare: 0.1,
    loudness: -22,
    layers: () => [
      layer(taiko({ hertz: 130, seconds: 0.25 }), 0, 1),
      layer(wood({ hertz: 520, seconds: 0.1 }), 0, 0.5),
    ],
  },
  brush: { seconds: 0.5, roomShare: 0.1, loudness: -30, layers: () => [layer(brush(), 0, 1)] },
  win: {
    seconds: 2.4,
    roomShare: 0.35,
    loudness: -18,
    layers: () => [
      layer(taiko(), 0, 0.7),
      ...run([74, 76, 81, 86, 88, 93], 0, 0.11, 0.55, 1.6),
      layer(bell({ midi: 98, seconds: 1.7 }), 0.66, 0.35),
      layer(taiko(), 0.66, 1),
    ],
  },
  lose: {
    seconds: 2.4,
    roomShare: 0.35,
    loudness: -20,
    layers: () => [
      layer(koto({ midi: 62, seconds: 1.4, brightness: 0.4 }), 0, 0.7),
      layer(koto({ midi: 58, seconds: 1.4, brightness: 0.4 }), 0.22, 0.7),
      layer(koto({ midi: 57, seconds: 1.6, brightness: 0.35 }), 0.44, 0.7),
      layer(koto({ midi: 50, seconds: 1.6, brightness: 0.3 }), 0.7, 0.8),
      layer(taiko({ hertz: 55 }), 0.7, 0.5),
    ],
  },
};
