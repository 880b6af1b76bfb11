import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { type Contract, failure, said } from './contract.ts';
import { epochMs } from './fields.ts';

/** A device or browser that is signed in. */
export const session = z.object({
  id: z.string(),
  created_at: epochMs,
  last_used_at: epochMs,
  /** The name that the browser sends. */
  user_agent: z.string(),
  /** Whether this is the session of the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const getSessions = {
  operationId: 'getSessions',
  tag: 'Accounts',
  method: 'GET',
  path: '/api/game-auth/sessions',
  summary: 'Where the account is signed in, the session used last first',
  access: 'user',
  responses: { 200: z.object({ sessions: z.array(session) }), 401: failure },
} as const satisfies Contract;

export const deleteSession = {
  operationId: 'deleteSession',
  tag: 'Accounts',
  method: 'DELETE',
  path: '/api/game-auth/sessions/:id',
  summary: 'Ends one of the own sessions',
  access: 'user',
  antiForgery: true,
  params: z.object({ id: uuid }),
  responses: { 200: said, 401: failure, 403: failure, 404: failure },
} as const satisfies Contract;
