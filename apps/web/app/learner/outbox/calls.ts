import { type BatchedCall, type BatchedOperation, batchedContracts, postBatch } from '@michi/contracts/batch';
import {
  type CallOptions,
  call,
  readAnswer,
  readRefusal,
  tellIfRevoked,
  UnreadableAnswer,
} from '../../lib/calls/api-client.ts';
import { isoDateOf } from '../../lib/time/day.ts';
import type { WholeEntry } from './entry.ts';
import type { EntryCalls, Outcome } from './sync.ts';

type Connection = Pick<CallOptions<typeof postBatch>, 'fetch'> &
  Pick<CallOptions<typeof postBatch>, 'locale'>;

/**
 * Carries each outbox entry by the documented call of its kind, under the secret of the device. `now` answers epoch ms by the
 * clock that outbox entries are stamped with.
 */
export const entryCalls = (connection: () => Connection, now: () => number): EntryCalls => ({
  send(entry, deviceId) {
    const { operation, ...parts } = callOf(entry, deviceId, now());
    return call(batchedContracts[operation], { ...parts, ...connection() } as never);
  },
  async sendTogether(outbox, deviceId) {
    const calls = outbox.map((entry) => callOf(entry, deviceId, now()));
    const { answers } = await call(postBatch, { body: { calls }, ...connection() });
    if (answers.length !== calls.length) throw new UnreadableAnswer('not every outbox entry was answered');
    const outcomes = answers.map((answer, index) => outcomeOf(calls[index]?.operation, answer));
    for (const outcome of outcomes) if ('refusal' in outcome) tellIfRevoked(outcome.refusal, deviceId);
    return outcomes;
  },
});

function callOf(entry: WholeEntry, deviceId: string, sentAt: number): BatchedCall {
  switch (entry.kind) {
    case 'run': {
      const { won: _won, score: _score, summary: _summary, answers: _answers, ...played } = entry.body;
      const { id: runId, at, utcOffset } = entry;
      return { operation: 'postGameResult', body: { runId, deviceId, ...played, at, utcOffset, sentAt } };
    }
    case 'module':
      return {
        operation: 'postModuleComplete',
        params: { id: entry.body.module },
        deviceId,
        body: { date: entry.body.date },
      };
    case 'claim': {
      const { challenge, start } = entry.body;
      const { at, utcOffset } = entry;
      return {
        operation: 'postChallengeClaim',
        params: { challenge },
        deviceId,
        body: { date: isoDateOf(start), at, utcOffset, sentAt },
      };
    }
    case 'import': {
      const { id, at, utcOffset } = entry;
      return {
        operation: 'postKanjiImport',
        deviceId,
        body: { id, kanji: entry.body.kanji, utcOffset, at, sentAt },
      };
    }
    case 'takeBack':
      return { operation: 'deleteKanjiImport', params: { id: entry.body.import }, deviceId };
  }
}

function outcomeOf(
  operation: BatchedOperation | undefined,
  { status, body, retryAfterS }: { status: number; body: unknown; retryAfterS: number | null },
): Outcome {
  if (operation === undefined || status >= 300) return { refusal: readRefusal(status, body, retryAfterS) };
  try {
    return { answer: readAnswer(batchedContracts[operation], status, body) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return { refusal: error };
  }
}
