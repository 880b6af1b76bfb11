import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

const flag = z.union([z.boolean(), z.literal([0, 1])]);
const optionalText = z.optional(z.nullable(z.string()));

/** A game of the hub. Older sources leave fields out: the reader falls back as `hubEntry` of the hub says. */
export const listedGame = z.object({
  id: z.string(),
  title: z.string(),
  japanese_title: optionalText,
  title_ja: optionalText,
  description: optionalText,
  description_de: optionalText,
  description_en: optionalText,
  description_es: optionalText,
  description_fr: optionalText,
  description_ja: optionalText,
  emoji: optionalText,
  /** A list, or one as a JSON string. */
  tags: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
  available: flag,
  link: optionalText,
  color: optionalText,
  color_from: optionalText,
  color_to: optionalText,
  is_new: z.optional(flag),
  premium_only: z.optional(flag),
  is_coming_soon: z.optional(flag),
  difficulty: optionalText,
  players: optionalText,
  duration: optionalText,
});
export type ListedGame = z.infer<typeof listedGame>;

export const getGames = {
  operationId: 'getGames',
  tag: 'Games',
  method: 'GET',
  path: '/api/games',
  summary: 'Every game of the hub, also those announced',
  stored: true,
  lastAnswerServes: true,
  responses: { 200: z.array(listedGame) },
} as const satisfies Contract;
