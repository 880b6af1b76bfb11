import { guest } from '../learner/account/device.ts';
import type { NewEntry } from '../learner/outbox/entry.ts';
import type { FinishedRun } from '../learner/run.ts';

/** The outbox entry that a finished run is. */
export function entryOf(
  { runId, game, level, ticket, recording, result }: FinishedRun,
  at: number,
): NewEntry<'run'> {
  const { rulesVersion, setup, seed, moves, endedAt } = recording;
  const { won, scores } = result;
  const body = { game, level, ticket, rulesVersion, setup, seed, moves, endedAt, won, score: scores[0] ?? 0 };
  return { kind: 'run', id: runId, owner: guest, at, utcOffset: 0, body };
}
