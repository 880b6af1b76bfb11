import type { LiveOutput } from '../../../audio/mixer.ts';
import type { Instrument } from '../../../audio/synthesis/composition.ts';
import { roomShare } from '../../../audio/synthesis/instruments.ts';
import { limited } from '../../../audio/synthesis/limit.ts';
import { type Signal, sampleRate } from '../../../audio/synthesis/signal.ts';
import type { Bank } from './bank.ts';

/** The limit is asked for samples from −2 to 2. */
const curveReach = 2;
const curvePoints = 8_193;
const fadeSeconds = 0.012;
const leaveMs = 200;

export interface SongGraph {
  readonly output: AudioNode;
  /** By the audio clock. */
  readonly now: number;
  /** Plays a sound of the bank; null when it is not made yet. */
  play(voice: number, instrument: Instrument, gain: number, when: number): AudioBufferSourceNode | null;
  fadeOut(): void;
  fadeIn(): void;
  /** Leaves the output, once what sounded has faded. */
  leave(): void;
}

/** Instruments, each with its share of the room → level → limit → output. */
export function songGraph({ sounds, level, room }: Bank, { context, node }: LiveOutput): SongGraph {
  const buffers = new Map<number, AudioBuffer>();
  const buses = new Map<Instrument, GainNode>();
  const fader = context.createGain();
  const limit = context.createWaveShaper();
  limit.curve = Float32Array.from({ length: curvePoints }, (_, index) =>
    limited((index / ((curvePoints - 1) / 2) - 1) * curveReach),
  );
  const sum = gainOf(context, level / curveReach);
  const hall = context.createConvolver();
  hall.normalize = false;
  hall.buffer = bufferOf(context, room);
  sum.connect(limit).connect(fader).connect(node);
  hall.connect(sum);

  const busOf = (instrument: Instrument): GainNode => {
    const known = buses.get(instrument);
    if (known) return known;
    const bus = gainOf(context, 1);
    bus.connect(sum);
    bus.connect(gainOf(context, roomShare[instrument])).connect(hall);
    buses.set(instrument, bus);
    return bus;
  };
  const bufferFor = (voice: number): AudioBuffer | null => {
    const sound = sounds.get(voice);
    const buffer = buffers.get(voice) ?? (sound ? bufferOf(context, sound) : null);
    if (buffer) buffers.set(voice, buffer);
    return buffer;
  };
  const fade = (to: number) => {
    fader.gain.cancelScheduledValues(context.currentTime);
    fader.gain.setTargetAtTime(to, context.currentTime, fadeSeconds);
  };

  return {
    output: node,
    get now() {
      return context.currentTime;
    },
    play(voice, instrument, gain, when) {
      const buffer = bufferFor(voice);
      if (!buffer) return null;
      const source = context.createBufferSource();
      source.buffer = buffer;
      const strength = gainOf(context, gain);
      source.connect(strength).connect(busOf(instrument));
      source.start(Math.max(when, context.currentTime));
      source.onended = () => strength.disconnect();
      return source;
    },
    fadeOut: () => fade(0),
    fadeIn: () => fade(1),
    leave: () => void setTimeout(() => fader.disconnect(), leaveMs),
  };
}

function gainOf(context: BaseAudioContext, value: number): GainNode {
  const gain = context.createGain();
  gain.gain.value = value;
  return gain;
}

function bufferOf(context: BaseAudioContext, sound: Signal): AudioBuffer {
  const buffer = context.createBuffer(1, sound.length, sampleRate);
  buffer.copyToChannel(sound, 0);
  return buffer;
}
