import * as z from 'zod/mini';
import { type Contract, failure, said } from './contract.ts';
import { email, emailIfAny } from './email-address.ts';
import { line, linkToken, text } from './fields.ts';

const message = text(5_000).check(z.trim(), z.minLength(1));
/** People leave it empty; a message by a program that fills in every field is thrown away. */
const honeypot = z.optional(z.unknown());
export const isFilledByProgram = ({ website }: { website?: unknown }): boolean =>
  website !== undefined && website !== null && website !== '';

export const postContact = {
  operationId: 'postContact',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the makers: stored, and mailed to them',
  body: z.object({
    name: line(100).check(z.minLength(1)),
    email,
    message,
    website: honeypot,
  }),
  responses: { 200: said, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postFeedback = {
  operationId: 'postFeedback',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/feedback',
  summary: 'What a player thinks of the games; an address only if an answer is wished for',
  body: z.object({
    message,
    email: z.optional(emailIfAny),
    website: honeypot,
  }),
  responses: { 200: said, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const reportReasons = ['offensive', 'impersonation', 'other'] as const;

export const postNameReport = {
  operationId: 'postNameReport',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/v1/name-reports',
  summary: 'Objects to the name of an account on a leaderboard: stored, and mailed to the makers',
  access: 'anyone',
  body: z.object({
    name: line(100).check(z.minLength(1)),
    reason: z.enum(reportReasons),
    words: z._default(text(500).check(z.trim()), ''),
  }),
  responses: { 200: said, 404: failure, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

export const postNewsletter = {
  operationId: 'postNewsletter',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Asks for the newsletter; it begins when the link in the mail is followed',
  body: z.object({ email, website: honeypot }),
  responses: { 200: said, 422: failure, 429: failure },
  perMinute: 5,
} as const satisfies Contract;

const mailToken = z.object({ token: linkToken });

export const postNewsletterConfirmation = {
  operationId: 'postNewsletterConfirmation',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/newsletter/confirmation',
  summary: 'Confirms an address by the token of the mail; a second time changes nothing',
  body: mailToken,
  responses: { 200: said, 404: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;

export const postNewsletterEnd = {
  operationId: 'postNewsletterEnd',
  tag: 'Inbox',
  method: 'POST',
  path: '/api/newsletter/end',
  summary: 'Ends the newsletter by the token of any of its mails, and deletes the address',
  body: mailToken,
  responses: { 200: said, 404: failure, 422: failure, 429: failure },
  perMinute: 20,
} as const satisfies Contract;

const byToken = { params: z.object({ token: linkToken }), path: '/api/newsletter/end/:token' } as const;

export const getNewsletterEndPage = {
  operationId: 'getNewsletterEndPage',
  tag: 'Inbox',
  method: 'GET',
  ...byToken,
  summary: 'Leads whoever opens the address in the header of a mail to the page that ends the newsletter',
  responses: { 303: z.undefined(), 404: failure },
} as const satisfies Contract;

export const postNewsletterOneClickEnd = {
  operationId: 'postNewsletterOneClickEnd',
  tag: 'Inbox',
  method: 'POST',
  ...byToken,
  summary:
    'Ends the newsletter for a program of mail (RFC 8058), whatever its body says; a second time changes nothing',
  anyBody: true,
  responses: { 200: said, 404: failure, 429: failure },
  /** A provider of mail calls for all its users. */
  perMinute: 600,
} as const satisfies Contract;

/** Where a program of mail ends the newsletter, and people find its page. */
export const newsletterEndPath = (token: string): string => byToken.path.replace(':token', token);
