import type * as z from 'zod/mini';
import type { GameEvent } from './events.ts';
import type { Random } from './random.ts';
import type { Ms } from './time.ts';

/** A player's place in a run: 0 in a game for one, 0 and 1 in a duel. */
export type Seat = 0 | 1;

export interface Step<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A step without events. */
export const silent = <State>(state: State): Step<State> => ({ state, events: [] });

export interface RunResult {
  readonly won: boolean;
  /** Points by seat. */
  readonly scores: readonly number[];
}

export interface PlayContext {
  readonly at: Ms;
  readonly seat: Seat;
  readonly random: Random;
}

/**
 * The whole of a game: pure, deterministic, with plain JSON as state. Time and chance come in from
 * outside, so the browser, the server's replay and a test all reach the same end.
 */
export interface Rules<Setup, State, Move> {
  readonly id: string;
  /** Increases whenever setup, moves, state or the result of a golden recording change. */
  readonly version: number;
  /** Increases whenever the same runs report other events. The runs stay valid. */
  readonly eventsVersion: number;
  /** How many play: moves come from seat 0 in a game for one, from 0 and 1 in a duel. */
  readonly seats: 1 | 2;
  /** Parses what comes from outside. */
  readonly setup: z.ZodMiniType<Setup>;
  readonly move: z.ZodMiniType<Move>;
  start(setup: Setup, random: Random): State;
  /** `null` means: well-formed, but forbidden now. */
  play(state: State, move: Move, context: PlayContext): Step<State> | null;
  /** When the rules next act by themselves (time-out, end of a feedback), or `null`. */
  nextAlarm(state: State): Ms | null;
  ring(state: State, at: Ms, random: Random): Step<State>;
  /** Non-null ends the run. */
  result(state: State): RunResult | null;
}
