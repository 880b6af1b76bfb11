import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, game } from './fields.ts';

export const levelProgress = z.object({
  completed: z.boolean(),
  highScore: z.int(),
  /** The shortest active time in which it was won without a mistake, in ms; told with the whole progress, once there is one. */
  flawlessMs: z.optional(z.int()),
});
export type LevelProgress = z.infer<typeof levelProgress>;

/** What a player has reached in one game. `totalScore` adds up every level finished. */
export const progress = z.object({
  totalScore: z.int(),
  /** Each level of which a run ended or was abandoned, won or not. */
  levels: z.record(z.string(), levelProgress),
});
export type Progress = z.infer<typeof progress>;

export const getProgress = {
  operationId: 'getProgress',
  tag: 'Playing',
  method: 'GET',
  path: '/api/user/progress',
  summary: 'The progress of a device in a game; an unknown device has none yet',
  query: z.object({ deviceId, game: z._default(game, 'mitsukete') }),
  responses: { 200: progress, 401: failure, 422: failure },
} as const satisfies Contract;
