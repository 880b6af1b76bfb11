import * as z from 'zod/mini';
import { postChallengeClaim } from './challenges.ts';
import { type Contract, failure } from './contract.ts';
import { deviceId } from './fields.ts';
import { postGameResult } from './game-results.ts';
import { postModuleComplete } from './journey.ts';
import { deleteKanjiImport, postKanjiImport } from './memory.ts';

/** The calls that may go together: those by which a device delivers what was done without a network. */
export const batchedContracts = {
  postGameResult,
  postModuleComplete,
  postChallengeClaim,
  postKanjiImport,
  deleteKanjiImport,
} as const satisfies Readonly<Record<string, Contract>>;
export type BatchedOperation = keyof typeof batchedContracts;

/** One call of a batch. What is wrong with its parts, its own answer says. */
const batchedCall = z.object({
  operation: z.enum(Object.keys(batchedContracts) as [BatchedOperation, ...BatchedOperation[]]),
  /** The parameters of its path. */
  params: z.optional(z.record(z.string(), z.string().check(z.maxLength(100)))),
  /** Sent as the header that names the device. */
  deviceId: z.optional(deviceId),
  body: z.optional(z.unknown()),
});
export type BatchedCall = z.infer<typeof batchedCall>;

export const postBatch = {
  operationId: 'postBatch',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/batch',
  summary:
    'Several documented calls at once, made one after the other; each is answered and limited by itself',
  body: z.object({ calls: z.array(batchedCall).check(z.minLength(1), z.maxLength(50)) }),
  responses: {
    /** In the order of the calls. */
    200: z.object({
      answers: z.array(
        z.object({
          status: z.int(),
          /** What the call answers by itself, or what it refuses with. */
          body: z.unknown(),
          /** Seconds that the server asks to wait before the next try. */
          retryAfterS: z.nullable(z.int()),
        }),
      ),
    }),
    413: failure,
    422: failure,
    429: failure,
  },
  perMinute: 30,
  bodyLimit: 512 * 1024,
} as const satisfies Contract;
