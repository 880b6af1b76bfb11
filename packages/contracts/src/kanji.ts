import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { listLimit, meaningNote } from './fields.ts';

export const kanjiItem = z.object({
  id: z.string(),
  kanji: z.string(),
  meaning: z.string(),
  note: meaningNote,
  romaji: z.string(),
});
export type KanjiItem = z.infer<typeof kanjiItem>;

export const getKanji = {
  operationId: 'getKanji',
  tag: 'Kanji',
  method: 'GET',
  path: '/api/kanji',
  summary: 'Kanji of the day, meanings in the language of the request',
  stored: true,
  lastAnswerServes: true,
  query: z.object({ limit: z._default(listLimit, 30) }),
  responses: { 200: z.array(kanjiItem), 422: failure },
} as const satisfies Contract;
