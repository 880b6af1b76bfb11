// How many runs a second one core proves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingSchema, replay } from '@michi/game-kit/recording';
import { rulesOf } from '@michi/games/registry';
import { median, print } from './figure.ts';

const folder = join(import.meta.dirname, '../packages/games/src/mitsukete/recordings');
const roundMs = 1_000;
const rounds = 5;

const recordings = readdirSync(folder).map((file) =>
  recordingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')).recording),
);

/** Replays every recording in turn, again and again, for one round. */
function replaysPerSecond(): number {
  const startedAt = performance.now();
  let replays = 0;
  let elapsedMs = 0;
  for (; elapsedMs < roundMs; elapsedMs = performance.now() - startedAt) {
    for (const recording of recordings) {
      const replayed = replay(rulesOf.mitsukete, recording);
      if (!replayed.ok || !replayed.result) throw new Error('a golden recording was not proved');
    }
    replays += recordings.length;
  }
  return (replays / elapsedMs) * 1000;
}

replaysPerSecond(); // warms up
print({
  name: 'replays of Mitsukete levels on one core',
  value: median(Array.from({ length: rounds }, replaysPerSecond)),
  unit: '/s',
  digits: 0,
  wanted: { atLeast: 1000 },
  note: `${recordings.length} golden recordings`,
});
