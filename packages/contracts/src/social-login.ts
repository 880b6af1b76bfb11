import * as z from 'zod/mini';
import { secondFactorCode } from './account-fields.ts';
import { type Contract, failure, said } from './contract.ts';
import { cookieHeader } from './fields.ts';
import { signedIn } from './sign-in.ts';

/**
 * Signing in by way of another provider is a flow of the whole page, not a call:
 *
 * 1. The page leads to `socialLoginPath(provider, where the visitor is)`.
 * 2. Whatever happens, the visitor comes back there, with the parameter `login` in the address (`socialOutcome`).
 * 3. `done`: the page makes the call `postSocialSession`, which answers as a login does, once and within ten minutes;
 *    a refusal is shown as `failed`. The call is refused with `codeNeeded` until it names the code of an account with
 *    a second factor. `confirm`: there is an account with this address, and a mail leads to the page
 *    `socialLinkPage`, where a button makes the call `postSocialLink`. `failed`: "Social login failed."
 * 4. The page takes the parameter out of its address without a new entry in the history.
 */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The parameter of the address in which the visitor's path is handed over. */
export const returnParameter = 'return';

/** Where signing in begins. `returnTo` is a path of this site, with its parameters and fragment. */
export const socialLoginPath = (provider: SocialProvider, returnTo: string): string =>
  `/api/auth/${provider}?${new URLSearchParams({ [returnParameter]: returnTo })}`;

/** Cookies that scripts cannot read: for the way to the provider and back, and for the call after it. */
export const socialCookies = {
  flow: 'social_flow',
  session: 'social_session',
  link: 'social_link',
} as const;

const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProvider,
  string
>;
const ledOn = { 303: z.undefined() } as const;

/** Where a sign-in flow begins. */
export const getSocialLogin = (provider: SocialProvider) =>
  ({
    operationId: `get${providerNames[provider]}Login`,
    tag: 'Other providers',
    method: 'GET',
    path: `/api/auth/${provider}`,
    summary: `Leads the browser to ${providerNames[provider]} to sign in there; what fails leads back at once`,
    query: z.object({ [returnParameter]: z.optional(z.string()) }),
    responses: ledOn,
  }) as const satisfies Contract;

/** Where the provider leads the browser back to. */
export const getSocialArrival = (provider: SocialProvider) =>
  ({
    operationId: `get${providerNames[provider]}Arrival`,
    tag: 'Other providers',
    method: 'GET',
    path: `/api/auth/${provider}/callback`,
    summary: `Where ${providerNames[provider]} leads the browser back to; leads on to where the sign-in began, with the outcome`,
    cookie: socialCookies.flow,
    query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()) }),
    responses: ledOn,
  }) as const satisfies Contract;

/** The parameter of the address to which the visitor comes back. */
export const outcomeParameter = 'login';
export const socialOutcome = z.enum(['done', 'confirm', 'failed']);
export type SocialOutcome = z.infer<typeof socialOutcome>;

export const postSocialSession = {
  operationId: 'postSocialSession',
  tag: 'Other providers',
  method: 'POST',
  path: '/api/auth/session',
  summary:
    'Hands over the session that signing in with another provider began; a cookie that scripts cannot read tells which, once',
  cookie: socialCookies.session,
  antiForgery: true,
  headers: cookieHeader,
  body: z.object({ code: z.optional(secondFactorCode) }),
  responses: { 200: signedIn, 401: failure, 403: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;

/** The page to which the mailed link leads, with the token in the parameter `token`. */
export const socialLinkPage = '/social-login/confirm';

export const postSocialLink = {
  operationId: 'postSocialLink',
  tag: 'Other providers',
  method: 'POST',
  path: '/api/auth/link',
  summary:
    'Lets another provider sign in to the account to which the link was mailed, once; called by the browser that came back from the provider, or signed in to the account; does not sign in itself',
  cookie: socialCookies.link,
  access: 'anyone',
  antiForgery: true,
  headers: cookieHeader,
  body: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_.-]{20,1000}$/)) }),
  responses: {
    200: said,
    403: failure,
    404: failure,
    422: failure,
    429: failure,
  },
  perMinute: 20,
} as const satisfies Contract;
