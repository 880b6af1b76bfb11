import type { GameResult } from '@michi/contracts/game-results';
import { guest } from '../learner/account/device.ts';
import type { NewEntry, OutboxEntry } from '../learner/outbox/entry.ts';
import type { Confirmations } from '../learner/outbox/sync.ts';
import type { JourneyProjection } from '../learner/projections/journey.ts';
import type { ProgressProjection, ResultAnswer } from '../learner/projections/progress.ts';
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

/** What is sent of a run. */
export function asResult({ id, kind, body }: OutboxEntry, deviceId: string): GameResult {
  if (kind !== 'run') throw new Error(`${kind} is no run`);
  const { won: _won, score: _score, summary: _summary, answers: _answers, ...played } = body;
  return { runId: id, deviceId, ...played } as GameResult;
}

/** Enters runs into a progress, and modules into a journal. */
export const aLedger = (
  progress: ProgressProjection,
  journal: JourneyProjection | null = null,
): Confirmations => ({
  isConfirmed: (entry) => entry.kind === 'run' && progress.isConfirmed(entry),
  confirm(delivered) {
    for (const { entry } of delivered) if (entry.kind === 'module') journal?.confirm(entry);
    progress.confirm(
      delivered.flatMap(({ entry, answer }) =>
        entry.kind === 'run' ? [{ entry, answer: answer as ResultAnswer }] : [],
      ),
    );
  },
  async confirmed(kinds) {
    if (kinds.has('module')) await journal?.refresh();
  },
});
