import type { GameResult } from '@michi/contracts/game-results';
import type { Deed, NewDeed } from '../learner/deed.ts';
import type { Ledger } from '../learner/deed-delivery.ts';
import type { Journal } from '../learner/journal.ts';
import type { LocalProgress, ResultAnswer } from '../learner/local-progress.ts';
import type { FinishedRun } from '../play/session.ts';

/** The deed that a finished run is. */
export function deedOf(
  { runId, deviceId, game, level, ticket, recording, result }: FinishedRun,
  at: number,
): NewDeed<'run'> {
  const { rulesVersion, setup, seed, moves, endedAt } = recording;
  const { won, scores } = result;
  const body = { game, level, ticket, rulesVersion, setup, seed, moves, endedAt, won, score: scores[0] ?? 0 };
  return { kind: 'run', id: runId, owner: deviceId, at, utcOffset: 0, body };
}

/** What is sent of a run. */
export function asResult({ id, owner, kind, body }: Deed): GameResult {
  if (kind !== 'run') throw new Error(`${kind} is no run`);
  const { won: _won, score: _score, summary: _summary, answers: _answers, ...played } = body;
  return { runId: id, deviceId: owner, ...played } as GameResult;
}

/** Enters runs into a progress, and modules into a journal. */
export const aLedger = (progress: LocalProgress, journal: Journal | null = null): Ledger => ({
  isSettled: (deed) => deed.kind === 'run' && progress.isSettled(deed),
  settle(delivered) {
    for (const { deed } of delivered) if (deed.kind === 'module') journal?.settle(deed);
    progress.settle(
      delivered.flatMap(({ deed, answer }) =>
        deed.kind === 'run' ? [{ deed, answer: answer as ResultAnswer }] : [],
      ),
    );
  },
  async settled(kinds) {
    if (kinds.has('module')) await journal?.refresh();
  },
});
