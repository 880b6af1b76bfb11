import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { plans, roles, user } from './account-fields.ts';
import { adminPerMinute, adminRefusals, listOf, listQuery, reason, version } from './administration.ts';
import { type Contract, failure, said } from './contract.ts';
import { epochMs, line } from './fields.ts';
import { session } from './sessions.ts';

/** What an account is for the administration: as it can be used, as long as its address is not confirmed, or blocked. */
export const accountStates = ['active', 'unconfirmed', 'blocked'] as const;

export const adminUser = z.extend(user, {
  created_at: epochMs,
  /** When one of its sessions was used last, as far as it is known; null when there is none. */
  last_used_at: z.nullable(epochMs),
  blocked_at: z.nullable(epochMs),
  version,
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserDetails = z.extend(adminUser, {
  sessions: z.array(z.omit(session, { current: true })),
  /** Of everything that is stored of the account. */
  figures: z.object({ runs: z.int(), devices: z.int(), total_score: z.int(), documents: z.int() }),
});
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

const params = z.object({ id: uuid });
const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminUsers = {
  ...common,
  operationId: 'getAdminUsers',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The accounts whose name, address or id is searched for',
  query: z.object({
    ...listQuery(['username', 'created_at', 'last_used_at']),
    role: z._default(z.enum([...roles, 'any']), 'any'),
    plan: z._default(z.enum([...plans, 'any']), 'any'),
    state: z._default(z.enum([...accountStates, 'any']), 'any'),
  }),
  responses: { 200: listOf(adminUser), ...adminRefusals },
} as const satisfies Contract;

export const getAdminUser = {
  ...common,
  operationId: 'getAdminUser',
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One account; the look is noted in the change log',
  params,
  responses: { 200: adminUserDetails, ...adminRefusals },
} as const satisfies Contract;

export const patchAdminUser = {
  ...common,
  operationId: 'patchAdminUser',
  method: 'PATCH',
  path: '/api/admin/users/:id',
  summary:
    'Changes role or plan, blocks or unblocks an account; what is not sent stays. A blocked account is logged out',
  freshProof: true,
  antiForgery: true,
  params,
  body: z.object({
    version,
    role: z.optional(z.enum(roles)),
    plan: z.optional(z.enum(plans)),
    blocked: z.optional(z.boolean()),
    reason,
  }),
  responses: { 200: adminUser, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminUserLogout = {
  ...common,
  operationId: 'postAdminUserLogout',
  method: 'POST',
  path: '/api/admin/users/:id/logout',
  summary: 'Ends all sessions of an account',
  antiForgery: true,
  params,
  body: z.object({ reason }),
  responses: { 200: said, ...adminRefusals },
} as const satisfies Contract;

export const getAdminUserExport = {
  ...common,
  operationId: 'getAdminUserExport',
  method: 'GET',
  path: '/api/admin/users/:id/export',
  summary:
    'Everything that is stored about an account, as its owner would download it, for a request by another way',
  freshProof: true,
  params,
  responses: { 200: z.record(z.string(), z.unknown()), ...adminRefusals, 503: failure },
} as const satisfies Contract;

export const postAdminUserDeletion = {
  ...common,
  operationId: 'postAdminUserDeletion',
  method: 'POST',
  path: '/api/admin/users/:id/deletion',
  summary: 'Deletes an account with all of its data, once its name is typed',
  freshProof: true,
  antiForgery: true,
  params,
  body: z.object({ username: line(60), reason }),
  responses: { 200: said, ...adminRefusals, 409: failure },
} as const satisfies Contract;
