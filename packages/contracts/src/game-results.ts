import { uuidv7 } from '@michi/game-kit/id';
import { recordingSchema, seedSchema } from '@michi/game-kit/recording';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, epochMs, game, levelId } from './fields.ts';
import { levelProgress } from './progress.ts';

/** It names the setup by a hash, so that it is short. */
const ticket = z.string().check(z.maxLength(1024));

export const postGameTicket = {
  operationId: 'postGameTicket',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/game-tickets',
  summary: 'Leave to play a level for the leaderboard: fixes the seed before the first move',
  body: z.object({
    game,
    level: levelId,
    deviceId,
    /** How the device would set the level up; games whose levels stand on the server take no notice. */
    setup: z.optional(z.unknown()),
  }),
  responses: {
    201: z.object({ ticket, seed: seedSchema, rulesVersion: z.int(), setup: z.unknown() }),
    401: failure,
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 60,
} as const satisfies Contract;

export const postGameResult = {
  operationId: 'postGameResult',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/game-results',
  summary:
    'A finished run, or one that was abandoned; the server plays the moves again and stores what it computes itself',
  body: z.object({
    /** Made by the client; the same run sent again is answered again and counted once. */
    runId: uuidv7,
    deviceId,
    game,
    level: levelId,
    /** Null for a run begun without a network: it counts for progress, not for the leaderboard. */
    ticket: z.nullable(ticket),
    rulesVersion: z.int(),
    setup: z.unknown(),
    seed: seedSchema,
    moves: recordingSchema.shape.moves,
    /** When the run ended, in ms since its beginning. */
    endedAt: recordingSchema.shape.endedAt,
    /** It was left for good before it ended: its answers count, and it wins nothing. */
    abandoned: z.optional(z.literal(true)),
    /** When it ended, or was abandoned, by the clock of the device. */
    at: epochMs,
    /** Minutes east of UTC there and then. */
    utcOffset: z.int().check(z.gte(-900), z.lte(900)),
    /** When this is sent, by the same clock. */
    sentAt: epochMs,
  }),
  responses: {
    200: z.object({
      runId: z.string(),
      won: z.boolean(),
      score: z.int(),
      /** Whether it counts for the leaderboard by now: a run of a locked level will once the total opens it. */
      ranked: z.boolean(),
      progress: z.object({ totalScore: z.int(), level: levelProgress }),
    }),
    401: failure,
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 300,
  bodyLimit: 512 * 1024,
} as const satisfies Contract;
export type GameResult = z.infer<typeof postGameResult.body>;
