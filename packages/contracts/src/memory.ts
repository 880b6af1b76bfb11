import { uuidv7 } from '@michi/game-kit/id';
import { withUnifiedKanji } from '@michi/kanji/unified-kanji';
import { itemPattern } from '@michi/progress/item';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, epochMs, skill } from './fields.ts';
import { deviceHeader } from './headers.ts';

const byDevice = z.object({ [deviceHeader]: deviceId });

/**
 * What is remembered of an item by one skill: item (`k:` and a kanji), skill, stability in days, difficulty from 1 to 10, and the
 * learner's day of the last answer that counted, in days since 1970-01-01. The last three are null when nothing is
 * remembered any more. A tuple, as a learner may have ten thousand of them.
 */
export const rememberedItem = z.tuple([
  z.string().check(z.regex(itemPattern)),
  skill,
  z.nullable(z.number()),
  z.nullable(z.number()),
  z.nullable(z.int()),
]);
export type RememberedItem = z.infer<typeof rememberedItem>;

/** So many kanji one import may name: all jōyō kanji. */
export const maxKnownKanji = 2_136;
/** So many imports of a learner are taken on a UTC day. */
export const mostImportsADay = 10;
/** So many are kept apart; of more, the oldest are merged. */
export const mostImports = 50;

/** The id of an import, chosen by whoever sends it: sent twice, it counts once. */
const importId = uuidv7;

/** Signs that show the same kanji are one: sent as radicals or compatibility forms they count as the kanji. */
const kanji = z.string().check(z.overwrite(withUnifiedKanji), z.regex(/^\p{Unified_Ideograph}$/u));

export const kanjiImport = z.object({
  id: importId,
  at: epochMs,
  /** How many kanji it names. */
  kanji: z.int(),
  /** Whether it was made of several, which can be taken back together alone. */
  merged: z.boolean(),
});
export type KanjiImport = z.infer<typeof kanjiImport>;

const imports = z.object({
  /** What was said to be known already, the latest first, what was merged last. */
  imports: z.array(kanjiImport),
});

export const getMemory = {
  operationId: 'getMemory',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/memory',
  summary:
    'What whoever plays on a device remembers of each item (k: and a kanji), or what has changed since an earlier answer, page by page',
  headers: byDevice,
  query: z.object({ since: z.optional(z.string().check(z.maxLength(120))) }),
  responses: {
    200: z.extend(imports, {
      /** What to send as `since` the next time. */
      cursor: z.string(),
      /** Whether it begins with the first memory, so that others which are known are no more; else these have changed. */
      whole: z.boolean(),
      /** Whether there are more, to be asked for at once. */
      more: z.boolean(),
      memories: z.array(rememberedItem),
    }),
    401: failure,
    422: failure,
    429: failure,
  },
  /** A class of forty learners behind one address. */
  perMinute: 600,
  perMinuteOfDevice: 60,
} as const satisfies Contract;

export const postKanjiImport = {
  operationId: 'postKanjiImport',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/memory/imports',
  summary: 'Takes kanji as known that the learner says to know already; the same import counts once',
  headers: byDevice,
  body: z.object({
    id: importId,
    kanji: z.array(kanji).check(z.minLength(1), z.maxLength(maxKnownKanji)),
    /** Minutes east of UTC where the learner is. */
    utcOffset: z.int().check(z.gte(-900), z.lte(900)),
    /** When it was said, and when this is sent, by the clock of the device. */
    at: epochMs,
    sentAt: epochMs,
  }),
  responses: {
    200: imports,
    401: failure,
    /** The learner has imported as often as may be on the UTC day on which it arrives. */
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 60,
} as const satisfies Contract;

export const deleteKanjiImport = {
  operationId: 'deleteKanjiImport',
  tag: 'Playing',
  method: 'DELETE',
  path: '/api/v1/memory/imports/:id',
  summary: 'Takes an import back: what is remembered is what answers alone add up to',
  headers: byDevice,
  params: z.object({ id: importId }),
  responses: {
    200: imports,
    401: failure,
    404: failure,
    /** It was merged with others, with which alone it can be taken back. */
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 60,
} as const satisfies Contract;
