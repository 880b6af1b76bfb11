import { type PlayableGame, playableGames } from '@michi/games/catalogue';
import { titles } from '@michi/progress/achievements';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, epochMs, levelId } from './fields.ts';
import { deviceHeader } from './headers.ts';

export const periods = ['day', 'week', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

export const leaderboardEntry = z.object({
  rank: z.int(),
  /** The name of an account; null for a guest, who is told apart by `tag`. */
  name: z.nullable(z.string()),
  /** The title that the account wears. */
  title: z.nullable(z.enum(titles)),
  tag: z.string(),
  score: z.int(),
  own: z.boolean(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** Which list is asked for. */
export interface ListAsked {
  readonly game: PlayableGame;
  readonly period: Period;
  /** Without one, all levels together. */
  readonly level?: string | undefined;
}

export const getLeaderboard = {
  operationId: 'getLeaderboard',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/leaderboards/:game',
  summary:
    'The players of a game by the sum of their best ranked scores of each level in a period (UTC days, weeks from Monday, months), or by the best score of one level; and the own place with those around it',
  params: z.object({ game: z.enum(playableGames) }),
  query: z.object({
    period: z._default(z.enum(periods), 'week'),
    /** One level alone; without it all of them are added up. The sheet of a day has one list, whatever the period. */
    level: z.optional(levelId),
  }),
  headers: z.object({ [deviceHeader]: z.optional(deviceId) }),
  responses: {
    200: z.object({
      period: z.enum(periods),
      startsAt: epochMs,
      /** Null for all levels together. */
      level: z.nullable(z.string()),
      top: z.array(leaderboardEntry),
      own: z.nullable(leaderboardEntry),
      /** Where the own place lies below the top: it, and the two next to it on either side that are not among the top. */
      around: z.array(leaderboardEntry),
    }),
    401: failure,
    404: failure,
    422: failure,
  },
} as const satisfies Contract;
export type Leaderboard = z.infer<(typeof getLeaderboard.responses)[200]>;
