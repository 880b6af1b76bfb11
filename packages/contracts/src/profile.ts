import * as z from 'zod/mini';
import { password, profileChanges, user } from './account-fields.ts';
import { type Contract, failure, said } from './contract.ts';
import { endTicket, epochMs } from './fields.ts';
import { session } from './sessions.ts';

export const getProfile = {
  operationId: 'getProfile',
  tag: 'Accounts',
  method: 'GET',
  path: '/api/game-auth/profile',
  summary: 'The own account, and the ticket that can end this session',
  access: 'user',
  responses: { 200: z.extend(user, { endTicket }), 401: failure },
} as const satisfies Contract;

export const patchProfile = {
  operationId: 'patchProfile',
  tag: 'Accounts',
  method: 'PATCH',
  path: '/api/game-auth/profile',
  summary: 'Changes the own account; what is not sent stays',
  access: 'user',
  antiForgery: true,
  body: profileChanges,
  responses: {
    200: z.extend(said, { user }),
    401: failure,
    403: failure,
    422: failure,
    429: failure,
  },
  perMinute: 30,
} as const satisfies Contract;

const rows = z.array(z.record(z.string(), z.unknown()));
/** How an export ends: one that was cut off on its way lacks it. */
export const exportEnd = '"complete":true}';

export const getExport = {
  operationId: 'getExport',
  tag: 'Accounts',
  method: 'GET',
  path: '/api/game-auth/export',
  summary:
    'Everything that is stored about the account, as a stream that is whole if it ends with complete: true; one at a time',
  access: 'user',
  responses: {
    200: z.object({
      exported_at: epochMs,
      account: z.extend(user, { created_at: epochMs, second_factor_since: z.nullable(epochMs) }),
      /** With the time when the second factor was proved last. */
      sessions: z.array(z.extend(session, { proved_at: z.nullable(epochMs) })),
      devices: rows,
      /** By whom the account may be entered besides. */
      identities: rows,
      level_progress: rows,
      game_totals: rows,
      module_completions: rows,
      /** Runs that were taken out of the leaderboards. */
      hidden_runs: rows,
      run_summaries: rows,
      answers: rows,
      kanji_statistics: rows,
      /** What is remembered of each item by each skill. */
      memories: rows,
      /** What was said to be known already. */
      known_items: rows,
      /** The rewards of challenges that were claimed. */
      challenge_claims: rows,
      /** Saves and creations. */
      documents: rows,
      leaderboard_scores: rows,
      /** What its devices have stored on the day they last stored something. */
      result_quotas: rows,
      /** Messages and newsletter of the account's address, once it is confirmed. */
      contact_messages: rows,
      feedback_messages: rows,
      newsletter_subscriptions: rows,
      /** What admins did with the account, and when they looked at it. */
      admin_changes: rows,
      /** Each with its recording, in the order of games, levels and time. */
      game_results: rows,
      complete: z.literal(true),
    }),
    401: failure,
    429: failure,
    503: failure,
  },
  perMinute: 10,
} as const satisfies Contract;

export const postDeletion = {
  operationId: 'postDeletion',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/deletion',
  summary: 'Deletes the account with all of its data; an account that has a password must name it',
  access: 'user',
  antiForgery: true,
  body: z.object({ password: z.optional(password) }),
  responses: { 200: said, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;
