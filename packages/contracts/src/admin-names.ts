import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { username } from './account-fields.ts';
import { adminPerMinute, adminRefusals, listOf, listQuery, reason, version } from './administration.ts';
import { type Contract, failure } from './contract.ts';
import { epochMs } from './fields.ts';
import { reportReasons } from './inbox.ts';

/** Names that are reported, or anybody whose name or tag is searched for. */
export const nameStates = ['reported', 'any'] as const;

/** So many reports, and so many runs, are shown of a name. */
export const shownOfName = 100;

/** A name as it stands on leaderboards. */
export const adminName = z.object({
  /** Of the account, or of a guest's player. */
  id: z.string(),
  name: z.string(),
  /** A guest has a tag in place of a name, and it cannot be changed. */
  is_guest: z.boolean(),
  /** How many reports of the name are open. */
  reports: z.int(),
  /** When it was reported last; null when it is not. */
  reported_at: z.nullable(epochMs),
});
export type AdminName = z.infer<typeof adminName>;

/** A run that counts for a leaderboard, will once its level is open, or was hidden. */
export const moderatedRun = z.object({
  id: z.string(),
  game: z.string(),
  level_id: z.string(),
  score: z.int(),
  finished_at: epochMs,
  hidden_at: z.nullable(epochMs),
});
export type ModeratedRun = z.infer<typeof moderatedRun>;

export const adminNameDetails = z.extend(adminName, {
  /** The newest first, at most a hundred. */
  open_reports: z.array(
    z.object({ id: z.string(), reason: z.enum(reportReasons), words: z.string(), created_at: epochMs }),
  ),
  /** The newest first, at most a hundred. */
  runs: z.array(moderatedRun),
  /** How many runs there are. */
  total_runs: z.int(),
  version,
});
export type AdminNameDetails = z.infer<typeof adminNameDetails>;

const params = z.object({ id: uuid });
const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminNames = {
  ...common,
  operationId: 'getAdminNames',
  method: 'GET',
  path: '/api/admin/names',
  summary: 'Names that are reported; or whoever bears the name, the tag or the id that is searched for',
  query: z.object({
    ...listQuery(['reported_at', 'reports', 'name']),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    state: z._default(z.enum(nameStates), 'reported'),
  }),
  responses: { 200: listOf(adminName), ...adminRefusals },
} as const satisfies Contract;

export const getAdminName = {
  ...common,
  operationId: 'getAdminName',
  method: 'GET',
  path: '/api/admin/names/:id',
  summary: 'One name with its reports and runs; the look is noted in the change log',
  params,
  responses: { 200: adminNameDetails, ...adminRefusals },
} as const satisfies Contract;

export const postAdminRename = {
  ...common,
  operationId: 'postAdminRename',
  method: 'POST',
  path: '/api/admin/names/:id/rename',
  summary: 'Gives an account another name, made up where none is sent; its reports are dealt with',
  freshProof: true,
  antiForgery: true,
  params,
  body: z.object({ version, username: z.optional(username), reason }),
  responses: { 200: adminNameDetails, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminReportsDismissal = {
  ...common,
  operationId: 'postAdminReportsDismissal',
  method: 'POST',
  path: '/api/admin/names/:id/dismissal',
  summary: 'Lets a name stand and removes its reports',
  antiForgery: true,
  params,
  body: z.object({ version, reason }),
  responses: { 200: adminNameDetails, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const putAdminRunHidden = {
  ...common,
  operationId: 'putAdminRunHidden',
  method: 'PUT',
  path: '/api/admin/runs/:id/hidden',
  summary: 'Takes a run out of the leaderboards, or lets it count again; it stays its player’s',
  antiForgery: true,
  params,
  body: z.object({ hidden: z.boolean() }),
  responses: { 200: moderatedRun, ...adminRefusals, 409: failure },
} as const satisfies Contract;
