import * as z from 'zod/mini';
import { password, passwordTwice, typedTwice } from './account-fields.ts';
import { type Contract, failure, said } from './contract.ts';
import { email } from './email-address.ts';
import { cookieHeader, linkToken } from './fields.ts';

export const postPassword = {
  operationId: 'postPassword',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/password',
  summary:
    'Changes the password, given the current one, and ends all other sessions; the first one is set by mail',
  access: 'user',
  antiForgery: true,
  headers: cookieHeader,
  body: z.object({ ...passwordTwice, current_password: z.optional(password) }).check(typedTwice),
  responses: { 200: said, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;

export const postPasswordReset = {
  operationId: 'postPasswordReset',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/password-reset',
  summary: 'Mails a link for a new password; the answer does not tell whether the address is known',
  antiForgery: true,
  body: z.object({ email }),
  responses: { 200: said, 403: failure, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postPasswordResetConfirmation = {
  operationId: 'postPasswordResetConfirmation',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/password-reset/confirmation',
  summary: 'Sets a new password by the token of the mail, which is good once, and ends all sessions',
  antiForgery: true,
  headers: cookieHeader,
  body: z.object({ ...passwordTwice, token: linkToken }).check(typedTwice),
  responses: { 200: said, 403: failure, 404: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;
