import { type BatchedCall, type BatchedOperation, batchedContracts, postBatch } from '@michi/contracts/batch';
import {
  type CallOptions,
  call,
  readAnswer,
  readRefusal,
  UnreadableAnswer,
} from '../lib/calls/api-client.ts';
import { isoDateOf } from '../lib/time/day.ts';
import type { WholeDeed } from './deed.ts';
import type { Carrier, Outcome } from './deed-delivery.ts';

type Connection = Pick<CallOptions<typeof postBatch>, 'fetch'> &
  Pick<CallOptions<typeof postBatch>, 'locale'>;

/**
 * Carries each deed by the documented call of its kind. `now` answers epoch ms by the clock that deeds are stamped with.
 */
export const deedCalls = (connection: () => Connection, now: () => number): Carrier => ({
  send(deed) {
    const { operation, ...parts } = callOf(deed, now());
    return call(batchedContracts[operation], { ...parts, ...connection() } as never);
  },
  async sendTogether(deeds) {
    const calls = deeds.map((deed) => callOf(deed, now()));
    const { answers } = await call(postBatch, { body: { calls }, ...connection() });
    if (answers.length !== calls.length) throw new UnreadableAnswer('not every deed was answered');
    return answers.map((answer, index) => outcomeOf(calls[index]?.operation, answer));
  },
});

function callOf(deed: WholeDeed, sentAt: number): BatchedCall {
  switch (deed.kind) {
    case 'run': {
      const { won: _won, score: _score, summary: _summary, answers: _answers, ...played } = deed.body;
      const { id: runId, owner: deviceId, at, utcOffset } = deed;
      return { operation: 'postGameResult', body: { runId, deviceId, ...played, at, utcOffset, sentAt } };
    }
    case 'module':
      return {
        operation: 'postModuleComplete',
        params: { id: deed.body.module },
        deviceId: deed.owner,
        body: { date: deed.body.date },
      };
    case 'claim': {
      const { challenge, start } = deed.body;
      const { owner: deviceId, at, utcOffset } = deed;
      return {
        operation: 'postChallengeClaim',
        params: { challenge },
        deviceId,
        body: { date: isoDateOf(start), at, utcOffset, sentAt },
      };
    }
    case 'import': {
      const { id, owner: deviceId, at, utcOffset } = deed;
      return {
        operation: 'postKanjiImport',
        deviceId,
        body: { id, kanji: deed.body.kanji, utcOffset, at, sentAt },
      };
    }
    case 'takeBack':
      return { operation: 'deleteKanjiImport', params: { id: deed.body.import }, deviceId: deed.owner };
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
