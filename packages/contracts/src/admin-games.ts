import { difficulties, durations, gameTags, playerCounts } from '@michi/games/game';
import type { locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { adminPerMinute, adminRefusals, reason, version } from './administration.ts';
import { type Contract, failure } from './contract.ts';
import { line, text } from './fields.ts';

const words = (most: number) => line(most).check(z.minLength(1));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** What can be changed of a game of the hub. */
export const gameFields = {
  title: words(40),
  japanese_title: words(20),
  descriptions: z.object({
    de: text(300).check(z.trim(), z.minLength(1)),
    en: text(300).check(z.trim(), z.minLength(1)),
    es: text(300).check(z.trim(), z.minLength(1)),
    fr: text(300).check(z.trim(), z.minLength(1)),
    ja: text(300).check(z.trim(), z.minLength(1)),
  } satisfies Record<(typeof locales)[number], z.ZodMiniType>),
  emoji: words(16),
  tags: z.array(z.enum(gameTags)).check(z.maxLength(gameTags.length)),
  /** A path of the site, or an address elsewhere. */
  link: line(200).check(z.regex(/^(?:\/(?:[^/\s]\S*)?|https:\/\/\S+)$/)),
  color,
  color_from: color,
  color_to: color,
  difficulty: z.enum(difficulties),
  players: z.enum(playerCounts),
  duration: z.enum(durations),
  available: z.boolean(),
  is_new: z.boolean(),
  premium_only: z.boolean(),
  is_coming_soon: z.boolean(),
};
const fields = z.object(gameFields);
export type GameFields = z.infer<typeof fields>;

export const adminGame = z.extend(fields, {
  id: z.string(),
  /** Edited by an admin: a new version of the program leaves it as it is. */
  edited: z.boolean(),
  /** Whether the program brings it along, so that it can be set back to that. */
  built_in: z.boolean(),
  version,
});
export type AdminGame = z.infer<typeof adminGame>;

/** All games in the order of the hub; they are few. */
const games = z.object({ games: z.array(adminGame) });

const params = z.object({ id: words(40) });
const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminGames = {
  ...common,
  operationId: 'getAdminGames',
  method: 'GET',
  path: '/api/admin/games',
  summary: 'The games of the hub in their order',
  responses: { 200: games, ...adminRefusals },
} as const satisfies Contract;

export const patchAdminGame = {
  ...common,
  operationId: 'patchAdminGame',
  method: 'PATCH',
  path: '/api/admin/games/:id',
  summary: 'Changes a game of the hub; what is not sent stays. The hub shows it within a minute',
  antiForgery: true,
  params,
  body: z.extend(z.partial(fields), { version, reason }),
  responses: { 200: games, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminGameMove = {
  ...common,
  operationId: 'postAdminGameMove',
  method: 'POST',
  path: '/api/admin/games/:id/move',
  summary: 'Moves a game of the hub one place up or down; at the end it stays where it is',
  antiForgery: true,
  params,
  body: z.object({ version, direction: z.enum(['up', 'down']), reason }),
  responses: { 200: games, ...adminRefusals, 409: failure },
} as const satisfies Contract;

export const postAdminGameReset = {
  ...common,
  operationId: 'postAdminGameReset',
  method: 'POST',
  path: '/api/admin/games/:id/reset',
  summary: 'Sets a game of the hub back to what the program brings along, with its place',
  antiForgery: true,
  params,
  body: z.object({ version, reason }),
  responses: { 200: games, ...adminRefusals, 409: failure },
} as const satisfies Contract;
