// How many runs a second one core proves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recording, recordingSchema, replay } from '@michi/game-kit/recording';
import type { Rules } from '@michi/game-kit/rules';
import { gameOf, playableGames } from '@michi/games/catalogue';
import { provingOf } from '@michi/games/registry';
import { median, print } from './figure.ts';

const roundMs = 1_000;
const rounds = 5;

const recordingsIn = (folder: string): Recording[] =>
  readdirSync(folder).map((file) =>
    recordingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')).recording),
  );

/** Replays every recording in turn, again and again, for one round. */
function replaysPerSecond(recordings: readonly Recording[], rules: Rules<unknown, unknown, unknown>): number {
  const startedAt = performance.now();
  let replays = 0;
  let elapsedMs = 0;
  for (; elapsedMs < roundMs; elapsedMs = performance.now() - startedAt) {
    for (const recording of recordings) {
      const replayed = replay(rules, recording);
      if (!replayed.ok || !replayed.result) throw new Error('a golden recording was not proved');
    }
    replays += recordings.length;
  }
  return (replays / elapsedMs) * 1000;
}

for (const game of playableGames) {
  const recordings = recordingsIn(join(import.meta.dirname, `../packages/games/src/${game}/recordings`));
  const { rules } = provingOf(game);
  replaysPerSecond(recordings, rules); // warms up
  print({
    name: `replays of ${gameOf(game).title} levels on one core`,
    value: median(Array.from({ length: rounds }, () => replaysPerSecond(recordings, rules))),
    unit: '/s',
    digits: 0,
    wanted: { atLeast: game === 'otoawase' ? 100 : 1000 },
    note: `${recordings.length} golden recordings`,
  });
}
