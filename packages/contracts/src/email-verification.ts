import * as z from 'zod/mini';
import { type Contract, failure, said } from './contract.ts';
import { linkToken } from './fields.ts';

export const postEmailVerification = {
  operationId: 'postEmailVerification',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/email-verification',
  summary: 'Mails the link once more that confirms the address',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postEmailVerificationConfirmation = {
  operationId: 'postEmailVerificationConfirmation',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/email-verification/confirmation',
  summary: 'Confirms the address of the own account by the token of the mail, which is good once',
  access: 'user',
  antiForgery: true,
  body: z.object({ token: linkToken }),
  responses: { 200: said, 401: failure, 403: failure, 404: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;
