import type { Song } from '@michi/games/otoawase/songs';
import {
  type Composition,
  notesOf,
  sixteenthSeconds,
} from '../../apps/web/app/audio/synthesis/composition.ts';
import { room } from '../../apps/web/app/audio/synthesis/filters.ts';
import { roomShare, voiceKey, voiceOf } from '../../apps/web/app/audio/synthesis/instruments.ts';
import { limited } from '../../apps/web/app/audio/synthesis/limit.ts';
import { addInto, type Signal, silence } from '../../apps/web/app/audio/synthesis/signal.ts';

/** A song as its player lets it be heard when nothing makes it wait: the same notes, voices, room and limit. */
export function renderSong(composition: Composition, { bpm, seconds }: Song, level: number): Signal {
  const sixteenth = sixteenthSeconds(bpm);
  const dry = silence(seconds);
  const sent = silence(seconds);
  const voices = new Map<string, Signal>();
  for (const note of notesOf(composition)) {
    const voice = voices.get(voiceKey(note)) ?? voiceOf(note, sixteenth);
    voices.set(voiceKey(note), voice);
    addInto(dry, voice, note.sixteenth * sixteenth, note.gain);
    addInto(sent, voice, note.sixteenth * sixteenth, note.gain * roomShare[note.instrument]);
  }
  const hall = room(1.6);
  return dry.map((sample, index) => limited(level * (sample + hall(sent[index] ?? 0))));
}
