import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { adminPerMinute, adminRefusals, listOf, listQuery, version } from './administration.ts';
import { type Contract, failure, said } from './contract.ts';
import { epochMs, text } from './fields.ts';

/** The forms by which letters come. */
export const letterKinds = ['contact', 'feedback'] as const;
export const letterStates = ['open', 'done'] as const;

/** How long an answer may be. */
export const answerLength = 5_000;

/** A letter in the list. */
export const adminLetter = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  /** What the writer is called; empty where the form does not ask for it. */
  name: z.string(),
  /** Null when no answer is wished for. */
  email: z.nullable(z.string()),
  /** The language in which the writer reads. */
  locale: z.string(),
  created_at: epochMs,
  /** When it was answered last from the administration. */
  answered_at: z.nullable(epochMs),
  done_at: z.nullable(epochMs),
  /** The first words, on one line. */
  beginning: z.string(),
  version,
});
export type AdminLetter = z.infer<typeof adminLetter>;

export const adminLetterDetails = z.extend(adminLetter, { message: z.string() });
export type AdminLetterDetails = z.infer<typeof adminLetterDetails>;

const params = z.object({ id: uuid });
const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminLetters = {
  ...common,
  operationId: 'getAdminLetters',
  method: 'GET',
  path: '/api/admin/letters',
  summary: 'What was written by the contact form and as feedback, the last first',
  query: z.object({
    ...listQuery(['created_at']),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    kind: z._default(z.enum([...letterKinds, 'any']), 'any'),
    state: z._default(z.enum([...letterStates, 'any']), 'open'),
  }),
  responses: { 200: listOf(adminLetter), ...adminRefusals },
} as const satisfies Contract;

export const getAdminLetter = {
  ...common,
  operationId: 'getAdminLetter',
  method: 'GET',
  path: '/api/admin/letters/:id',
  summary: 'One letter; the look is noted in the change log',
  params,
  responses: { 200: adminLetterDetails, ...adminRefusals },
} as const satisfies Contract;

export const patchAdminLetter = {
  ...common,
  operationId: 'patchAdminLetter',
  method: 'PATCH',
  path: '/api/admin/letters/:id',
  summary: 'Marks a letter as done, after which it is kept for 90 days, or as open again',
  antiForgery: true,
  params,
  body: z.object({ version, done: z.boolean() }),
  responses: { 200: adminLetterDetails, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminLetterAnswer = {
  ...common,
  operationId: 'postAdminLetterAnswer',
  method: 'POST',
  path: '/api/admin/letters/:id/answer',
  summary: 'Mails an answer to the address of a letter, in a frame of the language in which its writer reads',
  freshProof: true,
  antiForgery: true,
  params,
  body: z.object({
    version,
    text: text(answerLength).check(z.trim(), z.minLength(1)),
    /** Whether the letter is done with it. */
    done: z.boolean(),
  }),
  responses: { 200: adminLetterDetails, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminLetterDeletion = {
  ...common,
  operationId: 'postAdminLetterDeletion',
  method: 'POST',
  path: '/api/admin/letters/:id/deletion',
  summary: 'Deletes a letter for good',
  freshProof: true,
  antiForgery: true,
  params,
  body: z.object({ version }),
  responses: { 200: said, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const getAdminOpen = {
  ...common,
  operationId: 'getAdminOpen',
  method: 'GET',
  path: '/api/admin/open',
  summary: 'How much waits for an admin: letters that are open, and names that are reported',
  responses: { 200: z.object({ letters: z.int(), names: z.int() }), ...adminRefusals },
} as const satisfies Contract;
