import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { adminChange, adminPerMinute, adminRefusals, listOf, listQuery } from './administration.ts';
import { type Contract, failure } from './contract.ts';
import { line } from './fields.ts';

export const getAdminChanges = {
  operationId: 'getAdminChanges',
  tag: 'Administration',
  method: 'GET',
  path: '/api/admin/changes',
  summary: 'What admins have changed and whose data they have looked at, the last first',
  access: 'admin',
  query: z.object({
    ...listQuery(['at']),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** One subject alone, such as an account. */
    subject: z._default(line(80), ''),
  }),
  responses: { 200: listOf(adminChange), ...adminRefusals },
  perMinute: adminPerMinute,
} as const satisfies Contract;

export const postAdminChangeUndo = {
  operationId: 'postAdminChangeUndo',
  tag: 'Administration',
  method: 'POST',
  path: '/api/admin/changes/:id/undo',
  summary: 'Takes a change back, unless the record was changed since',
  access: 'admin',
  freshProof: true,
  antiForgery: true,
  params: z.object({ id: uuid }),
  responses: { 200: adminChange, ...adminRefusals, 409: failure },
  perMinute: adminPerMinute,
} as const satisfies Contract;
