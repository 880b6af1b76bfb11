import type { EventOf, GameEvent } from '@michi/game-kit/events';
import type { Stroke } from '@michi/games/tatakae/ink';
import { strokeOf } from '@michi/games/tatakae/ink';
import { challengeOf, tatakae } from '@michi/games/tatakae/rules';
import { levels, type Setup } from '@michi/games/tatakae/setup';
import { RecordedRun } from './recorded-run.ts';

type Move = Parameters<typeof tatakae.play>[1];
type BattleRun = RecordedRun<Setup, ReturnType<typeof tatakae.start>, Move>;

/** A slanting stroke of so many points, drawn in 10 ms each. */
export function aStroke(points = 12): Stroke {
  return strokeOf(
    Array.from({ length: points }, (_, index) => ({
      x: 400 + 24 * index,
      y: 300 + 15 * index,
      ms: 10 * index,
    })),
  );
}

/** A battle being fought: the run, and what is written in it. */
export class Battle {
  readonly run: BattleRun;

  constructor(seed = 1, setup: Setup = levels.classic) {
    this.run = new RecordedRun(tatakae, setup, seed);
  }

  get state() {
    return this.run.state.game;
  }

  get challenge() {
    return challengeOf(this.state);
  }

  /** The events of one type. */
  events<T extends GameEvent['type']>(type: T): EventOf<T>[] {
    return this.run.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** Writes so many strokes at `at`; all that are missing unless said otherwise. Throws when it is forbidden. */
  write(at = this.run.at, strokes = this.challenge.strokes.length - this.state.ink.length): void {
    for (let written = 0; written < strokes; written++)
      if (!this.run.play({ stroke: aStroke() }, at)) throw new Error(`nothing can be written at ${at} ms`);
  }
}

/** Fights a whole battle, one stroke each `strokeMs`. */
export function fight(seed: number, { strokeMs = 400 } = {}): Battle {
  const battle = new Battle(seed);
  while (battle.run.result === null) {
    battle.run.advance(battle.run.at + strokeMs);
    battle.run.play({ stroke: aStroke() });
  }
  return battle;
}
