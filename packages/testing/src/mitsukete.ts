import type { Recording } from '@michi/game-kit/recording';
import type { Setup } from '@michi/games/mitsukete/level';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { RecordedRun } from './recorded-run.ts';

/** Plays a level without a mistake, one card each `thinkMs`, and answers the recording of the won run. */
export function playToVictory(setup: Setup, seed: number, { thinkMs = 400 } = {}): Recording {
  const run = new RecordedRun(mitsukete, setup, seed);
  for (const { kanji } of run.state.game.targets) {
    for (const [pick, card] of run.state.game.cards.entries()) {
      if (card.kanji !== kanji || !card.isTarget) continue;
      if (!run.play({ pick }, run.at + thinkMs))
        throw new Error(`card ${pick} cannot be picked at ${run.at} ms`);
    }
  }
  run.finish();
  return run.recording;
}

/** Lets the time of a level run out without a move. Throws for a level without a limit. */
export function playToTimeUp(setup: Setup, seed: number): Recording {
  const run = new RecordedRun(mitsukete, setup, seed);
  run.finish();
  return run.recording;
}
