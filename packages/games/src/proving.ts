import type { GameEvent } from '@michi/game-kit/events';
import type { Rules } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';

/** The rules of a game, and what is known beside them of the runs that they prove. */
export interface Proving {
  readonly rules: Rules<unknown, unknown, unknown>;
  /** Who knows an answer has not given it in less; it then counts for nothing. See decision 20. */
  readonly fastestAnswerMs: Ms;
  /** Whether a finished run, told by its events, was played no faster than a hand can. Without it no run ranks. */
  readonly playedByHand?: (events: readonly GameEvent[]) => boolean;
  /**
   * How a level is set up: by its id alone, or as the device proposes, if it can have come to that. Null when it cannot
   * be played so. A game of which only the server knows the levels has none. What a device proposes never ranks.
   */
  readonly setupFor?: (level: string, proposed: unknown) => unknown;
  /** What is stored of a move that was proved; without it, all of it. */
  readonly storedMove?: (move: unknown) => unknown;
}

/** A simple reaction takes some 200 ms, without anything to decide. */
export const simpleReactionMs: Ms = 200;
