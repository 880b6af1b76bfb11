import * as z from 'zod/mini';
import { credentials, registration, user } from './account-fields.ts';
import { type Contract, failure } from './contract.ts';
import { cookieHeader, endTicket } from './fields.ts';

/**
 * Later calls send the token in `authorization: Bearer …`. The server stores only its hash. The ticket can
 * end the session when the token is gone, and nothing else can be done with it.
 */
export const signedIn = z.object({ token: z.string(), endTicket, user, message: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

export const postRegistration = {
  operationId: 'postRegistration',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/register',
  summary: 'Opens an account and signs in; a link to confirm the address is mailed',
  antiForgery: true,
  headers: cookieHeader,
  body: registration,
  responses: { 201: signedIn, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;

export const postLogin = {
  operationId: 'postLogin',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/login',
  summary: 'Signs in; the answer does not tell whether the address or the password is wrong',
  antiForgery: true,
  headers: cookieHeader,
  body: credentials,
  responses: { 200: signedIn, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;
