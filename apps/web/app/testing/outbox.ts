import type { GameResult } from '@michi/contracts/game-results';
import type { NewEntry, OutboxEntry } from '../learner/entry.ts';
import type { Journal } from '../learner/journal.ts';
import type { LocalProgress, ResultAnswer } from '../learner/local-progress.ts';
import type { Ledger } from '../learner/outbox-sync.ts';
import type { FinishedRun } from '../play/session.ts';

/** The outbox entry that a finished run is. */
export function entryOf(
  { runId, deviceId, game, level, ticket, recording, result }: FinishedRun,
  at: number,
): NewEntry<'run'> {
  const { rulesVersion, setup, seed, moves, endedAt } = recording;
  const { won, scores } = result;
  const body = { game, level, ticket, rulesVersion, setup, seed, moves, endedAt, won, score: scores[0] ?? 0 };
  return { kind: 'run', id: runId, owner: deviceId, at, utcOffset: 0, body };
}

/** What is sent of a run. */
export function asResult({ id, owner, kind, body }: OutboxEntry): GameResult {
  if (kind !== 'run') throw new Error(`${kind} is no run`);
  const { won: _won, score: _score, summary: _summary, answers: _answers, ...played } = body;
  return { runId: id, deviceId: owner, ...played } as GameResult;
}

/** Enters runs into a progress, and modules into a journal. */
export const aLedger = (progress: LocalProgress, journal: Journal | null = null): Ledger => ({
  isSettled: (entry) => entry.kind === 'run' && progress.isSettled(entry),
  settle(delivered) {
    for (const { entry } of delivered) if (entry.kind === 'module') journal?.settle(entry);
    progress.settle(
      delivered.flatMap(({ entry, answer }) =>
        entry.kind === 'run' ? [{ entry, answer: answer as ResultAnswer }] : [],
      ),
    );
  },
  async settled(kinds) {
    if (kinds.has('module')) await journal?.refresh();
  },
});
