import * as z from 'zod/mini';
import { adminPerMinute, adminRefusals, listOf, listQuery } from './administration.ts';
import { type Contract, failure, said } from './contract.ts';
import { text } from './fields.ts';

export const refusedKinds = ['reading', 'meaning'] as const;

/** A refused answer that learners called right. Who gave it is not stored. */
export const refusedAnswer = z.object({
  kanji: z.string(),
  kind: z.enum(refusedKinds),
  language: z.string(),
  text: z.string(),
  count: z.int(),
  /** When it was reported last, in days since 1970-01-01, UTC. */
  last_day: z.int(),
});
export type RefusedAnswer = z.infer<typeof refusedAnswer>;

const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminAnswers = {
  ...common,
  operationId: 'getAdminAnswers',
  method: 'GET',
  path: '/api/admin/answers',
  summary: 'Refused answers that learners called right, the most frequent first',
  query: z.object({
    ...listQuery(['count', 'last_day', 'kanji']),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    kind: z._default(z.enum([...refusedKinds, 'any']), 'any'),
  }),
  responses: { 200: listOf(refusedAnswer), ...adminRefusals },
} as const satisfies Contract;

export const postAdminAnswerRemoval = {
  ...common,
  operationId: 'postAdminAnswerRemoval',
  method: 'POST',
  path: '/api/admin/answers/removal',
  summary: 'Removes a refused answer that was dealt with, unless it was reported again since',
  antiForgery: true,
  body: z.object({
    kanji: text(40),
    kind: z.enum(refusedKinds),
    language: text(16),
    text: text(100),
    count: z.int().check(z.gte(1)),
  }),
  responses: { 200: said, ...adminRefusals, 409: failure },
} as const satisfies Contract;
