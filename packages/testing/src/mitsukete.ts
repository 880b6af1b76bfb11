import type { Recording } from '@michi/game-kit/recording';
import { Run } from '@michi/game-kit/run';
import type { Setup } from '@michi/games/mitsukete/level';
import { mitsukete } from '@michi/games/mitsukete/rules';

const startRun = (setup: Setup, seed: number) => new Run(mitsukete, setup, seed);
type MitsuketeRun = ReturnType<typeof startRun>;

/** Plays a level without a mistake, one card each `thinkMs`, and answers the recording of the won run. */
export function playToVictory(setup: Setup, seed: number, { thinkMs = 400 } = {}): Recording {
  const run = startRun(setup, seed);
  const moves: Recording['moves'] = [];
  for (const { kanji } of run.state.game.targets) {
    for (const [pick, card] of run.state.game.cards.entries()) {
      if (card.kanji !== kanji || !card.isTarget) continue;
      const at = run.at + thinkMs;
      if (!run.play({ pick }, at)) throw new Error(`card ${pick} cannot be picked at ${at} ms`);
      moves.push({ at, seat: 0, move: { pick } });
    }
  }
  return finished(run, setup, seed, moves);
}

/** Lets the time of a level run out without a move. Throws for a level without a limit. */
export function playToTimeUp(setup: Setup, seed: number): Recording {
  return finished(startRun(setup, seed), setup, seed, []);
}

/** Waits until the run is over. */
function finished(run: MitsuketeRun, setup: Setup, seed: number, moves: Recording['moves']): Recording {
  while (run.result === null) {
    if (run.nextAlarm === null) throw new Error('the run would never end');
    run.advance(run.nextAlarm);
  }
  const { id: gameId, version: rulesVersion } = mitsukete;
  return { gameId, rulesVersion, setup, seed, moves, endedAt: run.at };
}
