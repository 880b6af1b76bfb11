import type { Pausable, PauseMove } from '@michi/game-kit/pausable';
import type { Recording } from '@michi/game-kit/recording';
import type { RunResult, Seat } from '@michi/game-kit/rules';
import type { Run } from '@michi/game-kit/run';
import type { PlayedGame } from '@michi/games/catalogue';

/** What is to be played. */
export interface RunPlan<Setup> {
  /** A UUID of version 7. */
  readonly runId: string;
  readonly game: PlayedGame;
  readonly level: string;
  /** Where this device's learner sits; 0 in a game for one. */
  readonly seat?: Seat;
  readonly setup: Setup;
  readonly seed: number;
  /** The server's leave to play for the leaderboard, if there was a network to ask by. */
  readonly ticket: string | null;
}

/** A run as far as it was played. */
export interface PlayedRun extends Pick<RunPlan<unknown>, 'runId' | 'game' | 'level' | 'ticket'> {
  readonly recording: Recording;
  /** How many kanji were answered in it. */
  readonly answered: number;
}

export interface FinishedRun extends PlayedRun {
  readonly result: RunResult;
}

/** Where a running game is kept, so that it can be resumed. */
export interface RunStore {
  save(run: PlayedRun): void;
  discard(runId: string): void;
  /** Lets another tab have the run. */
  release(runId: string): void;
}

/** A run found again: brought to its last recorded moment by its moves. */
export interface Resumed<Setup, State, Move> {
  readonly run: Run<Setup, Pausable<State>, Move | PauseMove>;
  readonly moves: Recording['moves'];
}
