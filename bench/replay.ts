// How many runs a second one core proves.
import { replay } from '@michi/game-kit/recording';
import { setupOf } from '@michi/games/mitsukete/level';
import levels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import { rulesOf } from '@michi/games/registry';
import { playToVictory } from '@michi/testing/mitsukete';
import { median, print } from './figure.ts';

const roundMs = 1_000;
const rounds = 5;

const recordings = levels.map((level, seed) => playToVictory(setupOf(level), seed));

/** Replays every level in turn, again and again, for one round. */
function replaysPerSecond(): number {
  const startedAt = performance.now();
  let replays = 0;
  let elapsedMs = 0;
  for (; elapsedMs < roundMs; elapsedMs = performance.now() - startedAt) {
    for (const recording of recordings) {
      const replayed = replay(rulesOf.mitsukete, recording);
      if (!replayed.ok || !replayed.result?.won) throw new Error('a won run was not proved');
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
  note: `${recordings.length} levels`,
});
