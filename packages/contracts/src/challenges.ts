import { challengeIds } from '@michi/progress/challenges';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, epochMs } from './fields.ts';
import { deviceHeader } from './headers.ts';

export const postChallengeClaim = {
  operationId: 'postChallengeClaim',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/challenges/:challenge/claims',
  summary: 'Takes the reward of a challenge that was reached; of each day, week or season it counts once',
  headers: z.object({ [deviceHeader]: deviceId }),
  params: z.object({ challenge: z.enum(challengeIds) }),
  body: z.object({
    /** The first day of the day, week or season, by the learner’s own date. */
    date: z.iso.date(),
    /** When it was claimed, by the clock of the device. */
    at: epochMs,
    /** Minutes east of UTC there and then. */
    utcOffset: z.int().check(z.gte(-900), z.lte(900)),
    /** When this is sent, by the same clock. */
    sentAt: epochMs,
  }),
  responses: {
    200: z.object({
      challenge: z.enum(challengeIds),
      /** As the server counts days; it differs from what was sent if the date of the device is wrong. */
      date: z.iso.date(),
      xp: z.int(),
    }),
    401: failure,
    /** There is no such challenge. */
    404: failure,
    /** The runs that the server knows do not reach it. */
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 120,
} as const satisfies Contract;
