import { isDeepStrictEqual } from 'node:util';
import type { GameResult } from '@michi/contracts/game-results';
import { countedEvents, type EventOf, type GameEvent } from '@michi/game-kit/events';
import { type Recording, type ReplayFailure, replay } from '@michi/game-kit/recording';
import type { Rules, RunResult } from '@michi/game-kit/rules';
import { fieldError } from '../../api/api-error.ts';
import type { MessageKey } from '../../api/error-messages.ts';

/** A run that happened as its recording says. */
export interface ProvenRun {
  readonly recording: Recording;
  /** Null for one that was abandoned. */
  readonly result: RunResult | null;
  /** What counts of what it told. */
  readonly events: readonly GameEvent[];
  /** Refused answers that were right, as the learner says. */
  readonly contested: readonly EventOf<'answerContested'>[];
}

/** Under which conditions the run must have been played: how the level was set up, and the seed if a ticket fixed it. */
export interface Conditions {
  readonly setup: unknown;
  readonly seed: number | null;
}

const sentences: Readonly<Record<ReplayFailure['reason'], MessageKey>> = {
  wrongGame: 'field.wrong',
  otherRules: 'run.otherRules',
  malformed: 'run.malformedMove',
  outOfOrder: 'run.outOfOrder',
  forbidden: 'run.forbidden',
  tooManyAlarms: 'run.tooMuch',
};

/** Plays the moves again under the conditions. Throws an ApiError that names what cannot have been. */
export function proveRun(
  sent: GameResult,
  rules: Rules<unknown, unknown, unknown>,
  conditions: Conditions,
): ProvenRun {
  if (conditions.seed !== null && sent.seed !== conditions.seed)
    throw fieldError(422, 'seed', 'run.otherSeed');
  if (!isDeepStrictEqual(sent.setup, conditions.setup)) throw fieldError(422, 'setup', 'run.otherSetup');

  const { game: gameId, rulesVersion, seed, moves, endedAt } = sent;
  const recording = { gameId, rulesVersion, setup: conditions.setup, seed, moves, endedAt };
  const replayed = replay(rules, recording);
  if (!replayed.ok) throw fieldError(422, replayed.field, sentences[replayed.reason]);
  const events = countedEvents(replayed.events);
  const contested = replayed.events.filter((event) => event.type === 'answerContested');
  if (sent.abandoned) return { recording, result: null, events, contested };
  if (!replayed.result) throw fieldError(422, 'endedAt', 'run.notEnded');
  return { recording, result: replayed.result, events, contested };
}
