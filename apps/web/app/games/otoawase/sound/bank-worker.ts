// Makes the sounds of a song, beside the page: it takes some seconds on a slow device.
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { notesOf, sixteenthSeconds } from '../../../audio/synthesis/composition.ts';
import { room } from '../../../audio/synthesis/filters.ts';
import { voiceKey, voiceOf } from '../../../audio/synthesis/instruments.ts';
import { silence } from '../../../audio/synthesis/signal.ts';
import { compositions } from '../songs/compositions.ts';
import type { BankMessage } from './bank.ts';

const tell = (message: BankMessage, transfer: Transferable[] = []) => postMessage(message, { transfer });

addEventListener('message', ({ data }: MessageEvent<SongId>) => {
  const { composition, level } = compositions[data];
  const sixteenth = sixteenthSeconds(songs[data].bpm);
  const notes = notesOf(composition).sort((one, other) => one.sixteenth - other.sixteenth);
  const keys = [...new Set(notes.map(voiceKey))];
  const hall = room(1.6);
  const clap = silence(1.6).map((_, index) => hall(index === 0 ? 1 : 0));
  tell({
    notes: notes.map((note) => ({
      sixteenth: note.sixteenth,
      instrument: note.instrument,
      voice: keys.indexOf(voiceKey(note)),
      gain: note.gain,
    })),
    voices: keys.length,
    level,
    room: clap,
  });
  for (const [voice, key] of keys.entries()) {
    const note = notes.find((each) => voiceKey(each) === key);
    if (!note) continue;
    const sound = voiceOf(note, sixteenth);
    tell({ voice, sound }, [sound.buffer]);
  }
});
