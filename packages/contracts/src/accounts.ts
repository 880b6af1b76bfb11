import * as z from 'zod/mini';
import {
  credentials,
  password,
  passwordTwice,
  profileChanges,
  registration,
  typedTwice,
  user,
} from './account-fields.ts';
import { type AnswerOf, type Contract, failure } from './contract.ts';
import { email, epochMs, linkToken } from './fields.ts';

/** The cookie that a browser repeats in the header, which a page of another site cannot. */
export const forgeryCookie = 'XSRF-TOKEN';
export const forgeryHeader = 'x-xsrf-token';

const said = z.object({ message: z.string() });
const profile = z.object({ user });
/** The token stands in `authorization: Bearer …` of later calls, and nowhere else: it is not stored as it is. */
export const signedIn = z.object({ token: z.string(), user, message: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

export const postRegistration = {
  method: 'POST',
  path: '/api/game-auth/register',
  summary: 'Opens an account and signs in; a link to confirm the address is mailed',
  antiForgery: true,
  body: registration,
  responses: { 201: signedIn, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;

export const postLogin = {
  method: 'POST',
  path: '/api/game-auth/login',
  summary: 'Signs in; the answer does not tell whether the address or the password is wrong',
  antiForgery: true,
  body: credentials,
  responses: { 200: signedIn, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;

export const postLogout = {
  method: 'POST',
  path: '/api/game-auth/logout',
  summary: 'Ends this session',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;

export const postLogoutEverywhere = {
  method: 'POST',
  path: '/api/game-auth/logout-everywhere',
  summary: 'Ends all sessions of the account, this one too',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;

export const getProfile = {
  method: 'GET',
  path: '/api/game-auth/profile',
  summary: 'The own account',
  access: 'user',
  responses: { 200: user, 401: failure },
} as const satisfies Contract;

export const patchProfile = {
  method: 'PATCH',
  path: '/api/game-auth/profile',
  summary: 'Changes the own account; what is not sent stays',
  access: 'user',
  antiForgery: true,
  body: profileChanges,
  responses: {
    200: z.extend(profile, { message: z.string() }),
    401: failure,
    403: failure,
    422: failure,
    429: failure,
  },
  perMinute: 30,
} as const satisfies Contract;

/** A device or browser that is signed in. */
export const session = z.object({
  id: z.string(),
  created_at: epochMs,
  last_used_at: epochMs,
  /** What the browser calls itself. */
  user_agent: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const getSessions = {
  method: 'GET',
  path: '/api/game-auth/sessions',
  summary: 'Where the account is signed in, the session used last first',
  access: 'user',
  responses: { 200: z.object({ sessions: z.array(session) }), 401: failure },
} as const satisfies Contract;

export const deleteSession = {
  method: 'DELETE',
  path: '/api/game-auth/sessions/:id',
  summary: 'Ends one of the own sessions',
  access: 'user',
  antiForgery: true,
  params: z.object({ id: z.uuid() }),
  responses: { 200: said, 401: failure, 403: failure, 404: failure },
} as const satisfies Contract;

export const postPassword = {
  method: 'POST',
  path: '/api/game-auth/password',
  summary:
    'Changes the password, given the current one, and ends all other sessions; the first one is set by mail',
  access: 'user',
  antiForgery: true,
  body: z.object({ ...passwordTwice, current_password: z.optional(password) }).check(typedTwice),
  responses: { 200: said, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;

export const postEmailVerification = {
  method: 'POST',
  path: '/api/game-auth/email-verification',
  summary: 'Mails the link once more that confirms the address',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postEmailVerificationConfirmation = {
  method: 'POST',
  path: '/api/game-auth/email-verification/confirmation',
  summary: 'Confirms the address of the own account by the token of the mail, which is good once',
  access: 'user',
  antiForgery: true,
  body: z.object({ token: linkToken }),
  responses: { 200: said, 401: failure, 403: failure, 404: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;

export const postPasswordReset = {
  method: 'POST',
  path: '/api/game-auth/password-reset',
  summary: 'Mails a link for a new password; the answer does not tell whether the address is known',
  antiForgery: true,
  body: z.object({ email }),
  responses: { 200: said, 403: failure, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postPasswordResetConfirmation = {
  method: 'POST',
  path: '/api/game-auth/password-reset/confirmation',
  summary: 'Sets a new password by the token of the mail, which is good once, and ends all sessions',
  antiForgery: true,
  body: z.object({ ...passwordTwice, token: linkToken }).check(typedTwice),
  responses: { 200: said, 403: failure, 404: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;

const rows = z.array(z.record(z.string(), z.unknown()));

export const getExport = {
  method: 'GET',
  path: '/api/game-auth/export',
  summary: 'Everything that is stored about the account',
  access: 'user',
  responses: {
    200: z.object({
      exported_at: epochMs,
      account: z.extend(user, { created_at: epochMs }),
      sessions: z.array(session),
      devices: rows,
      /** By whom the account may be entered besides. */
      identities: rows,
      game_results: rows,
      level_progress: rows,
      game_totals: rows,
      module_completions: rows,
      leaderboard_scores: rows,
    }),
    401: failure,
    429: failure,
  },
  perMinute: 10,
} as const satisfies Contract;
export type AccountExport = AnswerOf<typeof getExport>;

export const postDeletion = {
  method: 'POST',
  path: '/api/game-auth/deletion',
  summary: 'Deletes the account with all of its data; an account that has a password must name it',
  access: 'user',
  antiForgery: true,
  body: z.object({ password: z.optional(password) }),
  responses: { 200: said, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 10,
} as const satisfies Contract;
