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

/** A UUID of version 7: the moment (epoch ms), then chance, so that ids sort by the time of their making. */
export function newRunId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(now / 2 ** 32));
  view.setUint32(2, now % 2 ** 32);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70); // version 7
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80); // RFC 9562 variant
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
