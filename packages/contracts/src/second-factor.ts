import * as z from 'zod/mini';
import { password, secondFactorCode } from './account-fields.ts';
import { type Contract, failure, said } from './contract.ts';

/** The number of recovery codes that an account gets. */
export const recoveryCodeCount = 10;

export const withCode = z.object({ code: secondFactorCode });
/** Each stands for a code of the app once. They are shown here and never again. */
export const newCodes = z.extend(said, { recovery_codes: z.array(z.string()) });
const refusals = { 401: failure, 403: failure, 409: failure, 422: failure, 429: failure } as const;

export const postSecondFactor = {
  operationId: 'postSecondFactor',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/second-factor',
  summary:
    'Begins to set up a second factor (TOTP, RFC 6238), which counts once a code has confirmed it; an account that has a password must name it',
  access: 'user',
  antiForgery: true,
  body: z.object({ password: z.optional(password) }),
  responses: {
    /** The secret in base32, and the address that apps read from a QR code. */
    200: z.object({ secret: z.string(), address: z.string() }),
    ...refusals,
  },
  perMinute: 10,
} as const satisfies Contract;

export const postSecondFactorConfirmation = {
  operationId: 'postSecondFactorConfirmation',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/second-factor/confirmation',
  summary:
    'Confirms a second factor that was begun, by a code of the app: from now on signing in takes one, and all other sessions end',
  access: 'user',
  antiForgery: true,
  body: withCode,
  responses: { 200: newCodes, ...refusals },
  perMinute: 10,
} as const satisfies Contract;

export const postSecondFactorProof = {
  operationId: 'postSecondFactorProof',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/second-factor/proof',
  summary: 'Proves the second factor once more, as calls ask for that may do much harm',
  access: 'user',
  antiForgery: true,
  body: withCode,
  responses: { 200: said, ...refusals },
  perMinute: 10,
} as const satisfies Contract;

export const postRecoveryCodes = {
  operationId: 'postRecoveryCodes',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes',
  access: 'user',
  antiForgery: true,
  body: withCode,
  responses: { 200: newCodes, ...refusals },
  perMinute: 10,
} as const satisfies Contract;

export const postSecondFactorRemoval = {
  operationId: 'postSecondFactorRemoval',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/second-factor/removal',
  summary: 'Removes the second factor: from now on the password alone signs in',
  access: 'user',
  antiForgery: true,
  body: withCode,
  responses: { 200: said, ...refusals },
  perMinute: 10,
} as const satisfies Contract;
