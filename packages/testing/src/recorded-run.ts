import type { Recording } from '@michi/game-kit/recording';
import type { Rules, Seat } from '@michi/game-kit/rules';
import { Run } from '@michi/game-kit/run';
import type { Ms } from '@michi/game-kit/time';

/** A run that writes down what is played in it. */
export class RecordedRun<Setup, State, Move> extends Run<Setup, State, Move> {
  readonly setup: Setup;
  readonly seed: number;
  readonly #moves: Recording['moves'] = [];

  constructor(rules: Rules<Setup, State, Move>, setup: Setup, seed: number) {
    super(rules, setup, seed);
    this.setup = setup;
    this.seed = seed;
  }

  /** Plays a move, now unless said otherwise. False means: forbidden now. */
  override play(move: Move, at: Ms = this.at, seat: Seat = 0): boolean {
    const played = super.play(move, at, seat);
    if (played) this.#moves.push({ at: this.at, seat, move });
    return played;
  }

  /** Waits for the next thing that happens by itself. Throws when nothing will. */
  wait(): void {
    if (this.nextAlarm === null) throw new Error('nothing will happen any more');
    this.advance(this.nextAlarm);
  }

  /** Waits until the run is over. */
  finish(): void {
    while (this.result === null) this.wait();
  }

  /** The run as it is sent to the server. */
  get recording(): Recording {
    const { id: gameId, version: rulesVersion } = this.rules;
    const { setup, seed, at: endedAt } = this;
    return { gameId, rulesVersion, setup, seed, moves: this.#moves, endedAt };
  }
}
