import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, levelId } from './fields.ts';
import { deviceHeader } from './headers.ts';

/** Who travels: an account by its token, else the player of the device that this header names. */
export const traveller = {
  access: 'anyone',
  headers: z.object({ [deviceHeader]: z.optional(deviceId) }),
} as const;

/** The learner's own date. The nearest day counts that the server can believe: at most one ahead of its own. */
const ownDate = z.optional(z.iso.date());

export const moduleId = z.object({ id: levelId });

/** A module that was completed. */
export const completion = z.object({
  module_id: z.string(),
  xp_earned: z.int(),
  /** Days since 1970-01-01 in the learner's time zone. */
  day: z.int(),
  /** The kanji that it proved. */
  kanji: z.array(z.string()),
});

export const userStats = z.object({
  total_xp: z.int(),
  streak_days: z.int(),
  kanji_mastered: z.int(),
  modules_completed: z.int(),
  /** What these figures come from. */
  completions: z.array(completion),
});
export type UserStats = z.infer<typeof userStats>;

export const getUserStats = {
  operationId: 'getUserStats',
  tag: 'Tabibito',
  method: 'GET',
  path: '/api/tabibito/user-stats',
  summary: 'What a traveller has reached in Tabibito',
  ...traveller,
  query: z.object({ date: ownDate }),
  responses: { 200: userStats, 401: failure, 422: failure },
} as const satisfies Contract;

export const postModuleComplete = {
  operationId: 'postModuleComplete',
  tag: 'Tabibito',
  method: 'POST',
  path: '/api/tabibito/modules/:id/complete',
  summary:
    'Completes a module, of a graded one only with a passed run on the server; a second time earns nothing, and counts kanji proved since',
  ...traveller,
  params: moduleId,
  body: z.nullish(z.object({ date: ownDate })),
  responses: {
    200: z.object({ xp_earned: z.int() }),
    /** Neither an account nor a device, or one that is revoked. */
    401: failure,
    403: failure,
    404: failure,
    /** Its run is not passed. */
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 300,
} as const satisfies Contract;
