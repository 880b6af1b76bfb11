import * as z from 'zod/mini';
import { type Contract, failure, said } from './contract.ts';
import { endTicket } from './fields.ts';

export const postLogout = {
  operationId: 'postLogout',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/logout',
  summary: 'Ends this session',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;

export const postLogoutByTicket = {
  operationId: 'postLogoutByTicket',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/v1/logout/ticket',
  summary: 'Ends the session of a ticket, by nothing but the ticket; also when it has ended already',
  body: z.object({ endTicket }),
  responses: { 204: z.undefined(), 422: failure, 429: failure },
  perMinute: 60,
} as const satisfies Contract;

export const postLogoutEverywhere = {
  operationId: 'postLogoutEverywhere',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/logout-everywhere',
  summary: 'Ends all sessions of the account, this one too',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;
