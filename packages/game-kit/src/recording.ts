import * as z from 'zod/mini';
import type { GameEvent } from './events.ts';
import type { Rules, RunResult } from './rules.ts';
import { Run, TooManyAlarms } from './run.ts';

/** More moves than any real run has. */
export const maxMoves = 5_000;
/** Longer than anybody plays one level, pauses included: seven days. */
export const maxRunMs = 7 * 24 * 60 * 60 * 1000;

const ms = z.int().check(z.gte(0), z.lte(maxRunMs));

export const seedSchema = z.int().check(z.gte(0), z.lte(0xffff_ffff));

/** What was played: with the rules it yields the whole run again. */
export const recordingSchema = z.object({
  gameId: z.string().check(z.maxLength(40)),
  rulesVersion: z.int(),
  setup: z.unknown(),
  seed: seedSchema,
  moves: z
    .array(z.object({ at: ms, seat: z.literal([0, 1]), move: z.unknown() }))
    .check(z.maxLength(maxMoves)),
  endedAt: ms,
});
export type Recording = z.infer<typeof recordingSchema>;

/** Why a recording cannot have happened. `field` is the path into the recording. */
export interface ReplayFailure {
  readonly ok: false;
  readonly field: string;
  readonly reason: 'wrongGame' | 'otherRules' | 'malformed' | 'outOfOrder' | 'forbidden' | 'tooManyAlarms';
}

export interface Replayed<State> {
  readonly ok: true;
  /** `null` when the run had not ended at `endedAt`. */
  readonly result: RunResult | null;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Plays a recording again by the same rules. */
export function replay<Setup, State, Move>(
  rules: Rules<Setup, State, Move>,
  recording: Recording,
): Replayed<State> | ReplayFailure {
  const failure = (field: string, reason: ReplayFailure['reason']): ReplayFailure => ({
    ok: false,
    field,
    reason,
  });
  if (recording.gameId !== rules.id) return failure('gameId', 'wrongGame');
  if (recording.rulesVersion !== rules.version) return failure('rulesVersion', 'otherRules');
  const setup = z.safeParse(rules.setup, recording.setup);
  if (!setup.success) return failure('setup', 'malformed');

  const run = new Run(rules, setup.data, recording.seed);
  let field = 'endedAt';
  try {
    for (const [index, entry] of recording.moves.entries()) {
      field = `moves.${index}`;
      if (entry.at < run.at || entry.at > recording.endedAt) return failure(`${field}.at`, 'outOfOrder');
      if (entry.seat >= rules.seats) return failure(`${field}.seat`, 'forbidden');
      const move = z.safeParse(rules.move, entry.move);
      if (!move.success) return failure(`${field}.move`, 'malformed');
      if (!run.play(move.data, entry.at, entry.seat)) return failure(`${field}.move`, 'forbidden');
    }
    field = 'endedAt';
    run.advance(recording.endedAt);
  } catch (error) {
    if (error instanceof TooManyAlarms) return failure(field, 'tooManyAlarms');
    throw error;
  }
  return { ok: true, result: run.result, state: run.state, events: run.events };
}
