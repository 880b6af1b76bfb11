import {
  type EffectId,
  loopMarginSeconds,
  loopSeconds,
  type MusicId,
  measures,
} from '../../apps/web/app/audio/sounds.ts';
import { notesOf, sixteenthSeconds } from '../../apps/web/app/audio/synthesis/composition.ts';
import { room } from '../../apps/web/app/audio/synthesis/filters.ts';
import { roomShare, voiceKey, voiceOf } from '../../apps/web/app/audio/synthesis/instruments.ts';
import {
  addInto,
  amplified,
  faded,
  type Signal,
  sampleRate,
  silence,
} from '../../apps/web/app/audio/synthesis/signal.ts';
import { effects } from './effects.ts';
import { integratedLoudness, momentaryLoudness } from './loudness.ts';
import { tunes } from './tunes.ts';

/** How loud each loop is, in LUFS: on a menu it stays behind, in play it carries. */
export const musicLoudness: Readonly<Record<MusicId, number>> = {
  menu: -20,
  play: -18,
  happy: -18,
  duel: -18,
  journey: -20,
};

const amplifiedBy = (signal: Signal, decibels: number) => amplified(signal, 10 ** (decibels / 20));

/** One turn of a loop. What rings past its end is heard at its beginning, so that it has no seam. */
export function renderMusic(id: MusicId): Signal {
  const sixteenth = sixteenthSeconds(measures[id].bpm);
  const dry = silence(loopSeconds(id));
  const sent = silence(loopSeconds(id));
  const voices = new Map<string, Signal>();
  for (const note of notesOf(tunes[id])) {
    const voice = voices.get(voiceKey(note)) ?? voiceOf(note, sixteenth);
    voices.set(voiceKey(note), voice);
    addInto(dry, voice, note.sixteenth * sixteenth, note.gain, true);
    addInto(sent, voice, note.sixteenth * sixteenth, note.gain * roomShare[note.instrument], true);
  }
  const hall = room(1.6);
  for (const sample of sent) hall(sample); // a turn before, so that the room already rings
  const wet = sent.map((sample) => hall(sample));
  const mixed = dry.map((sample, index) => sample + (wet[index] ?? 0));
  return amplifiedBy(mixed, musicLoudness[id] - integratedLoudness(mixed));
}

/** A loop as it stands in its file: the end of a turn, a turn, the beginning of one. */
export function withMargins(loop: Signal): Signal {
  const margin = loopMarginSeconds * sampleRate;
  const file = new Float32Array(margin + loop.length + margin);
  file.set(loop.subarray(-margin));
  file.set(loop, margin);
  file.set(loop.subarray(0, margin), margin + loop.length);
  return file;
}

/** An effect from its first to its last sample. */
export function renderEffect(id: EffectId): Signal {
  const { seconds, layers, roomShare: share, loudness } = effects[id];
  const dry = silence(seconds);
  for (const { sound, at, gain } of layers()) addInto(dry, sound, at, gain);
  const hall = room(0.9);
  const mixed = dry.map((sample) => sample + hall(sample * share));
  return faded(amplifiedBy(mixed, loudness - momentaryLoudness(mixed)), 0.06);
}
