// How many runs a second one core proves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Recording,
  type Refusal,
  type Replayed,
  recordingSchema,
  replay,
} from '@michi/game-kit/recording';
import { jukugo } from '@michi/games/jukugo/rules';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { puzzle } from '@michi/games/puzzle/rules';
import { tabibito } from '@michi/games/tabibito/rules';
import { tatakae } from '@michi/games/tatakae/rules';
import { median, print } from './figure.ts';

const roundMs = 1_000;
const rounds = 5;

const games = [
  { name: 'Mitsukete', folder: 'mitsukete', prove: (recording: Recording) => replay(mitsukete, recording) },
  { name: 'Jukugo', folder: 'jukugo', prove: (recording: Recording) => replay(jukugo, recording) },
  { name: 'Kanji Puzzle', folder: 'puzzle', prove: (recording: Recording) => replay(puzzle, recording) },
  { name: 'Tabibito', folder: 'tabibito', prove: (recording: Recording) => replay(tabibito, recording) },
  { name: 'Tatakae', folder: 'tatakae', prove: (recording: Recording) => replay(tatakae, recording) },
];

const recordingsIn = (folder: string): Recording[] =>
  readdirSync(folder).map((file) =>
    recordingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')).recording),
  );

/** Replays every recording in turn, again and again, for one round. */
function replaysPerSecond(
  recordings: readonly Recording[],
  prove: (recording: Recording) => Replayed<unknown> | Refusal,
): number {
  const startedAt = performance.now();
  let replays = 0;
  let elapsedMs = 0;
  for (; elapsedMs < roundMs; elapsedMs = performance.now() - startedAt) {
    for (const recording of recordings) {
      const replayed = prove(recording);
      if (!replayed.ok || !replayed.result) throw new Error('a golden recording was not proved');
    }
    replays += recordings.length;
  }
  return (replays / elapsedMs) * 1000;
}

for (const { name, folder, prove } of games) {
  const recordings = recordingsIn(join(import.meta.dirname, `../packages/games/src/${folder}/recordings`));
  replaysPerSecond(recordings, prove); // warms up
  print({
    name: `replays of ${name} levels on one core`,
    value: median(Array.from({ length: rounds }, () => replaysPerSecond(recordings, prove))),
    unit: '/s',
    digits: 0,
    wanted: { atLeast: 1000 },
    note: `${recordings.length} golden recordings`,
  });
}
