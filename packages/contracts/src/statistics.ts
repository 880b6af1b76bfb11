import { claimedSchema } from '@michi/progress/challenges';
import { dayTallies } from '@michi/progress/day-tally';
import { statisticsSchema } from '@michi/progress/statistics';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId } from './fields.ts';

/** What a player's runs add up to, when each achievement was earned, in epoch ms, and how challenges stand. */
export const learnerStatistics = z.object({
  statistics: statisticsSchema,
  achievements: z.record(z.string(), z.int()),
  /** Of the learner's days that still matter to a challenge. */
  days: dayTallies,
  claimed: claimedSchema,
});

export const getStatistics = {
  operationId: 'getStatistics',
  tag: 'Playing',
  method: 'GET',
  path: '/api/user/statistics',
  summary:
    'Statistics, achievements and challenges of a device, or of the account it plays for; an unknown device has none yet',
  query: z.object({ deviceId }),
  responses: { 200: learnerStatistics, 401: failure, 422: failure },
} as const satisfies Contract;
